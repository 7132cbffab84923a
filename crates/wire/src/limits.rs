//! What both sides must agree on: a phone says at once what the server would refuse. The client has
//! every one of these from a generated file (`tests/generated.rs`), so none is written twice.

use std::fmt::Debug;

macro_rules! limits {
    ($($(#[doc = $doc:literal])+ $name:ident: $type:ty = $value:expr;)*) => {
        $($(#[doc = $doc])+ pub const $name: $type = $value;)*

        /// Each by its name, with what it means and what it is.
        pub const ALL: &[(&str, &[&str], &(dyn Debug + Sync))] =
            &[$((stringify!($name), &[$($doc),+], &$name)),*];
    };
}

limits! {
    /// Raised when a frame changes in a way that an old client would misread.
    PROTOCOL: u32 = 3;
    /// Letters of a table's code: these where there are few tables.
    CODE_CHARS_MIN: usize = 5;
    /// Where there are very many.
    CODE_CHARS_MAX: usize = 8;
    /// What these are: consonants only, so that no code is a word, and none that look alike.
    CODE_LETTERS: &str = "BCDFGHJKLMNPQRSTVWXZ";
    /// Seats at one table, spectating late-comers included.
    SEATS_MAX: usize = 12;
    /// A player's name, counted in characters after trimming.
    NAME_CHARS: usize = 20;
    /// Animals that a seat's picture shows.
    ANIMALS: u8 = 12;
    /// Pictures a seat can have: every animal in every hat. The first of them show each animal in a hat of its own.
    AVATARS: u8 = 72;
    /// A question, an answer or a remark, counted in characters after trimming.
    TEXT_CHARS: usize = 140;
    /// The word of a notebook, counted in characters after trimming.
    WORD_CHARS: usize = 40;
    /// How many lines of a round's conversation are kept.
    LINES_KEPT: usize = 60;
    /// How many happenings are kept for phones that were asleep.
    HAPPENINGS_KEPT: usize = 8;
    /// The name of a set of house rules, counted in characters after trimming.
    HOUSE_NAME_CHARS: usize = 40;

    /// The fewest players that house rules may allow.
    PLAYERS_MIN: u8 = 2;
    /// What a step of lengths may name; more than a table has seats means "however many".
    PLAYERS_UP_TO_MAX: u8 = u8::MAX;
    /// The longest round.
    MINUTES_MAX: u8 = 30;
    /// Most rounds of a game of spies.
    SPY_ROUNDS_MAX: u8 = 30;
    /// Most rounds of a game of notebooks: more than anybody sits through, so that a slip of the finger
    /// does no harm.
    NOTEBOOK_ROUNDS_MAX: u8 = 24;
    /// Most points that house rules may give for anything.
    POINTS_MAX: i32 = 20;
    /// The shortest time that house rules may wait for anybody.
    WAIT_MIN_MS: u64 = 5_000;
    /// The longest.
    WAIT_MAX_MS: u64 = 600_000;
    /// How often house rules may let everybody accuse in a round.
    ACCUSATIONS_MAX: u8 = 3;
    /// How often house rules may let the spy guess.
    GUESSES_MAX: u8 = 3;

    /// The fewest places that a game is played with (RULES 9, row 32).
    PLACES_MIN: usize = 8;
    /// Packs that a table can have places of at once.
    PACKS_MAX: usize = 8;
    /// The version of the file format of packs.
    PACK_FORMAT: u32 = 1;
    /// What a pack may weigh, also as a file and when a host adds it.
    OWN_PACK_BYTES: usize = 256 * 1024;
    /// RULES 9, row 32: with fewer places the spy guesses too easily.
    PACK_PLACES_MIN: usize = 8;
    /// More places than this no phone can show as a grid.
    PACK_PLACES_MAX: usize = 200;
    /// Roles of a place: twice as many as there can be players.
    PACK_ROLES_MAX: usize = 24;
    /// The longest id of a pack, place or role.
    PACK_ID_CHARS: usize = 40;
    /// The longest text in a pack.
    PACK_TEXT_CHARS: usize = 60;
    /// As much of an attribute as a place can have.
    PACK_LEVEL_MAX: u8 = 4;
    /// Before this year there was no film to be shown.
    PACK_YEAR_MIN: u16 = 1888;
    /// A later year is a slip of the pen.
    PACK_YEAR_MAX: u16 = 2100;
    /// RULES 9, row 31: who finds no role left gets this one. Its text is the client's, so no pack
    /// may use the id for something else.
    VISITOR: &str = "visitor";
    /// How the ids of what belongs to one table alone begin, packs and pictures, so that nothing of
    /// a server can be mistaken for it.
    OWN_PREFIX: &str = "own-";

    /// Pictures that a host may add to a table.
    PICTURES_MAX: usize = 120;
    /// What a picture that a host adds may weigh.
    PICTURE_BYTES: usize = 200 * 1024;
    /// How wide every picture is, in pixels.
    PICTURE_WIDTH: usize = 600;
    /// How high every picture is, in pixels.
    PICTURE_HEIGHT: usize = 900;
}
