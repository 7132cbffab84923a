// What a pack may have. The server checks the same, and so does a test with the server's own files.

/** As compact JSON, which is how a table gets it. */
export const PACK_BYTES = 256 * 1024;
/** Files are laid out for people, some with much space. */
export const FILE_BYTES = 4 * PACK_BYTES;
export const FORMAT = 1;
export const PLACES_MIN = 8;
export const PLACES_MAX = 200;
export const ROLES_MAX = 24;
export const ID_CHARS = 40;
export const TEXT_CHARS = 60;
export const LEVEL_MAX = 4;
export const YEAR_MIN = 1888;
export const YEAR_MAX = 2100;
export const VISITOR = 'visitor';
/** A table has no more of its own. */
export const OWN_PACKS = 4;
