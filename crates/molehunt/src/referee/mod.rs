//! `molehunt referee`: the rules over standard input and output, one JSON object a line.
//!
//! It drives the same `decide`, `fold` and views as the server, without network, real clock or
//! files. A line that is not understood changes nothing, and no line ends the process.

mod fixed;
mod line;
mod table;

use std::io::{self, BufRead, Read, Write};

use serde_json::{Value, json};
use wire::Refusal;

use line::Line;
use table::Table;

/// Longest line that is read; a longer one is answered with an error.
const LINE_BYTES: u64 = 64 * 1024;

/// Why a line did not happen.
#[derive(Debug)]
enum Fault {
    Refused(Refusal),
    /// In words, for whoever wrote the line.
    Error(String),
}

impl Fault {
    fn error(text: impl Into<String>) -> Self {
        Self::Error(text.into())
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// Answers every line of `input` until it ends.
pub(crate) fn run(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let packs = content::Library::embedded();
    let mut table = None;
    let mut text = Vec::new();
    while read_line(&mut input, &mut text)? {
        if text.trim_ascii().is_empty() {
            continue;
        }
        let answer = match answer(&mut table, &packs, &text) {
            Ok(answer) => answer,
            Err(Fault::Refused(refusal)) => json!({"ok": false, "refused": refusal}),
            Err(Fault::Error(error)) => json!({"ok": false, "error": error}),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

/// One line without its end; a line that is too long is cut, so that it cannot be JSON any more.
fn read_line(input: &mut impl BufRead, text: &mut Vec<u8>) -> io::Result<bool> {
    text.clear();
    let read = input.by_ref().take(LINE_BYTES).read_until(b'\n', text)?;
    let ended = text.last() == Some(&b'\n');
    if read as u64 == LINE_BYTES && !ended {
        skip_rest_of_line(input)?;
    }
    Ok(read > 0)
}

fn skip_rest_of_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(buffer.len(), |at| at + 1);
        let done = end.is_some() || buffer.is_empty();
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}

fn answer(
    table: &mut Option<Table>,
    packs: &content::Library,
    text: &[u8],
) -> Result<Value, Fault> {
    let line = line::parse(text)?;
    if let Line::Open(open) = &line {
        let opened = Table::open(open, packs)?;
        let answer = opened.answer();
        *table = Some(opened);
        return Ok(answer);
    }
    let table = table
        .as_mut()
        .ok_or_else(|| Fault::error("no table is open: begin with {\"open\":{…}}"))?;
    match line {
        Line::Open(_) => {}
        Line::Deal(deal) => table.fix_deal(&deal, packs)?,
        Line::Do { by, what } => table.act(&by, what, packs)?,
        Line::Wait(seconds) => table.wait(seconds, packs)?,
        Line::Leave(name) => table.leave(&name, packs)?,
        Line::Away(name) => table.presence(&name, false, packs)?,
        Line::Back(name) => table.presence(&name, true, packs)?,
        Line::View(of) => return table.view(&of),
        Line::Scores => return Ok(table.scores()),
    }
    Ok(table.answer())
}
