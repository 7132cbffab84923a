//! What two servers may say differently although both worlds are the same: all of it, and why. Whatever is not
//! in this list is compared byte by byte.
//!
//! In frames one number is masked, which a server tells before it knows who asks and at which table. Table time is the same in both worlds, because their clocks stand and are moved
//! by the script alone; tables have the same code; tokens, names and numbers of intents are the script's.

use crate::frame::Frame;

/// A header of an HTTP answer, and why it differs.
pub const HEADERS: &[(&str, &str)] = &[(
    "date",
    "the system's time, in seconds: the one clock that no script moves",
)];

/// A number in a frame of this kind, and why it differs.
pub const NUMBERS: &[(&str, &str, &str)] = &[(
    "hello",
    "epoch",
    "when the data file was made: there are two files, one for each world",
)];

/// What a frame says, with as many digits in it.
pub(crate) fn masked_frame(frame: &Frame) -> Vec<u8> {
    let mut said = frame.bytes.clone();
    for (_, name, _) in NUMBERS.iter().filter(|(kind, ..)| frame.is(kind)) {
        let field = format!(r#""{name}":"#);
        let at = said
            .windows(field.len())
            .position(|part| part == field.as_bytes());
        let digits = said
            .iter_mut()
            .skip(at.map_or(usize::MAX, |at| at + field.len()));
        digits
            .take_while(|byte| byte.is_ascii_digit())
            .for_each(|byte| *byte = b'x');
    }
    said
}

/// The head of an answer with the same number of bytes in it.
pub fn masked(head: &str) -> String {
    let line = |line: &str| match line.split_once(": ") {
        Some((name, value)) if HEADERS.iter().any(|(mask, _)| mask == &name) => {
            format!("{name}: {}", "x".repeat(value.len()))
        }
        _ => line.to_owned(),
    };
    let lines: Vec<String> = head.split("\r\n").map(line).collect();
    lines.join("\r\n")
}
