//! The game with notebooks.

mod frames;
mod walks;

use lab::{Notebook, notebook::Vantage, proofs::cannot_tell_two_worlds_apart};

lab::proofs!(Notebook);

#[test]
fn the_active_player_cannot_tell_two_worlds_apart() {
    cannot_tell_two_worlds_apart::<Notebook>(Vantage::Active);
}

#[test]
fn detectives_cannot_tell_two_worlds_apart() {
    cannot_tell_two_worlds_apart::<Notebook>(Vantage::Detective);
}

#[test]
fn the_conspirator_cannot_tell_two_worlds_apart() {
    cannot_tell_two_worlds_apart::<Notebook>(Vantage::Conspirator);
}

#[test]
fn latecomers_cannot_tell_two_worlds_apart() {
    cannot_tell_two_worlds_apart::<Notebook>(Vantage::Latecomer);
}

#[test]
fn spectators_cannot_tell_two_worlds_apart() {
    cannot_tell_two_worlds_apart::<Notebook>(Vantage::Spectator);
}
