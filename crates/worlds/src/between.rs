//! What stands between the sockets and whoever compares: nothing, or a planted fault. The server knows of none.

use crate::compare::Who;
use crate::frame::Frame;

/// Passes on what came in the second world; the first is as it is.
pub trait Between {
    fn pass(&mut self, who: Who, frame: Frame) -> Vec<Frame>;
}

/// What came.
#[derive(Debug)]
pub struct Honest;

impl Between for Honest {
    fn pass(&mut self, _: Who, frame: Frame) -> Vec<Frame> {
        vec![frame]
    }
}

/// A fault in one frame: the first that is chosen, after so many others of the kind.
#[derive(Debug)]
pub struct Planted {
    pub whom: fn(Who) -> bool,
    pub kind: &'static str,
    pub after: usize,
    pub fault: Fault,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The last bit of one byte.
    Byte,
    /// It comes twice.
    Twice,
    /// It does not come.
    Lost,
    /// One byte more, as an unpadded frame has.
    Longer,
    /// Another kind of frame.
    Opcode,
}

impl Between for Planted {
    fn pass(&mut self, who: Who, frame: Frame) -> Vec<Frame> {
        if !(self.whom)(who) || !frame.is(self.kind) {
            return vec![frame];
        }
        let is_it = self.after == 0;
        self.after = self.after.wrapping_sub(1);
        if !is_it {
            return vec![frame];
        }
        let mut changed = frame.clone();
        match self.fault {
            Fault::Byte => {
                let middle = changed.bytes.len() / 2;
                changed.bytes[middle] ^= 1;
            }
            Fault::Longer => changed.bytes.push(b' '),
            Fault::Opcode => changed.bytes[0] ^= 3,
            Fault::Twice => return vec![frame, changed],
            Fault::Lost => return Vec::new(),
        }
        vec![changed]
    }
}
