//! Plots, as plain as can be.

use std::fmt::Write as _;

/// What a bar says, how long it is of 1, and from where to where it may be.
pub(crate) type Bar = (String, f64, Option<(f64, f64)>);

const LABEL: f64 = 220.0;
const LENGTH: f64 = 360.0;
const STEP: f64 = 24.0;
const TOP: f64 = 40.0;

/// Bars with shares.
pub(crate) fn bars(title: &str, bars: &[Bar]) -> String {
    #[allow(clippy::cast_precision_loss, reason = "there are few")]
    let height = TOP + STEP * bars.len() as f64 + 12.0;
    let width = LABEL + LENGTH + 60.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
         font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"10\" y=\"24\" font-weight=\"bold\">{title}</text>\n"
    );
    for (at, (label, share, between)) in bars.iter().enumerate() {
        #[allow(clippy::cast_precision_loss, reason = "there are few")]
        let y = TOP + STEP * at as f64;
        let (length, middle) = (share * LENGTH, y + 9.0);
        let end = between.map_or(length, |(_, high)| high * LENGTH);
        writeln!(
            svg,
            "<text x=\"{:.0}\" y=\"{:.0}\" text-anchor=\"end\">{label}</text>\
             <rect x=\"{LABEL:.0}\" y=\"{y:.0}\" width=\"{length:.1}\" height=\"18\" fill=\"#6b8fb5\"/>\
             <text x=\"{:.1}\" y=\"{:.0}\">{:.1} %</text>",
            LABEL - 8.0,
            y + 14.0,
            LABEL + end + 6.0,
            y + 14.0,
            share * 100.0
        ).expect("writing to a string cannot fail");
        if let Some((low, high)) = between {
            let (from, to) = (LABEL + low * LENGTH, LABEL + high * LENGTH);
            writeln!(
                svg,
                "<path d=\"M{from:.1} {middle:.0}H{to:.1}\" stroke=\"#222\" stroke-width=\"2\"/>"
            )
            .expect("writing to a string cannot fail");
        }
    }
    svg.push_str("</svg>\n");
    svg
}
