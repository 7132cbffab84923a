//! Reads out of what test runners print how long their tests took.

use std::time::Duration;

/// Every line that says `ok` or `✓` of a test and ends with a time.
pub(crate) fn timed(printed: &str) -> Vec<(String, Duration)> {
    printed.lines().filter_map(line).collect()
}

fn line(line: &str) -> Option<(String, Duration)> {
    let line = line.trim();
    if let Some(rest) = line.strip_prefix("test ") {
        // Rust: `test rooms::a_fact ... ok <0.123s>`
        let (name, end) = rest.split_once(" ... ok <")?;
        return Some((name.to_owned(), duration(end.strip_suffix('>')?)?));
    }
    let rest = line.strip_prefix('✓')?.trim_start();
    // Playwright: `✓  1 [busy] › tests/x.spec.ts:10:1 › a fact (12.3s)`
    if let Some((name, end)) = rest.strip_suffix(')').and_then(|r| r.rsplit_once(" (")) {
        let name = name.trim_start_matches(|c: char| c.is_ascii_digit() || c == ' ');
        return Some((name.to_owned(), duration(end)?));
    }
    // Vitest: `✓ src/x.test.ts (5 tests) 123ms`
    let (name, end) = rest.rsplit_once(' ')?;
    Some((name.to_owned(), duration(end)?))
}

/// `123ms`, `1.2s`, `1.3m`.
fn duration(said: &str) -> Option<Duration> {
    let at = said.find(|c: char| c.is_ascii_alphabetic())?;
    let (number, unit) = said.split_at(at);
    let number: f64 = number.parse().ok()?;
    let seconds = match unit {
        "ms" => number / 1000.0,
        "s" => number,
        "m" => number * 60.0,
        _ => return None,
    };
    Duration::try_from_secs_f64(seconds).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_runner_is_understood() {
        let table = [
            ("test a::b ... ok <0.250s>", Some(("a::b", 250))),
            (
                "  ✓   1 [busy] › tests/x.spec.ts:9:1 › a fact (b) (12.5s)",
                Some(("[busy] › tests/x.spec.ts:9:1 › a fact (b)", 12_500)),
            ),
            (
                "✓  2 › y.spec.ts:1:1 › z (1.5m)",
                Some(("› y.spec.ts:1:1 › z", 90_000)),
            ),
            (
                " ✓ src/x.test.ts (5 tests) 123ms",
                Some(("src/x.test.ts (5 tests)", 123)),
            ),
            ("test a::b ... FAILED <0.250s>", None),
            ("test result: ok. 3 passed; finished in 0.02s", None),
            ("✓ built", None),
            ("   Compiling rules v0.1.0", None),
        ];
        for (said, wanted) in table {
            let wanted = wanted.map(|(name, ms)| (name.to_owned(), Duration::from_millis(ms)));
            assert_eq!(line(said), wanted, "{said}");
        }
    }
}
