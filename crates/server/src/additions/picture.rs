//! One picture of a table's own deck: what it is called, and whether it is one at all.

use bytes::Bytes;
use journal::BlobHash;
use rules::Addition;
use wire::{
    OWN_PREFIX, Refusal,
    limits::{PICTURE_BYTES, PICTURE_HEIGHT, PICTURE_WIDTH},
};
use zune_core::{bytestream::ZCursor, options::DecoderOptions};
use zune_jpeg::JpegDecoder;

use super::Checked;

fn picture_id(hash: &BlobHash) -> String {
    format!("{OWN_PREFIX}{hash}")
}

pub(super) fn hash_of(picture: &str) -> Option<BlobHash> {
    picture.strip_prefix(OWN_PREFIX)?.parse().ok()
}

pub(super) fn check(bytes: Bytes) -> Result<Checked, Refusal> {
    look_at(&bytes)?;
    Ok(Checked {
        addition: Addition::Picture(picture_id(&BlobHash::of(&bytes))),
        stored: bytes,
        bones: None,
    })
}

/// A JPEG of the wanted size that can be decoded to its end. What the sender calls it does not
/// count.
fn look_at(bytes: &[u8]) -> Result<(), Refusal> {
    if bytes.len() > PICTURE_BYTES {
        return Err(Refusal::PictureTooLarge);
    }
    let options = DecoderOptions::default()
        .set_max_width(PICTURE_WIDTH)
        .set_max_height(PICTURE_HEIGHT)
        .set_strict_mode(true);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    decoder.decode_headers().map_err(|_| Refusal::NotAPicture)?;
    if decoder.dimensions() != Some((PICTURE_WIDTH, PICTURE_HEIGHT)) {
        return Err(Refusal::NotAPicture);
    }
    decoder.decode().map_err(|_| Refusal::NotAPicture)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 600 x 900, grey.
    const GOOD: &[u8] = include_bytes!("../../tests/it/pictures/portrait.jpg");
    const LANDSCAPE: &[u8] = include_bytes!("../../tests/it/pictures/landscape.jpg");
    const PNG: &[u8] = include_bytes!("../../tests/it/pictures/portrait.png");

    #[test]
    fn a_picture_is_a_whole_jpeg_of_its_size() {
        let cut_short = &GOOD[..GOOD.len() / 2];
        let table: [(&str, &[u8], Result<(), Refusal>); 7] = [
            ("a whole one", GOOD, Ok(())),
            ("too wide", LANDSCAPE, Err(Refusal::NotAPicture)),
            ("another format", PNG, Err(Refusal::NotAPicture)),
            ("cut short", cut_short, Err(Refusal::NotAPicture)),
            ("nothing", b"", Err(Refusal::NotAPicture)),
            (
                "a page",
                b"<!doctype html><script>",
                Err(Refusal::NotAPicture),
            ),
            (
                "too heavy",
                &vec![0; PICTURE_BYTES + 1],
                Err(Refusal::PictureTooLarge),
            ),
        ];
        for (what, bytes, verdict) in table {
            assert_eq!(look_at(bytes), verdict, "{what}");
        }
    }

    #[test]
    fn a_picture_is_found_by_what_it_is_called() {
        let hash = BlobHash::of(GOOD);
        assert_eq!(hash_of(&picture_id(&hash)), Some(hash));
        for wrong in ["", "own-", "own-../secrets", &hash.to_string()] {
            assert_eq!(hash_of(wrong), None, "{wrong}");
        }
    }
}
