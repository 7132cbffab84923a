//! What a seat wants to do. The actor is the socket's seat and never part of the intent.
//!
//! An intent names what it acts on (round, turn, vote), so that a tap which arrives late cannot
//! hit the next one.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{SeatId, Secret128, Settings};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Intent {
    /// Take another name. Not while a vote is open, so that nobody votes on the wrong person.
    Rename {
        name: String,
    },
    /// Give the seat up for good.
    Leave {},
    /// Count on me again: for a seat that missed votes while its phone was on.
    Here {},

    /// Host: remove a seat.
    Kick {
        seat: SeatId,
    },
    /// Host: let nobody else in, or open the table again.
    Lock {
        locked: bool,
    },
    /// Host: pass the host's rights on.
    MakeHost {
        seat: SeatId,
    },
    /// Host, lobby: the seats in clockwise order.
    Reorder {
        seats: Vec<SeatId>,
    },
    /// Host, lobby: change the rules of this table.
    Configure {
        settings: Settings,
    },
    /// Host, lobby: take a picture out of the table's own deck.
    DropPicture {
        picture: String,
    },
    /// Host, lobby: take a pack of the table's own away again. Not while it is chosen.
    DropPack {
        pack: String,
    },
    /// Host: let whoever shows `key` take this seat, once. Announced to all.
    HandOver {
        seat: SeatId,
        key: Secret128,
    },
    /// Host: begin a game and deal its first round.
    StartRound {},
    /// Host: deal the round after `round`.
    NextRound {
        round: u32,
    },
    /// Host: void the round. Nobody scores.
    AbortRound {
        round: u32,
    },
    /// Host: stop the clock, outside votes.
    Pause {
        round: u32,
    },
    Resume {
        round: u32,
    },
    /// Host, between rounds: count the points now.
    EndGame {
        round: u32,
    },
    /// Host, after a game: back to the lobby.
    ToLobby {
        round: u32,
    },

    /// The card has been seen.
    Looked {
        round: u32,
    },
    /// Ready for the next round.
    Ready {
        round: u32,
    },
    /// The round's starter: begin.
    StartClock {
        round: u32,
    },
    Ask {
        round: u32,
        turn: u32,
        whom: SeatId,
        /// What is asked. Where questions are typed, it must be there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        text: Option<String>,
    },
    Answer {
        round: u32,
        turn: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        text: Option<String>,
    },
    /// Where questions are typed: a word to all, while the rules let the table talk.
    Say {
        round: u32,
        text: String,
    },
    /// Stop the clock and put a suspect to the vote.
    Accuse {
        round: u32,
        whom: SeatId,
    },
    Vote {
        round: u32,
        vote: u32,
        agree: bool,
    },
    /// Ask the others to turn the card in the middle over.
    Point {
        round: u32,
    },
    /// Time is up, in turn: whom to put to the vote.
    Propose {
        round: u32,
        whom: SeatId,
    },
    /// Time is up: name the spy in secret. Can be changed until the last one is in.
    Ballot {
        round: u32,
        whom: SeatId,
    },
    /// Time is up, in turn: propose nobody, or let the last chance go. The spy of the captains'
    /// game: name no place for the captain whose turn `turn` is.
    Pass {
        round: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        turn: Option<u32>,
    },
    /// The spy: show the card. It cannot be taken back.
    Reveal {
        round: u32,
    },
    /// The spy: name the place; reveals first if that has not happened yet.
    Guess {
        round: u32,
        place: String,
    },

    /// A captain: which of the two begins.
    ActFirst {
        round: u32,
        whom: SeatId,
    },
    /// A captain, in turn: ask nobody else in this lap.
    FinishAsking {
        round: u32,
        turn: u32,
    },
    /// A captain, in turn: take this agent into the team.
    Pick {
        round: u32,
        turn: u32,
        whom: SeatId,
    },
    /// A captain, in turn: take nobody, now and for the rest of the round.
    Refuse {
        round: u32,
        turn: u32,
    },
    /// The spy, at the end: name this captain's place.
    Name {
        round: u32,
        captain: SeatId,
        place: String,
    },

    /// The active player: the word that goes into the notebooks, and the first card.
    OpenCase {
        round: u32,
        turn: u32,
        word: String,
        card: String,
    },
    /// In turn: a card out of one's hand.
    Play {
        round: u32,
        turn: u32,
        card: String,
    },
    /// In turn: all is explained. The active player: all is discussed.
    Explained {
        round: u32,
        turn: u32,
    },
    /// In turn: this one has the blank notebook.
    Chip {
        round: u32,
        turn: u32,
        whom: SeatId,
    },
}
