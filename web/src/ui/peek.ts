/** Whoever lets go of a card sooner has hardly seen anything. */
export const SEEN_MS = 250;
