// Amounts that sentences tell as a span.

/** From so many players to so many, or from so many minutes to so many. */
export interface Span {
  from: number;
  to: number;
}

/** How long a round is with so many players, the fewest first. */
export type Lengths = readonly (Span & { minutes: number })[];
