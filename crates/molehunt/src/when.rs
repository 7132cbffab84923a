//! Moments as people write them. Of time zones only UTC is known here.

/// Unix time as `2026-11-18 06:25:00 UTC`.
pub(crate) fn said(unix_ms: u64) -> String {
    let [year, month, day, hour, minute, second] = parts(unix_ms);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02} UTC")
}

/// The same as part of a file's name, with its milliseconds.
pub(crate) fn named(unix_ms: u64) -> String {
    let [year, month, day, hour, minute, second] = parts(unix_ms);
    let ms = unix_ms % 1000;
    format!("{year:04}{month:02}{day:02}T{hour:02}{minute:02}{second:02}.{ms:03}Z")
}

fn parts(unix_ms: u64) -> [u64; 6] {
    let seconds = unix_ms / 1000;
    let mut days = seconds / 86_400;
    let mut year = 1970;
    while days >= days_of(year) {
        days -= days_of(year);
        year += 1;
    }
    let february = days_of(year) - 337;
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    let [hour, minute, second] = [seconds / 3600 % 24, seconds / 60 % 60, seconds % 60];
    [year, month, days + 1, hour, minute, second]
}

fn days_of(year: u64) -> u64 {
    let leaps = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    365 + u64::from(leaps)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_those_of_the_calendar() {
        for (unix_ms, expected) in [
            (0, "1970-01-01 00:00:00 UTC"),
            (951_782_399_999, "2000-02-28 23:59:59 UTC"),
            (951_782_400_000, "2000-02-29 00:00:00 UTC"),
            (1_709_251_199_000, "2024-02-29 23:59:59 UTC"),
            (1_795_000_000_000, "2026-11-18 11:06:40 UTC"),
            (4_107_542_400_000, "2100-03-01 00:00:00 UTC"),
        ] {
            assert_eq!(said(unix_ms), expected);
        }
        assert_eq!(named(1_795_000_000_007), "20261118T110640.007Z");
    }
}
