//! How a big screen finds its table without a keyboard: it shows a one-time key, and a phone that sits
//! at a table sends that table to it.

mod asking;
mod register;

pub(crate) use asking::{add, show, table};
pub(crate) use register::Register;
