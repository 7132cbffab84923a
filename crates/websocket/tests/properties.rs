//! What holds of all bytes, however they are cut, and that another implementation means the same.

use std::io::{self, Cursor, Read, Write};
use std::ops::ControlFlow;

use proptest::prelude::*;
use proptest::sample::Index;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocket};
use websocket::{CloseCode, Decoder, Violation};

const MESSAGE_BYTES_MAX: usize = 1000;

type Outcome = (Vec<String>, Result<(), Violation>);

/// What is heard of these pieces, up to the first violation.
fn hear<'a>(pieces: impl IntoIterator<Item = &'a [u8]>) -> Outcome {
    let mut decoder = Decoder::new(MESSAGE_BYTES_MAX);
    let mut heard = Vec::new();
    for piece in pieces {
        let fed = decoder.feed(&mut piece.to_vec(), |said| {
            heard.push(format!("{said:?}"));
            ControlFlow::Continue(())
        });
        if fed.is_err() {
            return (heard, fed);
        }
    }
    (heard, Ok(()))
}

/// Cut at these places, in whatever order they are given.
fn cut<'a>(bytes: &'a [u8], at: &[Index]) -> Vec<&'a [u8]> {
    let mut at: Vec<usize> = at.iter().map(|at| at.index(bytes.len() + 1)).collect();
    at.extend([0, bytes.len()]);
    at.sort_unstable();
    at.windows(2).map(|ends| &bytes[ends[0]..ends[1]]).collect()
}

/// Bytes that are often nearly frames.
fn nearly_frames() -> impl Strategy<Value = Vec<u8>> {
    let kind = prop_oneof![
        4 => prop::sample::select(vec![0x00, 0x01, 0x02, 0x80, 0x81, 0x82, 0x88, 0x89, 0x8a]),
        1 => any::<u8>(),
    ];
    let payload = prop_oneof![
        "[a-zč€😀]{0,40}".prop_map(String::into_bytes),
        prop::collection::vec(any::<u8>(), 0..200),
    ];
    let frame = (kind, any::<[u8; 4]>(), payload, prop::bool::weighted(0.05));
    let frame = frame.prop_map(|(kind, mask, payload, spoilt)| {
        let mut frame = vec![kind];
        match u8::try_from(payload.len()) {
            Ok(short @ 0..=125) => frame.push(0x80 | short),
            Ok(long) => frame.extend([0x80 | 126, 0, long]),
            Err(_) => unreachable!("payloads are short"),
        }
        frame.extend(mask);
        let masked = payload.iter().zip(mask.iter().cycle());
        frame.extend(masked.map(|(byte, mask)| byte ^ mask));
        if spoilt {
            frame[1] ^= 0x80;
        }
        frame
    });
    prop::collection::vec(frame, 0..12).prop_map(|frames| frames.concat())
}

/// A socket to nobody: has what is to be read, and keeps what is written.
#[derive(Default)]
struct Tape {
    read: Cursor<Vec<u8>>,
    written: Vec<u8>,
}

impl Read for Tape {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.read.read(buffer)
    }
}

impl Write for Tape {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.written.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What the other implementation does as a client, in the order of sending.
#[derive(Debug, Clone)]
enum Act {
    Text(String),
    TextInPieces(String, Vec<Index>),
    Binary(Vec<u8>),
    Ping(Vec<u8>),
    Pong(Vec<u8>),
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let bytes = || prop::collection::vec(any::<u8>(), 0..=125);
    let text = || "[a-zč€😀]{0,100}";
    let places = prop::collection::vec(any::<Index>(), 0..5);
    let act = prop_oneof![
        text().prop_map(Act::Text),
        (text(), places).prop_map(|(text, at)| Act::TextInPieces(text, at)),
        bytes().prop_map(Act::Binary),
        bytes().prop_map(Act::Ping),
        bytes().prop_map(Act::Pong),
    ];
    prop::collection::vec(act, 0..10)
}

impl Act {
    /// The messages that make it, with a ping behind each piece of a text.
    fn messages(&self) -> Vec<Message> {
        match self {
            Self::Text(text) => vec![Message::text(text)],
            Self::TextInPieces(text, at) => {
                let pieces = cut(text.as_bytes(), at);
                let last = pieces.len() - 1;
                let piece = |(at, piece): (usize, &[u8])| {
                    let opcode = if at == 0 { Data::Text } else { Data::Continue };
                    let (opcode, ends) = (OpCode::Data(opcode), at == last);
                    let frame = Frame::message(piece.to_vec(), opcode, ends);
                    [Message::Frame(frame), Message::Ping("?".into())]
                };
                pieces.into_iter().enumerate().flat_map(piece).collect()
            }
            Self::Binary(bytes) => vec![Message::binary(bytes.clone())],
            Self::Ping(bytes) => vec![Message::Ping(bytes.clone().into())],
            Self::Pong(bytes) => vec![Message::Pong(bytes.clone().into())],
        }
    }

    /// What is to be heard of it.
    fn heard(&self) -> Vec<String> {
        match self {
            Self::Text(text) => vec![format!("Text({text:?})")],
            Self::TextInPieces(text, at) => {
                let mut heard = vec!["Ping([63])".to_owned(); at.len()];
                heard.extend([format!("Text({text:?})"), "Ping([63])".to_owned()]);
                heard
            }
            Self::Binary(bytes) => vec![format!("Binary({bytes:?})")],
            Self::Ping(bytes) => vec![format!("Ping({bytes:?})")],
            Self::Pong(bytes) => vec![format!("Pong({bytes:?})")],
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_heard_or_refused_and_cuts_change_nothing(
        bytes in prop_oneof![nearly_frames(), prop::collection::vec(any::<u8>(), 0..300)],
        at in prop::collection::vec(any::<Index>(), 0..20),
    ) {
        let whole = hear([&*bytes]);
        prop_assert_eq!(&hear(cut(&bytes, &at)), &whole);
        prop_assert_eq!(&hear(bytes.chunks(1)), &whole);
    }

    #[test]
    fn what_tungstenite_says_as_a_client_is_heard(
        acts in acts(),
        at in prop::collection::vec(any::<Index>(), 0..20),
    ) {
        let mut client = WebSocket::from_raw_socket(Tape::default(), Role::Client, None);
        for message in acts.iter().flat_map(Act::messages) {
            client.send(message).expect("a tape takes everything");
        }
        let expected: Vec<String> = acts.iter().flat_map(Act::heard).collect();
        let outcome = hear(cut(&client.get_ref().written, &at));
        prop_assert_eq!(outcome, (expected, Ok(())));
    }

    #[test]
    fn what_is_sent_is_what_tungstenite_reads(
        text in ".{0,200}",
        long in 0..70_000_usize,
        bytes in prop::collection::vec(any::<u8>(), 0..=125),
        code in 3000..5000_u16,
    ) {
        let long = "*".repeat(long);
        let mut sent = Vec::new();
        websocket::put_text(&mut sent, &text);
        sent.extend(websocket::text(&long));
        sent.extend(websocket::binary(&bytes));
        sent.extend(websocket::ping());
        sent.extend(websocket::pong(&bytes));
        let why = CloseCode::new(code).map(|code| (code, "So long."));
        sent.extend(websocket::close(why));

        let tape = Tape { read: Cursor::new(sent), ..Tape::default() };
        let mut client = WebSocket::from_raw_socket(tape, Role::Client, None);
        let expected = [
            Message::text(text),
            Message::text(long),
            Message::binary(bytes.clone()),
            Message::Ping(vec![].into()),
            Message::Pong(bytes.into()),
            Message::Close(Some(CloseFrame {
                code: code.into(),
                reason: "So long.".into(),
            })),
        ];
        for expected in expected {
            prop_assert_eq!(client.read().expect("a message"), expected);
        }
    }
}

#[test]
fn every_close_code_that_is_sent_may_be_sent() {
    for code in 0..=u16::MAX {
        let sent = CloseCode::new(code).map(CloseCode::get);
        assert!(sent.is_none_or(|sent| sent == code));
        let mut frame = vec![0x88, 0x82, 0, 0, 0, 0];
        frame.extend(code.to_be_bytes());
        let (heard, fed) = hear([&*frame]);
        assert_eq!(heard.len(), usize::from(sent.is_some()), "{code}");
        assert_eq!(fed.is_err(), sent.is_none(), "{code}");
    }
}

#[test]
fn lengths_that_no_client_should_write_are_refused() {
    let heads: [&[u8]; 4] = [
        &[0x81, 0x80 | 126, 0, 125],
        &[0x81, 0x80 | 127, 0, 0, 0, 0, 0, 0, 0xff, 0xff],
        &[0x81, 0x80 | 127, 0x80, 0, 0, 0, 0, 0, 0, 0],
        &[
            0x81,
            0x80 | 127,
            0xff,
            0xff,
            0xff,
            0xff,
            0xff,
            0xff,
            0xff,
            0xff,
        ],
    ];
    for head in heads {
        let (heard, fed) = hear([head, &[0; 4]]);
        assert!(heard.is_empty());
        assert!(matches!(fed, Err(Violation::Protocol(_))), "{head:?}");
    }
}

#[test]
fn a_frame_without_a_mask_is_refused() {
    let frame = [0x81, 2, b'm', b'e'];
    let why = Violation::Protocol("a client's frame without a mask");
    assert_eq!(hear([&frame[..]]), (vec![], Err(why)));
}

#[test]
fn nothing_is_heard_after_the_listener_broke_off() {
    let mut decoder = Decoder::new(MESSAGE_BYTES_MAX);
    let ping = [0x89, 0x80, 0, 0, 0, 0];
    let mut heard = 0;
    for pings in [2, 1] {
        let fed = decoder.feed(&mut ping.repeat(pings), |_| {
            heard += 1;
            ControlFlow::Break(())
        });
        assert_eq!(fed, Ok(()));
    }
    assert_eq!(heard, 1);
}
