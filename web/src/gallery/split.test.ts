import { expect, test } from 'vitest';
import { join } from '../lib/table/join';
import { Parts } from '../lib/table/parts';
import type { SeatView, TableView } from '../lib/wire/wire';
import { scenes } from './scenes';
import type { Album } from './shown';
import { framesOf, split } from './split';

const albums = Object.values(
  import.meta.glob<Album>(['../*/shown.json', './lobbies.json'], {
    eager: true,
    import: 'default',
  }),
);
const ends = Object.values(
  import.meta.glob<Record<string, unknown>>('../*/ends.json', { eager: true, import: 'default' }),
);

/** Everything that looks like a table, wherever it lies. */
function tables(found: unknown): TableView[] {
  if (typeof found !== 'object' || found === null) return [];
  if ('happenings' in found && 'seats' in found) return [found as TableView];
  return Object.values(found).flatMap(tables);
}

const hung = scenes.flatMap((scene) => ('view' in scene ? [scene.view, scene.before?.view] : []));
const all = [albums, ends, hung].flatMap(tables);

test('every table that was exported or hung is the same again when its parts are joined', () => {
  expect(all.length).toBeGreaterThan(300);
  expect(all.some(({ round }) => round && 'lines' in round && round.lines.length > 0)).toBe(true);
  for (const view of all) {
    const { board, pulse, happenings, said } = split(view);
    const joined = join({ board, pulse, happenings, lines: said?.lines ?? [] });
    expect(joined).toStrictEqual(view);
  }
});

test('every phone of the albums sees the same when it is sent in parts', () => {
  const phones = albums.flatMap((album) =>
    Object.values(album).flatMap(({ table, seats = [] }) =>
      seats.map((seat): [TableView, SeatView] => [table, seat]),
    ),
  );
  expect(phones.length).toBeGreaterThan(50);
  for (const [view, seat] of phones) {
    const parts = new Parts();
    const drawn = framesOf(7, view, seat).map((frame) => parts.take(frame));
    expect(drawn.at(-1)).toStrictEqual({ rev: 7, view, seat });
    expect(drawn.slice(0, -1).every((shown) => shown === null)).toBe(true);
  }
});

test('what travels by itself is in no pulse', () => {
  for (const view of all) {
    const { round } = split(view).pulse;
    if (round && 'lines' in round) expect(round.lines).toEqual([]);
  }
});
