//! Pairs of worlds over real sockets: the same evening is played twice, at two servers whose data files differ
//! in all that a viewer must not know, and what came through each socket is compared.
//!
//! * [`House`] is a real server on such a file. It has no switch for this: the rules have decided what is in it.
//! * [`Phone`] is a socket and every byte that came through it.
//! * [`play`] drives two houses by one script, in step with the laboratory's [`lab::pair::Pair`], which knows
//!   until when the worlds must not be told apart.
//! * [`masks`] lists what is not compared.
//! * [`Between`] is where faults are planted, between the sockets and the comparison.
//! * [`timing`] compares how long the same step takes in both worlds; [`ranks`] judges what it measured.
//!
//! Only tests use it.

#![expect(
    clippy::unwrap_used,
    reason = "a comparison that cannot go on has failed"
)]

pub mod between;
pub mod compare;
pub mod frame;
mod house;
pub mod masks;
mod phone;
pub mod ranks;
mod scene;
mod script;
pub mod timing;
mod world;

pub use between::Between;
pub use compare::{Difference, Told};
pub use house::{House, Laid};
pub use phone::{Phone, ask, get};
pub use scene::{Deal, Tally, play};
