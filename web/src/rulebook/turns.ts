// How many rounds a game has, told by how often everybody gets a turn.

interface Game {
  players: number;
  rounds: number;
}

/** Games in which everybody has as many turns, the fewest first. */
export interface Turns {
  count: number;
  players: number[];
  rounds: number[];
}

/** `perRound`: how many players have a turn in each round. */
export function byTurns(games: readonly Game[], perRound: number): Turns[] {
  const often = ({ players, rounds }: Game) => (perRound * rounds) / players;
  const counts = [...new Set(games.map(often))].sort((a, b) => a - b);
  return counts.map((count) => {
    const same = games.filter((game) => often(game) === count);
    return {
      count,
      players: same.map(({ players }) => players),
      rounds: same.map(({ rounds }) => rounds),
    };
  });
}
