//! What crosses the socket: ids, intents, frames, views, refusals and packs.
//!
//! Nothing here knows a game's state or its events, so no frame can ever carry one.
//! TypeScript types and a JSON Schema are generated from these types (`tests/generated.rs`).

mod attribute;
mod captains_intent;
mod captains_settings;
mod captains_tale;
mod captains_view;
mod chronicle;
mod client_in;
mod client_out;
mod earned;
mod fair;
mod frame;
mod happening;
mod ids;
mod intent;
pub mod json;
pub mod limits;
mod notebook_intent;
mod notebook_settings;
mod notebook_tale;
mod notebook_view;
pub mod pack;
mod parts;
mod phrase;
mod refusal;
pub mod ruleset;
mod seat_view;
mod settings;
mod spy_intent;
mod spy_tale;
mod table_view;

pub use attribute::{Attribute, Attributes};
pub use captains_intent::CaptainsIntent;
pub use captains_settings::CaptainsSettings;
pub use captains_tale::{CaptainTale, CaptainsTale};
pub use captains_view::{
    AgentResultView, CaptainResultView, CaptainView, CaptainsEnding, CaptainsResultView,
    CaptainsRoundView, CaptainsSeatView, NamedView, NamingView, StepView,
};
pub use chronicle::{Chair, Chronicle, LastTimeView, PersonView, RoundTale, Told};
pub use client_in::{ClientIn, Seen};
pub use client_out::{ClientOut, Farewell, Reach};
pub use earned::{Earned, Reason};
pub use fair::{Seal, TermsView};
pub use frame::{board_frame, frame, happenings_frame, lines_frame, pulse_frame, seat_frame};
pub use happening::{Happened, Happening, Tally};
pub use ids::{SeatId, Secret128};
pub use intent::{Intent, RoundIntent};
pub use limits::{
    CODE_CHARS_MAX, CODE_CHARS_MIN, CODE_LETTERS, HAPPENINGS_KEPT, HOUSE_NAME_CHARS, LINES_KEPT,
    NAME_CHARS, OWN_PACK_BYTES, OWN_PREFIX, PACKS_MAX, PICTURE_BYTES, PICTURES_MAX, PLACES_MIN,
    PROTOCOL, SEATS_MAX, TEXT_CHARS, VISITOR, WORD_CHARS,
};
pub use notebook_intent::NotebookIntent;
pub use notebook_settings::{DeckChoice, NotebookSettings};
pub use notebook_tale::NotebookTale;
pub use notebook_view::{
    ChipView, EvidenceView, NotebookEnding, NotebookResultView, NotebookRoundView,
    NotebookSeatView, NotebookStepView, PageView,
};
pub use parts::{Assembly, BoardView, PlayerView, PulseView};
pub use phrase::{Bot, BotSettings, Character, Occasion, Phrase, Remark, Skill};
pub use refusal::Refusal;
pub use ruleset::Ruleset;
pub use seat_view::{Can, CardView, Offer, SeatRoundView, SeatView, SpySeatView};
pub use settings::{
    Asking, GameId, HouseRules, Parameter, PlacesChoice, RulesetId, Settings, SpySettings,
    VariantId,
};
pub use spy_intent::SpyIntent;
pub use spy_tale::{SpyTale, VoteTale};
pub use table_view::{
    BallotView, ChanceKind, ChanceView, Ending, FitView, LineKind, LineView, Phase, PointsView,
    RoleView, RoundView, SeatPublicView, SpyResultView, SpyRoundView, StandingView, TableView,
    TimerView, TurnView, VoidReason, VoteKind, VoteView, WaitView,
};

/// A client frame longer than this is refused unread. The longest that makes sense leaves out nearly
/// all places of as many packs as a table can have.
pub const CLIENT_FRAME_BYTES: usize = 80 * 1024;

/// A client frame longer than this ends its socket.
pub const CLIENT_FRAME_BYTES_READ: usize = 96 * 1024;

/// Packs that a host may add to a table.
pub const OWN_PACKS_MAX: usize = 4;

/// How many rounds a table tells of.
pub const TALES_KEPT: usize = 30;

/// What the tale of a round may weigh.
pub const TALE_BYTES: usize = 2048;

/// How many questions of a round its tale has.
pub const QUESTIONS_TOLD: usize = 60;

/// How many votes of a round its tale has.
pub const VOTES_TOLD: usize = 10;
