//! Why something was refused: facts that follow from what the sender may already know.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantNames;
use ts_rs::TS;

#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
    TS,
    VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Refusal {
    // Reaching a table and holding a seat.
    NoSuchTable,
    TableFull,
    TableLocked,
    /// This phone holds no seat here and gave no name to join with.
    NoSeat,
    /// The one-time key of a handed-over seat is wrong or was used.
    KeyNotValid,
    /// No screen waits under this key: it is wrong, was used, or its two minutes are over.
    NoSuchScreen,
    NameEmpty,
    NameTooLong,
    NameTaken,
    /// Control characters or characters that turn the direction of writing.
    NameNotAllowed,
    /// There is no such picture.
    NoSuchAvatar,
    /// Somebody else at the table has it.
    AvatarTaken,
    /// Too many tables or attempts from this address.
    TooManyTables,
    TooFast,
    /// This address holds as much as one may: connections, what is on its way, screens that wait.
    AddressFull,
    /// Stopping or starting: try again.
    ServerBusy,
    /// Nothing can be kept, so nothing happens until there is space: try again then.
    DiskFull,
    /// Other nodes of this server know nothing of this yet: try again once all are updated.
    Updating,
    /// Its log is damaged or of a newer build: trying again does not help.
    TableUnreadable,
    /// The server keeps as much as it may: nothing new begins until old tables are gone.
    StoreFull,

    // Frames.
    NotUnderstood,
    /// The client speaks another protocol than this server: load the page anew.
    OtherProtocol,
    FrameTooLong,
    /// A spectator sent an intent.
    SpectatorsOnlyWatch,

    // The table.
    HostOnly,
    NotNow,
    /// The intent names a round, turn or vote that has passed.
    Stale,
    /// A later intent of this seat was accepted, and this one was not.
    NotDone,
    AlreadyDone,
    /// The number does not fit the seal that this seat sent of it.
    NumberNotSealed,
    NoSuchSeat,
    NotYourself,
    NoSuchPack,
    /// None at all, one of them twice, or more than a table can have.
    BadPacks,
    /// Fewer than a game takes, or than are to be put on the table.
    TooFewPlaces,
    /// They and their roles are more than the record of a game holds.
    TooManyPlaces,
    TooFewPlayers,
    TooManyPlayers,
    /// They know nothing of pictures.
    BotsDoNotPlay,
    /// Too few of the places have attributes, and bots know no others.
    TooFewPlacesForBots,
    /// A person does that.
    NotForBots,
    /// The deck has no full hand for everybody.
    TooFewCards,
    /// Pictures and packs have taken all the space that a table has.
    TableStoreFull,
    /// So much has happened since the last game began that no more is written down before the next one does.
    LogFull,

    // Pictures of a table's own deck.
    /// Not a JPEG of the size of a card.
    NotAPicture,
    PictureTooLarge,
    TooManyPictures,

    // Packs of a table's own.
    /// It has faults, which the answer lists.
    NotAPack,
    PackTooLarge,
    TooManyPacks,
    /// Choose another one first.
    PackInUse,

    // Rules that make no sense.
    /// No parameter of that name, or not a value of that parameter.
    UnknownRule,
    /// Fewer than two, more than fit a table, or a least above the most.
    BadPlayers,
    BadMinutes,
    BadRounds,
    /// Two different players are needed.
    BadCaptains,
    BadPoints,
    /// A wait that is too short to act in, or endless.
    BadLimits,
    /// More accusations or guesses than a round can hold, or no guess at all.
    BadAttempts,
    /// With two players, "everybody but the suspect" is the accuser alone.
    VoteNeedsThree,
    /// At most one card lies in the middle.
    BadMiddle,
    NothingToPointAt,
    /// Nobody agrees to their own conviction, so a unanimous vote of all would never carry.
    SuspectNeverAgrees,
    /// Votes cast one after the other, or cut short, are not secret.
    SecretVoteInTurn,
    NobodyConvictable,
    NoRolesToPlay,

    // Typed texts.
    TextEmpty,
    TextTooLong,
    TextNotAllowed,
    /// There are no words for it, it is about something else than the question, or it comes with a text.
    NoSuchPhrase,

    // The round.
    Paused,
    NotInThisRound,
    NotYourTurn,
    AskBack,
    AccusationUsed,
    /// No other voter is present.
    NoOtherVoter,
    ClockStopped,
    TimeIsUp,
    RoundOver,
    NoVote,
    NotYourVote,
    SuspectMayNotVote,
    AlreadyVoted,
    NotTheSpy,
    /// Said to the spy alone; nobody else notices.
    SpyMayNotAccuse,
    NoSuchPlace,
    /// Not in this hand.
    NoSuchCard,
    ActiveDoesNotVote,
}

impl Refusal {
    /// What each is called on the socket, in the order in which they are declared here.
    pub const NAMES: &'static [&'static str] = <Self as VariantNames>::VARIANTS;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_stands_under_its_own_name() {
        for (index, name) in Refusal::NAMES.iter().enumerate() {
            let read: Refusal = serde_json::from_value((*name).into()).unwrap();
            assert_eq!(read as usize, index, "{name}");
        }
    }
}
