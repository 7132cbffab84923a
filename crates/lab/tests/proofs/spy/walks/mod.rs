//! The tables that are walked.

mod goings;
mod presets;
