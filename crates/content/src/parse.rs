//! From bytes to a pack that can be trusted, or to the first fault and where it is.

use crate::{FILE_BYTES_MAX, FORMAT, PackError, check};
use serde_json::Value;
use wire::pack::Pack;

const COMPLAINT_CHARS_MAX: usize = 200;

/// Reads and validates a pack file.
pub fn parse(bytes: &[u8]) -> Result<Pack, PackError> {
    if bytes.len() > FILE_BYTES_MAX {
        return Err(PackError::TooLarge { bytes: bytes.len() });
    }
    let text = str::from_utf8(bytes).map_err(|fault| not_utf8(&bytes[..fault.valid_up_to()]))?;
    if text.starts_with('\u{FEFF}') {
        return Err(PackError::ByteOrderMark);
    }
    expect_format(text)?;
    let pack: Pack = serde_json::from_str(text).map_err(|fault| not_a_pack(text, &fault))?;
    check::pack(&pack)?;
    Ok(pack)
}

/// A later format may have other fields. Its author should hear about the number, not about the
/// first field that happens to be new, so this looks before the strict reading does.
fn expect_format(text: &str) -> Result<(), PackError> {
    let value: Value = serde_json::from_str(text).map_err(|fault| not_a_pack(text, &fault))?;
    match value.get("format").and_then(Value::as_u64) {
        Some(format) if format != u64::from(FORMAT) => Err(PackError::UnknownFormat { format }),
        _ => Ok(()),
    }
}

fn not_utf8(readable: &[u8]) -> PackError {
    let readable = String::from_utf8_lossy(readable);
    let line_start = readable.rfind('\n').map_or(0, |newline| newline + 1);
    PackError::NotUtf8 {
        line: readable.matches('\n').count() + 1,
        column: readable[line_start..].chars().count() + 1,
    }
}

fn not_a_pack(text: &str, fault: &serde_json::Error) -> PackError {
    let (line, column) = (fault.line(), fault.column());
    let said = fault.to_string();
    let what = said
        .strip_suffix(&format!(" at line {line} column {column}"))
        .unwrap_or(&said)
        .chars()
        .take(COMPLAINT_CHARS_MAX)
        // The complaint may quote the file, and it will be printed on a terminal.
        .map(|c| if check::is_hidden(c) { '\u{FFFD}' } else { c })
        .collect();
    let column = in_chars(text, line, column);
    PackError::Json { line, column, what }
}

/// serde_json counts a column in bytes; in a Cyrillic line no editor would agree.
fn in_chars(text: &str, line: usize, column: usize) -> usize {
    let line = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
    line.char_indices()
        .take_while(|(start, _)| *start < column)
        .count()
}
