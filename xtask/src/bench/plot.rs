//! Draws ratios with their bounds: one line each, the floor as a mark across all.

use super::ratio::Ratio;

const WIDTH: f64 = 720.0;
const LABEL: f64 = 130.0;
const ROW: f64 = 44.0;

pub(super) fn svg(ratios: &[(&str, Ratio)]) -> String {
    let most = ratios
        .iter()
        .map(|(_, ratio)| ratio.high)
        .fold(1.0, f64::max)
        * 1.1;
    let x = |ratio: f64| LABEL + (WIDTH - LABEL) * ratio / most;
    let mut rows = String::new();
    let mut y = ROW;
    for (name, Ratio { mean, low, high }) in ratios {
        let (from, to, at) = (x(*low), x(*high), x(*mean));
        let text = y + 5.0;
        rows += &format!(
            r##"<text x="{}" y="{text}" text-anchor="end">{name}</text>
<path d="M{from:.1} {y}H{to:.1}" stroke="#b5862b" stroke-width="9" stroke-opacity=".45"/>
<circle cx="{at:.1}" cy="{y}" r="5" fill="#7a5310"/>
<text x="{:.1}" y="{}" font-size="12">{mean:.2}</text>
"##,
            LABEL - 14.0,
            at + 9.0,
            y - 9.0,
        );
        y += ROW;
    }
    let (floor, height) = (x(1.0), y);
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="14">
<title>CPU per step, as a ratio to the floor, with 95 % bounds</title>
<rect width="{WIDTH}" height="{height}" fill="#fbf7ee"/>
<path d="M{floor:.1} 12V{}" stroke="#999" stroke-dasharray="4 4"/>
{rows}</svg>
"##,
        height - 12.0
    )
}
