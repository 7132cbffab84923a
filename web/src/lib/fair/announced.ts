// What the table shows of a deal when its round is over, in the words of a proof.

import type { RoundView, TableView } from '../wire/wire';
import type { Drawn } from './draw';
import { fairRole } from './draw-spy';

export interface Announced {
  round: number;
  lines: Drawn;
  /** The places of the game. */
  places: string[];
  /** The game is over with it. */
  isLast: boolean;
}

/** Null as long as there is no result. */
export function announcedIn({
  round,
  places,
  phase,
}: Pick<TableView, 'round' | 'places' | 'phase'>): Announced | null {
  const lines = round && linesOf(round);
  return lines ? { round: round.number, lines, places, isLast: phase === 'game_over' } : null;
}

function linesOf(round: RoundView): Drawn | null {
  if (!round.result) return null;
  if (round.game === 'spy') {
    const { spy, place, roles } = round.result;
    const drawn: Drawn = new Map([
      ['starter', [`${round.starter}`]],
      ['place', [place]],
      ['spy', spy === undefined ? [] : [`${spy}`]],
    ]);
    const role = roles.map(({ seat, role }) => `${seat}|${fairRole(role)}`);
    return role.length > 0 ? drawn.set('role', role) : drawn;
  }
  if (round.game === 'captains') {
    const { captains, agents } = round.result;
    return new Map([
      ['captain', captains.map(({ seat, place }) => `${seat}|${place}`)],
      ['agent', agents.map(({ seat, of }) => `${seat}|${of ?? 'spy'}`)],
    ]);
  }
  const { conspirator } = round.result;
  if (conspirator === undefined) return new Map([['conspirator', []]]);
  return new Map([
    ['opener', [`${round.active}`]],
    ['conspirator', [`${conspirator}`]],
  ]);
}
