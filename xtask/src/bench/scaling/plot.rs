//! Draws for how many players there is room: a bar for each thing that is used up, the wanted number as a mark across.

use super::readable;
use super::room_for::Bound;

const WIDTH: f64 = 720.0;
const LABEL: f64 = 290.0;
const RIGHT: f64 = 90.0;
const ROW: f64 = 34.0;
const TOP: f64 = 52.0;

pub(super) fn svg(bounds: &[Bound], wanted: f64) -> String {
    let players = || bounds.iter().map(|bound| bound.players).chain([wanted]);
    let from = players().fold(f64::INFINITY, f64::min).log10().floor();
    let to = players().fold(1.0, f64::max).log10().ceil();
    let x = |players: f64| LABEL + (WIDTH - LABEL - RIGHT) * (players.log10() - from) / (to - from);
    let bottom = TOP + ROW * rows(bounds);
    let mut drawn = grid((from, to), bottom, x);
    let mut y = TOP + ROW / 2.0;
    for Bound { what, players } in bounds {
        let (end, text) = (x(*players), y + 5.0);
        let colour = if *players < wanted {
            "#a4492f"
        } else {
            "#b5862b"
        };
        drawn += &format!(
            r##"<text x="{}" y="{text}" text-anchor="end">{what}</text>
<path d="M{LABEL} {y}H{end:.1}" stroke="{colour}" stroke-width="14" stroke-opacity=".75"/>
<text x="{:.1}" y="{text}" font-size="12">{}</text>
"##,
            LABEL - 14.0,
            end + 7.0,
            short(*players),
        );
        y += ROW;
    }
    let (mark, height) = (x(wanted), bottom + 36.0);
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="14">
<title>Players at once until one of each is used up, and the number that is wanted</title>
<rect width="{WIDTH}" height="{height}" fill="#fbf7ee"/>
{drawn}<path d="M{mark:.1} {}V{bottom}" stroke="#7a5310" stroke-width="2" stroke-dasharray="4 4"/>
<text x="{mark:.1}" y="{}" text-anchor="middle" fill="#7a5310">{} players</text>
</svg>
"##,
        TOP - 12.0,
        TOP - 20.0,
        readable(wanted),
    )
}

/// A line for each power of ten.
fn grid((from, to): (f64, f64), bottom: f64, x: impl Fn(f64) -> f64) -> String {
    let mut lines = String::new();
    let mut power = from;
    while power <= to {
        let players = 10_f64.powf(power);
        let at = x(players);
        lines += &format!(
            r##"<path d="M{at:.1} {TOP}V{bottom}" stroke="#999" stroke-opacity=".35"/>
<text x="{at:.1}" y="{}" text-anchor="middle" font-size="12" fill="#666">{}</text>
"##,
            bottom + 20.0,
            short(players),
        );
        power += 1.0;
    }
    lines
}

/// Two digits and a word.
fn short(players: f64) -> String {
    let (number, unit) = match players {
        few if few < 999.5 => (few, ""),
        some if some < 999_500.0 => (some / 1e3, " k"),
        many => (many / 1e6, " M"),
    };
    let digits = usize::from(number < 9.95);
    let text = format!("{number:.digits$}");
    format!("{}{unit}", text.trim_end_matches(".0"))
}

#[expect(clippy::cast_precision_loss, reason = "there are few rows")]
fn rows(bounds: &[Bound]) -> f64 {
    bounds.len() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_said_in_few_letters() {
        let table = [
            (500.0, "500"),
            (1_000.0, "1 k"),
            (2_140.0, "2.1 k"),
            (999_600.0, "1 M"),
            (1.25e7, "12 M"),
        ];
        for (players, expected) in table {
            assert_eq!(short(players), expected);
        }
    }
}
