//! What a phone sends once its socket is open: bytes become frames, and texts in them become what the server
//! obeys. Never obeys any of it.

use std::ops::ControlFlow;

use websocket::{Decoder, Heard, Violation};
use wire::ClientIn;

/// Where the network tears what was sent.
const CUTS: usize = 4;

/// Longer than most that is invented here, so that messages within the limit and beyond it come up.
const MESSAGE_BYTES_MAX: usize = 600;

/// A text frame that is whole, with a mask of zeros; its length comes behind.
const TEXT_FRAME: [u8; 2] = [0x81, 0x80 | 126];

type Outcome = (Vec<String>, Result<(), Violation>);

/// The first bytes say where to cut. The others are what a phone sends, and once more the text of one frame, so
/// that no right length has to be guessed on the way to the protocol.
pub fn drive(bytes: &[u8]) {
    let Some((cuts, sent)) = bytes.split_first_chunk::<CUTS>() else {
        return;
    };
    let whole = hear([sent]);
    assert_eq!(hear(cut(sent, cuts)), whole, "cuts change nothing");
    assert_eq!(hear(sent.chunks(1)), whole, "nor do the smallest pieces");
    whole.0.iter().for_each(|text| read(text));
    if let Ok(text) = str::from_utf8(sent) {
        arrives(text);
        read(text);
    }
}

/// Texts as they are, and all else as it is printed, up to the first violation.
fn hear<'a>(pieces: impl IntoIterator<Item = &'a [u8]>) -> Outcome {
    let mut decoder = Decoder::new(MESSAGE_BYTES_MAX);
    let mut heard = Vec::new();
    for piece in pieces {
        let fed = decoder.feed(&mut piece.to_vec(), |said| {
            heard.push(match said {
                Heard::Text(text) => text.to_owned(),
                Heard::Ping(said) => format!("{:?}", websocket::pong(said)),
                other => format!("{other:?}"),
            });
            ControlFlow::Continue(())
        });
        if fed.is_err() {
            return (heard, fed);
        }
    }
    (heard, Ok(()))
}

fn cut<'a>(sent: &'a [u8], cuts: &[u8; CUTS]) -> Vec<&'a [u8]> {
    let place = |cut: &u8| usize::from(*cut) * sent.len() / usize::from(u8::MAX);
    let mut places: Vec<usize> = cuts.iter().map(place).collect();
    places.extend([0, sent.len()]);
    places.sort_unstable();
    let ends = places.windows(2);
    ends.map(|ends| &sent[ends[0]..ends[1]]).collect()
}

/// What a phone puts into one frame is heard as it was said, unless it is too long.
fn arrives(text: &str) {
    let Ok(length @ 126..) = u16::try_from(text.len()) else {
        return;
    };
    let mut frame = TEXT_FRAME.to_vec();
    frame.extend(length.to_be_bytes());
    frame.extend([0; 4]);
    frame.extend(text.as_bytes());
    let expected = match text.len() {
        0..=MESSAGE_BYTES_MAX => (vec![text.to_owned()], Ok(())),
        _ => (vec![], Err(Violation::TooLong)),
    };
    assert_eq!(hear([&*frame]), expected);
}

/// What is understood can be said again. There are two ways to read a frame, of which one is faster.
fn read(text: &str) {
    let slowly = serde_json::from_str::<ClientIn>(text);
    match ClientIn::read(text) {
        Ok(frame) => {
            assert_eq!(slowly.ok().as_ref(), Some(&frame), "both ways lead there");
            let said = serde_json::to_string(&frame).unwrap();
            let mut written = String::new();
            wire::json::write(&mut written, &frame).unwrap();
            assert_eq!(written, said);
            assert_eq!(ClientIn::read(&said).unwrap(), frame);
        }
        // Its sender is told.
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
