// A card as this phone saw it, and what a proof says that it was. Only a hash of it is kept, since somebody
// else may look into what a phone keeps.

import type { SeatId } from '../wire/wire';
import { fairRole } from './draw-spy';
import { sha256 } from './hash';
import { dealtIn, resultsIn, type Proof } from './proof';

export type SeenCard = { round: number } & (
  | { game: 'spy'; spy: boolean; place: string; role: string }
  | { game: 'captains'; spy: boolean; place: string }
  /** `blank`: what the own notebook is, once there is one. */
  | { game: 'notebook'; hand: readonly string[]; blank?: boolean }
);

const SPY = 'spy';

/** Null: nothing that follows from the deal of the round alone. */
export function cardText(card: SeenCard): string | null {
  switch (card.game) {
    case 'spy':
      return card.spy ? SPY : agentCard(card.place, card.role);
    case 'captains':
      return card.spy ? SPY : placeCard(card.place);
    case 'notebook':
      return card.blank === undefined ? null : pageCard(card.blank);
  }
}

const agentCard = (place: string, role: string) => `at|${place}|${fairRole(role)}`;
const placeCard = (place: string) => `at|${place}`;
const pageCard = (blank: boolean) => `page|${blank ? 'blank' : 'word'}`;

export function cardHash(salt: string, round: number, text: string): string {
  return sha256(`${salt}|${round}|${text}`);
}

/** One of the pictures in a hand, in whichever round. */
export function handHash(salt: string, card: string): string {
  return sha256(`${salt}|hand|${card}`);
}

/** What this seat's card has to be; null where the proof does not say it. */
export function cardIn(proof: Proof, seat: SeatId): string | null {
  const all = (name: string) => resultsIn(proof, name);
  const of = (name: string) => all(name).find(([whose]) => whose === `${seat}`)?.[1];
  const [spy] = all('spy').flat();
  const [place] = all('place').flat();
  const captain = of('captain');
  const side = of('agent');
  const [conspirator] = all('conspirator').flat();
  if (captain !== undefined) return placeCard(captain);
  if (side === SPY || spy === `${seat}`) return SPY;
  if (side !== undefined) {
    const sided = all('captain').find(([whose]) => whose === side)?.[1];
    return sided === undefined ? null : placeCard(sided);
  }
  if (conspirator !== undefined) return pageCard(conspirator === `${seat}`);
  if (place === undefined) return null;
  const roles = dealtIn(proof)?.terms.roles ?? all('role').length > 0;
  const role = of('role');
  return role === undefined && roles ? '' : agentCard(place, role ?? '');
}

/** Every card that somebody can have been dealt from these places, for finding again what a hash is of. */
export function cardsOf(places: readonly { id: string; roles: readonly string[] }[]): string[] {
  const at = places.flatMap(({ id, roles }) => [
    placeCard(id),
    ...['', '-', ...roles].map((role) => agentCard(id, role)),
  ]);
  return [SPY, ...at];
}
