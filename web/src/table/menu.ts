// What a host can choose to play, as the engine has it: for how many, and with which pack.

import type { FitKey } from '../i18n/tiles';
import menu from '../lib/wire/menu.json';
import type { FitView, Settings } from '../lib/wire/wire';

/** One thing to play. */
export interface Dish extends FitView {
  players: { min: number; max: number };
  /** Made for it; none where there are no places. */
  pack?: string;
}

/** In the order in which it is offered. */
export const MENU = menu as readonly Dish[];

export function keyOf({ game, ruleset }: FitView): FitKey {
  return ruleset ?? (game as FitKey);
}

/** What is chosen. */
export function chosenIn({ game, spy }: Settings): Dish | undefined {
  return MENU.find((dish) => dish.game === game && (dish.ruleset ?? spy.ruleset) === spy.ruleset);
}

/**
 * Whether so many can play it. Where they are too many or too few for what is chosen, the table says what they
 * can: it knows what house rules and a deck of their own make of each.
 */
export function isFor(
  { players: { min, max }, ...dish }: Dish,
  count: number,
  fits: readonly FitView[] = [],
): boolean {
  if (fits.length > 0) return fits.some((fit) => keyOf(fit) === keyOf(dish));
  return min <= count && count <= max;
}

/**
 * With this chosen. Each game has a length of its own, and each brings the pack that it was made for, unless
 * the host has chosen others.
 */
export function withDish(settings: Settings, { game, ruleset }: FitView): Settings {
  const { rounds, ...rest } = settings;
  const same = game === settings.game && rounds !== undefined;
  const spy = ruleset ? { ...rest.spy, ruleset } : rest.spy;
  const next = { ...rest, ...(same && { rounds }), game, spy };
  const pack = packOf(next);
  if (!isAsProposed(settings) || pack === settings.packs[0]) return next;
  // Another pack has other places, and perhaps fewer of them than there were to be rounds.
  const { rounds: _, ...open } = next;
  return { ...open, packs: [pack], places: { out: [], fresh: settings.places.fresh } };
}

/** Nobody has chosen packs or places. */
function isAsProposed(settings: Settings): boolean {
  const { packs, places } = settings;
  const plain = places.out.length === 0 && places.most === undefined;
  return plain && packs.length === 1 && packs[0] === packOf(settings);
}

/** A game without places leaves those of the ruleset that was chosen before it. */
function packOf(settings: Settings): string {
  const before = MENU.find(({ ruleset }) => ruleset === settings.spy.ruleset);
  return chosenIn(settings)?.pack ?? before?.pack ?? '';
}
