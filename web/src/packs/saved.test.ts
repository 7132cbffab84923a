import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kept } from '../lib/kept';
import type { Pack } from '../lib/wire/wire';
import { finished, inLanguages, newPack, newPlace, placesIn } from './unfinished';
import { newKey, Saved, SAVED_MAX } from './saved.svelte';

const called = (name: string): Pack => ({ ...newPack('hr'), name: { hr: name } });
const names = (saved: Saved) => saved.list.map(({ pack }) => pack.name.hr);

let store: Map<string, string>;
beforeEach(() => {
  store = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
});
afterEach(() => {
  for (const { key } of new Saved().list) kept.remove(`pack.${key}`);
  kept.remove('packs');
  vi.unstubAllGlobals();
});

function add(saved: Saved, name: string): string {
  const added = saved.add(called(name));
  if (!added) throw new Error('there is room');
  return added.key;
}

describe('packs on the phone', () => {
  it('are there after a reload, finished or not, sorted by name', () => {
    const saved = new Saved();
    for (const name of ['Žabac', 'ana', 'Čamac']) add(saved, name);
    expect(names(new Saved())).toEqual(['ana', 'Čamac', 'Žabac']);
  });

  it('can be changed and deleted one by one', () => {
    const saved = new Saved();
    const [one, two] = [add(saved, 'One'), add(saved, 'Two')];
    const before = store.get(`molehunt.pack.${two}`);
    expect(saved.keep(one, called('First'))).toBe('kept');
    expect(store.get(`molehunt.pack.${two}`)).toBe(before);
    saved.remove(two);
    expect(names(new Saved())).toEqual(['First']);
    expect([...store.keys()].filter((key) => key.includes(two))).toEqual([]);
  });

  it('are not lost when another tab has written meanwhile', () => {
    const [here, there] = [new Saved(), new Saved()];
    add(there, 'There');
    add(here, 'Here');
    expect(names(here)).toEqual(['Here', 'There']);
  });

  it('know a pack that is here already', () => {
    const saved = new Saved();
    const pack = called('Ours');
    saved.add(pack);
    expect([saved.holds(pack), saved.holds(called('Theirs'))]).toEqual([true, false]);
  });

  it('know a pack by what it says, also where it is still unfinished', () => {
    const saved = new Saved();
    const pack = { ...called('Ours'), places: placesIn('Tavan\nPodrum', 'hr') };
    saved.add({ ...pack, places: [...pack.places, newPlace(['hr'])] });
    const sent = finished(pack).pack;
    expect(saved.holds(sent)).toBe(true);
    expect(saved.holds({ ...sent, places: sent.places.slice(1) })).toBe(false);
  });

  it('are those in which something is written', () => {
    const saved = new Saved();
    const key = newKey();
    const bare = newPack('hr');
    expect(saved.keep(key, inLanguages(bare, ['en', 'hr']))).toBe('kept');
    expect([names(saved), [...store.keys()]]).toEqual([[], ['molehunt.packs']]);

    saved.keep(key, { ...bare, places: placesIn('Tavan', 'hr') });
    expect(new Saved().list).toHaveLength(1);
    saved.keep(key, { ...bare, name: { hr: ' ' } });
    expect([new Saved().list, [...store.keys()]]).toEqual([[], ['molehunt.packs']]);
  });

  it('have an end', () => {
    const saved = new Saved();
    for (let i = 0; i < SAVED_MAX; i += 1) add(saved, `No ${i}`);
    expect(saved.add(called('One more'))).toBeNull();
  });

  it('last as long as the page where nothing may be stored', () => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
    const saved = new Saved();
    expect(saved.add(called('Ours'))?.how).toBe('fleeting');
    expect(names(new Saved())).toEqual(['Ours']);
  });

  it('that were tampered with are left out, and the others stay', () => {
    const saved = new Saved();
    const bad = add(saved, 'Bad');
    add(saved, 'Good');
    for (const junk of [
      '{',
      '7',
      'null',
      '{"name":{}}',
      '{"id":"a","name":{"hr":1},"places":[]}',
    ]) {
      kept.set(`pack.${bad}`, junk);
      expect(names(new Saved())).toEqual(['Good']);
    }
    kept.set('packs', '{"a":1}');
    expect(new Saved().list).toEqual([]);
  });

  it('in which two places or roles share an id are told apart', () => {
    const pack = called('Ruined');
    const role = (hr: string) => ({ id: 'new--2', name: { hr } });
    const place = (hr: string) => ({ id: 'new--1', name: { hr }, roles: [role('A'), role('B')] });
    new Saved().add({ ...pack, places: [place('Attic'), place('Cellar')] });
    const places = new Saved().list[0]?.pack.places ?? [];
    expect(places.map(({ name }) => name.hr)).toEqual(['Attic', 'Cellar']);
    for (const all of [places, ...places.map(({ roles }) => roles)])
      expect(new Set(all.map(({ id }) => id)).size).toBe(2);
  });
});
