//! What crosses the socket: ids, intents, frames, views, refusals and packs.
//!
//! Nothing here knows a game's state or its events, so no frame can ever carry one.
//! TypeScript types and a JSON Schema are generated from these types (`tests/generated.rs`).

mod attribute;
mod captains_view;
mod client_in;
mod client_out;
mod frame;
mod happening;
mod ids;
mod intent;
mod notebook_view;
pub mod pack;
mod refusal;
pub mod ruleset;
mod seat_view;
mod settings;
mod table_view;

pub use attribute::{Attribute, Attributes};
pub use captains_view::{
    AgentResultView, CaptainResultView, CaptainView, CaptainsEnding, CaptainsResultView,
    CaptainsRoundView, NamedView, NamingView, StepView,
};
pub use client_in::ClientIn;
pub use client_out::{ClientOut, Farewell};
pub use frame::{seat_frame, table_frame};
pub use happening::{Happened, Happening, Tally};
pub use ids::{SeatId, Secret128};
pub use intent::Intent;
pub use notebook_view::{
    ChipView, EvidenceView, NotebookEnding, NotebookResultView, NotebookRoundView, NotebookStepView,
};
pub use refusal::Refusal;
pub use ruleset::Ruleset;
pub use seat_view::{Can, CardView, Offer, PageView, SeatView};
pub use settings::{
    Asking, CaptainsSettings, DeckChoice, GameId, HouseRules, NotebookSettings, Parameter,
    PlacesChoice, RulesetId, Settings, VariantId,
};
pub use table_view::{
    BallotView, ChanceKind, ChanceView, Ending, LineKind, LineView, Phase, PointsView, RoleView,
    RoundView, SeatPublicView, SpyResultView, SpyRoundView, StandingView, TableView, TimerView,
    TurnView, VoidReason, VoteKind, VoteView, WaitView,
};

/// Raised when a frame changes in a way that an old client would misread.
pub const PROTOCOL: u32 = 1;

/// A client frame longer than this is refused unread. The longest that makes sense leaves out nearly
/// all places of as many packs as a table can have.
pub const CLIENT_FRAME_BYTES: usize = 80 * 1024;

/// A client frame longer than this ends its socket.
pub const CLIENT_FRAME_BYTES_READ: usize = 96 * 1024;

/// Every seat frame has exactly this size, whatever card its owner holds.
pub const SEAT_FRAME_BYTES: usize = 1536;

/// Packs that a table can have places of at once.
pub const PACKS_MAX: usize = 8;

/// The fewest places that a game is played with (RULES 9, row 32).
pub const PLACES_MIN: usize = 8;

/// Pictures that a host may add to a table.
pub const PICTURES_MAX: usize = 120;

/// What a picture that a host adds may weigh.
pub const PICTURE_BYTES: usize = 200 * 1024;

/// How large a picture that a host adds is, as wide and as high as every card.
pub const PICTURE_SIZE: (usize, usize) = (600, 900);

/// Packs that a host may add to a table.
pub const OWN_PACKS_MAX: usize = 4;

/// What a pack may weigh, also as a file and when a host adds it.
pub const OWN_PACK_BYTES: usize = 256 * 1024;

/// A player's name, counted in characters after trimming.
pub const NAME_CHARS: usize = 20;

/// A question, an answer or a remark, counted in characters after trimming.
pub const TEXT_CHARS: usize = 140;

/// The word of a notebook, counted in characters after trimming.
pub const WORD_CHARS: usize = 40;

/// How many lines of a round's conversation are kept.
pub const LINES_KEPT: usize = 60;

/// The name of a set of house rules, counted in characters after trimming.
pub const HOUSE_NAME_CHARS: usize = 40;

/// Seats at one table, spectating late-comers included.
pub const SEATS_MAX: usize = 12;

/// How many happenings the table view remembers.
pub const HAPPENINGS_KEPT: usize = 8;
