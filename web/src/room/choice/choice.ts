// What a host can want of the places in the chosen packs.

import { inPacks } from '../../lib/packs/in-packs';
import type { Pack, PackLine, PlacesChoice, Settings, TableView } from '../../lib/wire/wire';

/** How many places are offered to be put on the table. */
const AMOUNTS = [12, 18, 24, 30, 40, 60, 80, 100, 150];

/** How many places are left when these are left out. */
export function countLeft(packs: readonly Pack[], out: readonly string[]): number {
  const without = new Set(out);
  return inPacks(packs).reduce(
    (sum, { places }) => sum + places.filter(({ id }) => !without.has(id)).length,
    0,
  );
}

/** How many can be put on the table instead of all; what is chosen is always among them. */
export function amounts(all: number, chosen?: number): number[] {
  const some = new Set(AMOUNTS.filter((amount) => amount < all));
  if (chosen !== undefined) some.add(chosen);
  return [...some].sort((a, b) => a - b);
}

/** With one pack more or less. `packs` are those of the table now. */
export function withPack(
  settings: Settings,
  id: string,
  on: boolean,
  packs: readonly Pack[],
): Settings {
  if (on === settings.packs.includes(id)) return settings;
  const others = settings.packs.filter((pack) => pack !== id);
  const left = packs.filter((pack) => pack.id !== id);
  return {
    ...settings,
    packs: on ? [...others, id] : others,
    places: fitting(settings.places, countLeft(left, settings.places.out)),
  };
}

/**
 * Chosen packs that the server has no longer. `listed` are those of the server, none as long as it did
 * not say; `own` are those of the table.
 */
export function gonePacks(
  settings: Settings,
  listed: readonly PackLine[],
  own: readonly PackLine[] = [],
): string[] {
  if (listed.length === 0) return [];
  const here = new Set([...listed, ...own].map(({ id }) => id));
  return settings.packs.filter((id) => !here.has(id));
}

/** Without those that are gone. `packs` are those of the table that are not. */
export function withoutGone(
  settings: Settings,
  gone: readonly string[],
  packs: readonly Pack[],
): Settings {
  if (gone.length === 0) return settings;
  return {
    ...settings,
    packs: settings.packs.filter((id) => !gone.includes(id)),
    places: fitting(settings.places, countLeft(packs, settings.places.out)),
  };
}

/** With this pack alone, and all of it. `count` is how many places it has. */
export function withOnly(settings: Settings, id: string, count: number): Settings {
  const places = { out: [], fresh: settings.places.fresh };
  return { ...playable(settings, count), packs: [id], places };
}

/** A table that wanted more rounds than there are places plays as many as the rules advise. */
function playable(settings: Settings, count: number): Settings {
  const { rounds, ...rest } = settings;
  if (settings.game !== 'spy' || (rounds !== undefined && rounds <= count)) return settings;
  const advised = settings.spy.house?.changes['rounds'];
  return typeof advised === 'number' && advised > count ? { ...rest, rounds: count } : rest;
}

/** With these left out. */
export function without(settings: Settings, out: string[], packs: readonly Pack[]): Settings {
  return { ...settings, places: fitting({ ...settings.places, out }, countLeft(packs, out)) };
}

/** With so many on the table, or with all. */
export function withMost(settings: Settings, most: number | undefined): Settings {
  const { most: _, ...all } = settings.places;
  return { ...settings, places: most === undefined ? all : { ...all, most } };
}

/** Without those of late, or with them. */
export function withFresh(settings: Settings, fresh: boolean): Settings {
  return { ...settings, places: { ...settings.places, fresh } };
}

/** More than there are cannot be put on the table, so then it is all of them. */
function fitting(places: PlacesChoice, count: number): PlacesChoice {
  const { most, ...all } = places;
  return most === undefined || most >= count ? all : { ...all, most };
}

/** How many places can come up; `size` is how many there are in the packs. */
export function onTable(view: TableView, size: number): number {
  return view.places_on_table ?? size;
}

/** Whether a name has what is looked for in it, whatever the case and the marks on its letters. */
export function isLike(name: string, sought: string): boolean {
  return plain(name).includes(plain(sought.trim()));
}

function plain(text: string): string {
  const bare = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return bare.replaceAll('đ', 'd');
}
