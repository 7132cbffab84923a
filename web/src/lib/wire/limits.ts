// Generated from crates/wire by `UPDATE_GENERATED=1 cargo test -p wire`. Do not edit.

/** Raised when a frame changes in a way that an old client would misread. */
export const PROTOCOL = 3;

/** Letters of a table's code: these where there are few tables. */
export const CODE_CHARS_MIN = 5;

/** Where there are very many. */
export const CODE_CHARS_MAX = 8;

/** What these are: consonants only, so that no code is a word, and none that look alike. */
export const CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ";

/** Seats at one table, spectating late-comers included. */
export const SEATS_MAX = 12;

/** A player's name, counted in characters after trimming. */
export const NAME_CHARS = 20;

/** Animals that a seat's picture shows. */
export const ANIMALS = 12;

/** Pictures a seat can have: every animal in every hat. The first of them show each animal in a hat of its own. */
export const AVATARS = 72;

/** A question, an answer or a remark, counted in characters after trimming. */
export const TEXT_CHARS = 140;

/** The word of a notebook, counted in characters after trimming. */
export const WORD_CHARS = 40;

/** How many lines of a round's conversation are kept. */
export const LINES_KEPT = 60;

/** How many happenings are kept for phones that were asleep. */
export const HAPPENINGS_KEPT = 8;

/** The name of a set of house rules, counted in characters after trimming. */
export const HOUSE_NAME_CHARS = 40;

/** The fewest players that house rules may allow. */
export const PLAYERS_MIN = 2;

/** What a step of lengths may name; more than a table has seats means "however many". */
export const PLAYERS_UP_TO_MAX = 255;

/** The longest round. */
export const MINUTES_MAX = 30;

/** Most rounds of a game of spies. */
export const SPY_ROUNDS_MAX = 30;

/** Most rounds of a game of notebooks: more than anybody sits through, so that a slip of the finger does no harm. */
export const NOTEBOOK_ROUNDS_MAX = 24;

/** Most points that house rules may give for anything. */
export const POINTS_MAX = 20;

/** The shortest time that house rules may wait for anybody. */
export const WAIT_MIN_MS = 5000;

/** The longest. */
export const WAIT_MAX_MS = 600000;

/** How often house rules may let everybody accuse in a round. */
export const ACCUSATIONS_MAX = 3;

/** How often house rules may let the spy guess. */
export const GUESSES_MAX = 3;

/** The fewest places that a game is played with (RULES 9, row 32). */
export const PLACES_MIN = 8;

/** Packs that a table can have places of at once. */
export const PACKS_MAX = 8;

/** The version of the file format of packs. */
export const PACK_FORMAT = 1;

/** What a pack may weigh, also as a file and when a host adds it. */
export const OWN_PACK_BYTES = 262144;

/** RULES 9, row 32: with fewer places the spy guesses too easily. */
export const PACK_PLACES_MIN = 8;

/** More places than this no phone can show as a grid. */
export const PACK_PLACES_MAX = 200;

/** Roles of a place: twice as many as there can be players. */
export const PACK_ROLES_MAX = 24;

/** The longest id of a pack, place or role. */
export const PACK_ID_CHARS = 40;

/** The longest text in a pack. */
export const PACK_TEXT_CHARS = 60;

/** As much of an attribute as a place can have. */
export const PACK_LEVEL_MAX = 4;

/** Before this year there was no film to be shown. */
export const PACK_YEAR_MIN = 1888;

/** A later year is a slip of the pen. */
export const PACK_YEAR_MAX = 2100;

/** RULES 9, row 31: who finds no role left gets this one. Its text is the client's, so no pack may use the id for something else. */
export const VISITOR = "visitor";

/** How the ids of what belongs to one table alone begin, packs and pictures, so that nothing of a server can be mistaken for it. */
export const OWN_PREFIX = "own-";

/** Pictures that a host may add to a table. */
export const PICTURES_MAX = 120;

/** What a picture that a host adds may weigh. */
export const PICTURE_BYTES = 204800;

/** How wide every picture is, in pixels. */
export const PICTURE_WIDTH = 600;

/** How high every picture is, in pixels. */
export const PICTURE_HEIGHT = 900;
