// How often the same person is the spy again, as the page tells it: of five players, in ten rounds.

export const PLAYERS = 5;
export const ROUNDS = 10;

export const ODDS = {
  /** Somebody who was named beforehand, in both of the next rounds: once in so many. */
  named: PLAYERS ** 2,
  /** Anybody, twice running: in nearly so many of ten evenings. */
  twice: 9,
  /** And three times running: in one of so many evenings. */
  thrice: 4,
};
