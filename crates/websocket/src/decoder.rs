//! What a client says, read piece by piece as it comes from the network. Never asks for more bytes, answers
//! nothing, and never keeps what has been handed over.

use std::fmt;
use std::mem;
use std::ops::ControlFlow;

use crate::body::Body;
use crate::head::{Head, HeadReader, Opcode};
use crate::heard::{control, torn_bytes, utf8};
use crate::{Heard, Violation};

/// Reads one client. It has heap memory only while a frame or a message is incomplete.
pub struct Decoder {
    message_bytes_max: usize,
    stage: Stage,
    message: Option<Message>,
    /// What has come of an incomplete message, and behind it what has come of an incomplete control frame.
    kept: Vec<u8>,
}

enum Stage {
    Head(HeadReader),
    Body(Body),
    /// Closed, broken or told to stop.
    Over,
}

/// A message that has begun.
enum Message {
    /// So many bytes at the end of what is kept are not a character yet.
    Text {
        torn: u8,
    },
    Binary,
}

/// Why nothing more is read.
enum Stop {
    Enough,
    Violated(Violation),
}

impl From<Violation> for Stop {
    fn from(violation: Violation) -> Self {
        Self::Violated(violation)
    }
}

impl Decoder {
    pub fn new(message_bytes_max: usize) -> Self {
        Self {
            message_bytes_max,
            stage: Stage::Head(HeadReader::default()),
            message: None,
            kept: Vec::new(),
        }
    }

    /// Takes off the mask in place and hands over whatever is whole; a frame that lies in `bytes` as a whole
    /// message is not copied. After a close, a violation, or when `hear` breaks off, all later bytes are
    /// ignored.
    pub fn feed(
        &mut self,
        bytes: &mut [u8],
        mut hear: impl FnMut(Heard<'_>) -> ControlFlow<()>,
    ) -> Result<(), Violation> {
        let Err(stop) = self.read(bytes, &mut hear) else {
            return Ok(());
        };
        self.stage = Stage::Over;
        self.message = None;
        self.kept = Vec::new();
        match stop {
            Stop::Enough => Ok(()),
            Stop::Violated(violation) => Err(violation),
        }
    }

    /// Whether more may come and nothing of it has begun, so that nothing is held for this client.
    pub fn is_between_messages(&self) -> bool {
        let between_frames = matches!(&self.stage, Stage::Head(head) if head.is_empty());
        between_frames && self.message.is_none()
    }

    /// The memory that is held for this client until more comes.
    pub fn held_bytes(&self) -> usize {
        self.kept.capacity()
    }

    fn read(
        &mut self,
        mut bytes: &mut [u8],
        hear: &mut impl FnMut(Heard<'_>) -> ControlFlow<()>,
    ) -> Result<(), Stop> {
        loop {
            match &mut self.stage {
                Stage::Head(reader) => {
                    let Some(byte) = bytes.split_off_first_mut() else {
                        return Ok(());
                    };
                    if let Some(head) = reader.take(*byte)? {
                        self.begin(head)?;
                    }
                }
                Stage::Body(body) => {
                    if bytes.is_empty() && body.left > 0 {
                        return Ok(());
                    }
                    let piece = body.piece(&mut bytes);
                    let body = *body;
                    if body.left == 0 {
                        self.stage = Stage::Head(HeadReader::default());
                    }
                    match body.opcode.is_control() {
                        true => self.control(body, piece, hear)?,
                        false => self.data(body, piece, hear)?,
                    }
                }
                Stage::Over => return Ok(()),
            }
        }
    }

    /// Looks at a head before anything that follows it is kept.
    fn begin(&mut self, head: Head) -> Result<(), Violation> {
        match (head.opcode, &self.message) {
            (Opcode::Continuation, None) => {
                return Err(Violation::Protocol("a continuation of nothing"));
            }
            (Opcode::Text | Opcode::Binary, Some(_)) => {
                return Err(Violation::Protocol("a message inside another"));
            }
            (Opcode::Text, None) => self.message = Some(Message::Text { torn: 0 }),
            (Opcode::Binary, None) => self.message = Some(Message::Binary),
            _ => {}
        }
        let left = usize::try_from(head.length).map_err(|_| Violation::TooLong)?;
        let room = self.message_bytes_max.saturating_sub(self.kept.len());
        if left > room && !head.opcode.is_control() {
            return Err(Violation::TooLong);
        }
        self.stage = Stage::Body(Body::new(head, left, self.kept.len()));
        Ok(())
    }

    fn control(
        &mut self,
        body: Body,
        piece: &[u8],
        hear: &mut impl FnMut(Heard<'_>) -> ControlFlow<()>,
    ) -> Result<(), Stop> {
        let torn = body.left > 0 || self.kept.len() > body.from;
        if torn {
            self.kept.extend_from_slice(piece);
        }
        if body.left > 0 {
            return Ok(());
        }
        let payload = if torn { &self.kept[body.from..] } else { piece };
        say(control(body.opcode, payload)?, hear)?;
        self.kept.truncate(body.from);
        if self.kept.is_empty() {
            self.kept = Vec::new();
        }
        Ok(())
    }

    fn data(
        &mut self,
        body: Body,
        piece: &[u8],
        hear: &mut impl FnMut(Heard<'_>) -> ControlFlow<()>,
    ) -> Result<(), Stop> {
        let ends = body.last && body.left == 0;
        let untorn = ends && self.kept.is_empty();
        if !untorn {
            self.keep(piece)?;
        }
        if !ends {
            return Ok(());
        }
        let kept = mem::take(&mut self.kept);
        let payload = if untorn { piece } else { &kept };
        let heard = match self.message.take() {
            Some(Message::Text { .. }) => Heard::Text(utf8(payload)?),
            _ => Heard::Binary(payload),
        };
        say(heard, hear)
    }

    /// Text that can no longer become UTF-8 is refused at once.
    fn keep(&mut self, piece: &[u8]) -> Result<(), Violation> {
        let mut unchecked = self.kept.len();
        self.kept.extend_from_slice(piece);
        if let Some(Message::Text { torn }) = &mut self.message {
            unchecked -= usize::from(*torn);
            *torn = torn_bytes(&self.kept[unchecked..])?;
        }
        Ok(())
    }
}

impl fmt::Debug for Decoder {
    /// Without what is kept, which may be a secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Decoder")
            .field("message_bytes_max", &self.message_bytes_max)
            .field("kept_bytes", &self.kept.len())
            .finish_non_exhaustive()
    }
}

fn say(heard: Heard<'_>, hear: &mut impl FnMut(Heard<'_>) -> ControlFlow<()>) -> Result<(), Stop> {
    let closes = matches!(heard, Heard::Close(_));
    match hear(heard) {
        ControlFlow::Continue(()) if !closes => Ok(()),
        _ => Err(Stop::Enough),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A whole text frame with a mask of zeros, and where in it the text begins.
    fn frame(text: &str) -> (Vec<u8>, usize) {
        let length = u8::try_from(text.len()).expect("a short text");
        let mut frame = vec![0x81, 0x80 | length, 0, 0, 0, 0];
        frame.extend_from_slice(text.as_bytes());
        (frame, 6)
    }

    #[test]
    fn a_decoder_is_small() {
        assert!(size_of::<Decoder>() <= 64);
    }

    #[test]
    fn a_whole_frame_is_neither_copied_nor_kept() {
        let mut decoder = Decoder::new(100);
        let (mut bytes, at) = frame("Who is the mole?");
        let place = bytes[at..].as_ptr();
        let mut heard = None;
        let fed = decoder.feed(&mut bytes, |said| {
            if let Heard::Text(text) = said {
                heard = Some((text.as_ptr(), text.to_owned()));
            }
            ControlFlow::Continue(())
        });
        assert_eq!(fed, Ok(()));
        assert_eq!(heard, Some((place, "Who is the mole?".to_owned())));
        assert_eq!(decoder.kept.capacity(), 0);
    }

    #[test]
    fn nothing_is_kept_between_messages() {
        let ping = [0x89, 0x82, 0, 0, 0, 0, 1, 2];
        let (text, _) = frame("Not me.");
        for frame in [&ping[..], &text] {
            let mut decoder = Decoder::new(100);
            let mut heard = 0;
            for byte in frame {
                let fed = decoder.feed(&mut [*byte], |_| {
                    heard += 1;
                    ControlFlow::Continue(())
                });
                assert_eq!(fed, Ok(()));
                assert_eq!(decoder.is_between_messages(), heard == 1);
            }
            assert_eq!(decoder.kept.capacity(), 0);
        }
    }

    #[test]
    fn a_message_that_is_announced_too_long_is_not_waited_for() {
        let mut decoder = Decoder::new(100);
        let mut begin = [0x01, 0x80 | 60, 0, 0, 0, 0];
        let never = |_: Heard<'_>| -> ControlFlow<()> { panic!("nothing is whole") };
        assert_eq!(decoder.feed(&mut begin, never), Ok(()));
        assert_eq!(decoder.feed(&mut [b'*'; 60], never), Ok(()));
        let mut more = [0x00, 0x80 | 41, 0, 0, 0, 0];
        assert_eq!(decoder.feed(&mut more, never), Err(Violation::TooLong));
        assert_eq!(decoder.kept.capacity(), 0);
    }

    #[test]
    fn what_was_said_is_never_printed() {
        let mut decoder = Decoder::new(100);
        let (mut bytes, _) = frame("a secret");
        bytes.pop();
        let fed = decoder.feed(&mut bytes, |_| ControlFlow::Continue(()));
        assert_eq!(fed, Ok(()));
        assert!(decoder.held_bytes() >= 7);
        assert_eq!(
            format!("{decoder:?}"),
            "Decoder { message_bytes_max: 100, kept_bytes: 7, .. }"
        );
    }
}
