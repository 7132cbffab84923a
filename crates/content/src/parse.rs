//! From bytes to a pack that can be trusted, or to every fault and where it is.

use crate::check::{self, Report};
use crate::json::Node;
use crate::lines::Lines;
use crate::{FILE_BYTES_MAX, FORMAT, Faults, What};
use serde_json::Value;
use wire::pack::Pack;

/// Reads and validates a pack file.
pub fn parse(bytes: &[u8]) -> Result<Pack, Faults> {
    if bytes.len() > FILE_BYTES_MAX {
        return Err(Faults::too_large(bytes.len() as u64));
    }
    let file = str::from_utf8(bytes).map_err(|fault| not_utf8(&bytes[..fault.valid_up_to()]))?;
    if file.starts_with('\u{FEFF}') {
        return Err(Faults::whole(1, 1, What::ByteOrderMark));
    }
    // Nodes leave texts and numbers unread until they are asked for; this reads them all.
    let whole: Result<Value, _> = serde_json::from_str(file);
    whole.map_err(|fault| not_json(file, &fault))?;
    let root = Node::root(file).map_err(|fault| not_json(file, &fault))?;
    expect_format(file, &root)?;
    let mut report = Report::new(file);
    check::pack(&mut report, &root);
    report.verdict()?;
    serde_json::from_str(file).map_err(|fault| not_json(file, &fault))
}

/// A later format may have other fields. Its author should hear about the number, not about the
/// fields that happen to be new, so this looks before the strict reading does.
fn expect_format(file: &str, root: &Node) -> Result<(), Faults> {
    let members = root.members().unwrap_or_default();
    let format = members.iter().find(|member| member.key == "format");
    let Some(node) = format.map(|member| &member.value) else {
        return Ok(());
    };
    match node.number() {
        Some(format) if format != u64::from(FORMAT) => {
            let (line, column) = Lines::of(file).spot(node.at());
            let path = node.path.clone();
            Err(Faults::only(
                line,
                column,
                path,
                What::UnknownFormat { format },
            ))
        }
        _ => Ok(()),
    }
}

fn not_utf8(readable: &[u8]) -> Faults {
    let readable = String::from_utf8_lossy(readable);
    let (line, column) = Lines::of(&readable).spot(readable.len());
    Faults::whole(line, column, What::NotUtf8)
}

fn not_json(file: &str, fault: &serde_json::Error) -> Faults {
    let (line, column) = (fault.line(), fault.column());
    let said = fault.to_string();
    let said = said
        .strip_suffix(&format!(" at line {line} column {column}"))
        .unwrap_or(&said);
    let said = check::printable(said);
    let (line, column) = in_chars(file, line, column);
    Faults::whole(line, column, What::NotJson { said })
}

/// serde_json counts a column in bytes; in a Cyrillic line no editor would agree.
fn in_chars(file: &str, line: usize, column: usize) -> (u32, u32) {
    let text = file.lines().nth(line.saturating_sub(1)).unwrap_or_default();
    let starts = text.char_indices().map(|(start, _)| start);
    let column = starts.take_while(|start| *start < column).count().max(1);
    let small = |number| u32::try_from(number).unwrap_or(u32::MAX);
    (small(line.max(1)), small(column))
}
