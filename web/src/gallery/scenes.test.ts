import { expect, test } from 'vitest';
import { scenes } from './scenes';
import type { Album } from './shown';

const albums = import.meta.glob<Album>(['../*/shown.json', './lobbies.json'], {
  eager: true,
  import: 'default',
});

test('every scene has a name of its own', () => {
  const ids = scenes.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('every situation that the engine played is to be seen somewhere', () => {
  const hung = new Set(
    scenes.flatMap((scene) => ('view' in scene ? [scene.view, scene.before?.view] : [])),
  );
  const rounds = new Set([...hung].map((view) => view?.standings));
  expect(Object.keys(albums).length).toBeGreaterThan(3);
  for (const album of Object.values(albums))
    for (const [name, shown] of Object.entries(album))
      expect(hung.has(shown.table) || rounds.has(shown.table.standings), name).toBe(true);
});

test('whoever sits at the phone sits at the table', () => {
  for (const scene of scenes)
    if ('view' in scene && scene.seat)
      expect(scene.view.seats.map(({ id }) => id)).toContain(scene.seat.you);
});
