//! What two servers may say differently although both worlds are the same: all of it, and why. Whatever is not
//! in this list is compared byte by byte.
//!
//! In frames nothing is masked. Table time is the same in both worlds, because their clocks stand and are moved
//! by the script alone; tables have the same code; tokens, names and numbers of intents are the script's.

/// A header of an HTTP answer, and why it differs.
pub const HEADERS: &[(&str, &str)] = &[(
    "date",
    "the system's time, in seconds: the one clock that no script moves",
)];

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
