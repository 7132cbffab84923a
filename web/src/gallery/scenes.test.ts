import { expect, test } from 'vitest';
import captains from '../captains/shown.json';
import notebook from '../notebook/shown.json';
import spy from '../spy/shown.json';
import lobbies from './lobbies.json';
import { scenes } from './scenes';
import type { Shown } from './shown';

test('every scene has a name of its own', () => {
  const ids = scenes.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('every situation that the engine played is to be seen somewhere', () => {
  const hung = new Set(
    scenes.flatMap((scene) => ('view' in scene ? [scene.view, scene.before?.view] : [])),
  );
  const rounds = new Set([...hung].map((view) => view?.standings));
  for (const album of [captains, notebook, spy, lobbies])
    for (const [name, shown] of Object.entries(album as object as Record<string, Shown>))
      expect(hung.has(shown.table) || rounds.has(shown.table.standings), name).toBe(true);
});

test('whoever sits at the phone sits at the table', () => {
  for (const scene of scenes)
    if ('view' in scene && scene.seat)
      expect(scene.view.seats.map(({ id }) => id)).toContain(scene.seat.you);
});
