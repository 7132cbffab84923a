//! Frames from the server to a phone.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{BoardView, Happening, LineView, PulseView, Refusal, SeatId, SeatView, TermsView};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientOut {
    /// Always the first frame. A phone that was built otherwise reloads once and keeps its seat.
    Hello {
        build: String,
        protocol: u32,
        /// Stands before every `rev`: another one than before means that revisions and numbers of intents are
        /// counted anew, since the server's data were put back in time.
        #[ts(type = "number")]
        epoch: u64,
        /// Addresses under which guests reach this table, the best one first.
        links: Vec<String>,
        /// From where they do.
        reach: Reach,
        /// The same in a word that is easy to type, where the network knows it. Phones keep a seat for each
        /// address, so it is for those who come new.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        easy: Option<String>,
    },
    /// What came after `rev` was lost on the server, though somebody here has seen it: the table goes on from
    /// what it shows now. Comes before `welcome` where it was known then.
    SetBack {
        #[ts(type = "number")]
        rev: u64,
    },
    /// The answer to `enter`: which seat this is, and the last number accepted from it.
    Welcome {
        you: SeatId,
        #[ts(type = "number")]
        last_n: u64,
    },
    /// Table time. It stands still (`flowing` is false) while the table waits for phones to return.
    Time {
        #[ts(type = "number")]
        now_ms: u64,
        flowing: bool,
    },
    /// What changes once a game or once a round.
    Board {
        #[ts(type = "number")]
        rev: u64,
        view: BoardView,
    },
    /// The last happenings, the oldest first.
    Happenings { last: Vec<Happening> },
    /// What was typed in this round: after a greeting all that is kept, later what is new. Numbers tell what
    /// is known already, and another round begins with nothing.
    Lines { round: u32, lines: Vec<LineView> },
    /// What this seat alone may see.
    Seat {
        #[ts(type = "number")]
        rev: u64,
        view: SeatView,
        /// Blanks that make up for what is hidden in the frame.
        pad: String,
    },
    /// What any tap may change, the last frame of a step: everything that changed with it went before.
    /// It is drawn with the board of the revision it names.
    Pulse {
        #[ts(type = "number")]
        rev: u64,
        #[ts(type = "number")]
        board: u64,
        view: PulseView,
    },
    /// Whose phone is connected and heard of, how many only watch, and how many of these are big screens.
    Presence {
        on: Vec<SeatId>,
        watching: u32,
        screens: u32,
    },
    /// To the host: somebody wants to sit down and cannot, because of `why`. Seldom, however many knock.
    Knocked { name: String, why: Refusal },
    /// To those who asked for it: the next round to be dealt, for which numbers may be sealed, and while a deal waits
    /// for numbers, its terms.
    Fair {
        round: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        asking: Option<TermsView>,
    },
    /// The same: the proof of a round, as far as it is known. It only grows.
    Proof { round: u32, text: String },
    /// The intent `n` happened, now or earlier.
    Done {
        #[ts(type = "number")]
        n: u64,
    },
    /// The intent `n`, or the frame that could not be read, changed nothing.
    Refused {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "number")]
        n: Option<u64>,
        why: Refusal,
        /// For people who write clients: what was wrong with a frame that could not be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        detail: Option<String>,
    },
    /// The last frame before the server closes the socket.
    Bye { why: Farewell },
}

/// Who can open the addresses of a server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// Nobody but browsers on the same computer.
    Computer,
    /// Whoever is on the same network.
    #[default]
    Network,
    /// Whoever has the address.
    Anywhere,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Farewell {
    /// The seat was opened on another device or tab. Do not reconnect until tapped.
    TakenOver,
    /// The host removed this seat, or it was left, or handed on.
    SeatGone,
    /// The server restarts: come back in a moment.
    ComeBack,
    /// The table has ended.
    TableGone,
}
