//! The game of spies.

mod ballots;
mod form;
mod frames;
mod house;
mod places;
mod walks;

use lab::{Spy, proofs::cannot_tell_two_worlds_apart, spy::Vantage};

lab::proofs!(Spy);

#[test]
fn agents_cannot_tell_two_worlds_apart() {
    cannot_tell_two_worlds_apart::<Spy>(Vantage::Agent);
}

#[test]
fn the_spy_cannot_tell_two_worlds_apart() {
    cannot_tell_two_worlds_apart::<Spy>(Vantage::Spy);
}

#[test]
fn latecomers_cannot_tell_two_worlds_apart() {
    cannot_tell_two_worlds_apart::<Spy>(Vantage::Latecomer);
}

#[test]
fn spectators_cannot_tell_two_worlds_apart() {
    cannot_tell_two_worlds_apart::<Spy>(Vantage::Spectator);
}
