//! What a payload means, once it is whole. Never where it came from.

use crate::head::Opcode;
use crate::{CloseCode, Violation};

/// What the client said: messages once they are whole, control frames as they come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heard<'a> {
    Text(&'a str),
    Binary(&'a [u8]),
    Ping(&'a [u8]),
    Pong(&'a [u8]),
    Close(Option<CloseCode>),
}

pub(crate) fn control(opcode: Opcode, payload: &[u8]) -> Result<Heard<'_>, Violation> {
    match opcode {
        Opcode::Ping => Ok(Heard::Ping(payload)),
        Opcode::Pong => Ok(Heard::Pong(payload)),
        _ => close(payload).map(Heard::Close),
    }
}

/// The reason is for people who read logs; here it only has to be text.
fn close(payload: &[u8]) -> Result<Option<CloseCode>, Violation> {
    if payload.is_empty() {
        return Ok(None);
    }
    let Some((code, reason)) = payload.split_first_chunk() else {
        return Err(Violation::Protocol("a close code of one byte"));
    };
    let Some(code) = CloseCode::new(u16::from_be_bytes(*code)) else {
        return Err(Violation::Protocol("a close code that may not be sent"));
    };
    utf8(reason)?;
    Ok(Some(code))
}

pub(crate) fn utf8(bytes: &[u8]) -> Result<&str, Violation> {
    str::from_utf8(bytes).map_err(|_| Violation::NotUtf8)
}

/// How many bytes at the end are the beginning of a character.
pub(crate) fn torn_bytes(text: &[u8]) -> Result<u8, Violation> {
    match str::from_utf8(text) {
        Ok(_) => Ok(0),
        Err(error) if error.error_len().is_none() => {
            let torn = text.len() - error.valid_up_to();
            Ok(u8::try_from(torn).expect("a character has four bytes at most"))
        }
        Err(_) => Err(Violation::NotUtf8),
    }
}
