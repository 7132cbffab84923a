//! What follows the head of a frame, piece by piece, and the mask that comes off it. Never keeps any of it.

use std::mem;

use crate::head::{Head, Opcode};

/// What is still to come of a frame.
#[derive(Clone, Copy)]
pub(crate) struct Body {
    pub(crate) opcode: Opcode,
    pub(crate) last: bool,
    /// Turned so that it begins with the next byte.
    mask: [u8; 4],
    pub(crate) left: usize,
    /// How much had been kept before it.
    pub(crate) from: usize,
}

impl Body {
    pub(crate) fn new(head: Head, left: usize, from: usize) -> Self {
        Self {
            opcode: head.opcode,
            last: head.last,
            mask: head.mask,
            left,
            from,
        }
    }

    /// Takes from `bytes` what belongs to it, without the mask.
    pub(crate) fn piece<'a>(&mut self, bytes: &mut &'a mut [u8]) -> &'a [u8] {
        let here = self.left.min(bytes.len());
        let (piece, rest) = mem::take(bytes).split_at_mut(here);
        *bytes = rest;
        unmask(piece, self.mask);
        self.mask.rotate_left(here % 4);
        self.left -= here;
        piece
    }
}

/// A mask hides nothing: it keeps old proxies from taking frames for requests.
fn unmask(bytes: &mut [u8], mask: [u8; 4]) {
    let [a, b, c, d] = mask;
    let wide = u64::from_ne_bytes([a, b, c, d, a, b, c, d]);
    let (words, rest) = bytes.as_chunks_mut::<8>();
    for word in words {
        *word = (u64::from_ne_bytes(*word) ^ wide).to_ne_bytes();
    }
    for (byte, mask) in rest.iter_mut().zip(mask.iter().cycle()) {
        *byte ^= mask;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_the_rest_are_unmasked_alike() {
        let mask = [0x37, 0xfa, 0x21, 0x3d];
        for length in 0..40 {
            let masked: Vec<u8> = (100..100 + length).collect();
            let slowly: Vec<u8> = masked
                .iter()
                .zip(mask.iter().cycle())
                .map(|(byte, mask)| byte ^ mask)
                .collect();
            let mut bytes = masked;
            unmask(&mut bytes, mask);
            assert_eq!(bytes, slowly);
        }
    }
}
