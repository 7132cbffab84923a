//! The game between captains.

mod frames;
mod walks;

use lab::{Captains, captains::Vantage, proofs::cannot_tell_two_worlds_apart};

lab::proofs!(Captains);

#[test]
fn captains_cannot_tell_two_worlds_apart() {
    cannot_tell_two_worlds_apart::<Captains>(Vantage::Captain);
}

#[test]
fn agents_cannot_tell_two_worlds_apart() {
    cannot_tell_two_worlds_apart::<Captains>(Vantage::Agent);
}

#[test]
fn the_spy_cannot_tell_two_worlds_apart() {
    cannot_tell_two_worlds_apart::<Captains>(Vantage::Spy);
}

#[test]
fn latecomers_cannot_tell_two_worlds_apart() {
    cannot_tell_two_worlds_apart::<Captains>(Vantage::Latecomer);
}

#[test]
fn spectators_cannot_tell_two_worlds_apart() {
    cannot_tell_two_worlds_apart::<Captains>(Vantage::Spectator);
}
