//! Reads what callgrind has written: for every function whom it called, how often, and what that took.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};

/// The function that calls all parts.
const CALLER: &str = "fn=counted::counted";
/// What all parts are called, up to their names.
const PARTS: &str = "cfn=lab::step::Step::";

/// Instructions of one call of each part, with all that it calls in turn.
pub(super) fn costs(text: &str) -> Result<BTreeMap<String, u64>> {
    let mut parts: BTreeMap<&str, (u64, u64)> = BTreeMap::new();
    let mut by_caller = false;
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if line.starts_with("fn=") {
            by_caller = line == CALLER;
        }
        let Some(part) = line.strip_prefix(PARTS).filter(|_| by_caller) else {
            continue;
        };
        let calls = lines.next().and_then(|line| line.strip_prefix("calls="));
        let calls = calls.and_then(|calls| calls.split(' ').next()?.parse::<u64>().ok());
        let cost = lines.next().and_then(|line| line.rsplit_once(' '));
        let cost = cost.and_then(|(_, cost)| cost.parse::<u64>().ok());
        let (calls, cost) = calls.zip(cost).with_context(|| part.to_owned())?;
        let sum = parts.entry(part).or_default();
        *sum = (sum.0 + calls, sum.1 + cost);
    }
    ensure!(!parts.is_empty(), "no part was called");
    let each = |(part, (calls, cost)): (&str, (u64, u64))| {
        let calls = calls.max(1);
        (part.to_owned(), (cost + calls / 2) / calls)
    };
    Ok(parts.into_iter().map(each).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_read_from_the_one_caller_only() {
        let text = "version: 1\nevents: Ir\n\n\
            fl=???\nfn=counted::main\n0 30\n\
            cfn=lab::step::Step::decide\ncalls=1 0 \n0 90000\n\
            fn=counted::counted\n0 100\n\
            cfn=lab::step::Step::decide\ncalls=20 0 \n0 2010\n0 80\n\
            cob=libc.so.6\ncfi=???\ncfn=free\ncalls=20 0 \n0 400\n\
            cfn=lab::step::Step::fold\ncalls=10 0 \n0 10\n\
            cfn=lab::step::Step::fold\ncalls=10 0 \n0 50\n";
        let expected = [("decide".to_owned(), 101), ("fold".to_owned(), 3)];
        assert_eq!(costs(text).ok(), Some(expected.into()));
        assert!(costs("fn=counted::counted\n0 100\n").is_err());
        assert!(costs("fn=counted::counted\ncfn=lab::step::Step::fold\n").is_err());
    }
}
