//! The rules a pack must keep, its JSON shape included. Finds every fault, each at its spot.

mod fields;
mod hidden;
mod pack;
mod report;
mod text;
mod twins;

pub(crate) use pack::pack;
pub(crate) use report::Report;
pub(crate) use text::printable;
