import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kept } from '../lib/kept';
import type { HouseSet } from './changes';
import { toText } from './file';
import { Saved, SAVED_MAX } from './saved.svelte';

const set = (name: string, points = 5): HouseSet => ({
  name,
  ruleset: 'spijun',
  changes: { 'score.spyGuess': points },
});
const names = (saved: Saved) => saved.list.map(({ name }) => name);

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const store = new Map<string, string>();
  return {
    getItem: (key) => store.get(key) ?? null,
    setItem: (key, value) => void store.set(key, value),
    removeItem: (key) => void store.delete(key),
  };
}

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => {
  kept.remove('house');
  vi.unstubAllGlobals();
});

describe('house rules on the phone', () => {
  it('are there after a reload, sorted by name', () => {
    const saved = new Saved();
    expect(saved.list).toEqual([]);
    for (const name of ['Žižić', 'ana', 'Boris', 'Čvrljak'])
      expect(saved.keep(set(name))).toBe('kept');
    expect(names(new Saved())).toEqual(['ana', 'Boris', 'Čvrljak', 'Žižić']);
    expect(new Saved().find('ANA')).toEqual(set('ana'));
  });

  it('replace those of the same name', () => {
    const saved = new Saved();
    saved.keep(set('Ours', 5));
    saved.keep(set('OURS', 7));
    expect(saved.list).toEqual([set('OURS', 7)]);
  });

  it('can be renamed and deleted', () => {
    const saved = new Saved();
    saved.keep(set('One', 1));
    saved.keep(set('Two', 2));
    saved.rename('One', 'Three');
    saved.remove('Two');
    expect(new Saved().list).toEqual([set('Three', 1)]);
  });

  it('are known by what they change, too', () => {
    const saved = new Saved();
    saved.keep(set('Ours', 5));
    expect(saved.holds(set('Theirs', 5))).toBe(true);
    expect(saved.holds(set('Ours', 6))).toBe(false);
  });

  it('are not lost when another tab has written meanwhile', () => {
    const [here, there] = [new Saved(), new Saved()];
    there.keep(set('There'));
    here.keep(set('Here'));
    expect(names(here)).toEqual(['Here', 'There']);
  });

  it('have an end', () => {
    const saved = new Saved();
    for (let i = 0; i < SAVED_MAX; i += 1) saved.keep(set(`No ${i}`));
    expect(saved.keep(set('One more'))).toBe('full');
    expect(saved.keep(set('No 7', 9))).toBe('kept');
    expect(saved.list).toHaveLength(SAVED_MAX);
  });

  it('last as long as the page where nothing may be stored', () => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
    const saved = new Saved();
    expect(saved.keep(set('Ours'))).toBe('fleeting');
    expect(names(new Saved())).toEqual(['Ours']);
  });

  it('that were tampered with are left out, and the others stay', () => {
    for (const junk of ['{', '7', 'null', '{"a":1}']) {
      kept.set('house', junk);
      expect(new Saved().list).toEqual([]);
    }
    kept.set('house', JSON.stringify([7, null, '{}', toText(set('Good'))]));
    expect(names(new Saved())).toEqual(['Good']);
  });
});
