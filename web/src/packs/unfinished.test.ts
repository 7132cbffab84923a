import { describe, expect, it, vi } from 'vitest';
import type { Pack, Place } from '../lib/wire/wire';
import { finished, inLanguages, newPack, newPlace, newRole, placesIn } from './unfinished';
import { slug } from './slug';

const NAMES = ['Kuhinja', 'Tavan', 'Podrum', 'Garaža', 'Balkon', 'Kupaonica', 'Vrt', 'Krov'];

function house(): Pack {
  const places = placesIn(NAMES.join('\n'), 'hr');
  return { ...newPack('hr'), name: { hr: 'Naša kuća' }, places };
}

const ids = (pack: Pack) => pack.places.map(({ id }) => id);

describe('a pack that is finished', () => {
  it('has ids made of its names', () => {
    const { pack, faults } = finished(house());
    expect(faults).toEqual([]);
    expect(pack.id).toBe('nasa-kuca');
    expect(ids(pack).slice(0, 4)).toEqual(['kuhinja', 'tavan', 'podrum', 'garaza']);
  });

  it('keeps the ids it came with', () => {
    const unfinished = house();
    const places = unfinished.places.map((place, at) => (at === 0 ? { ...place, id: 'k' } : place));
    const { pack } = finished({ ...unfinished, id: 'mine', places });
    expect([pack.id, ...ids(pack).slice(0, 2)]).toEqual(['mine', 'k', 'tavan']);
  });

  it('tells two names apart that sound alike', () => {
    const unfinished = house();
    const places = [...unfinished.places, ...placesIn('Tavan!\n  Tavan   ?', 'hr')];
    const { pack, faults } = finished({ ...unfinished, places });
    expect(ids(pack).slice(8)).toEqual(['tavan-2', 'tavan-3']);
    expect(pack.places[9]?.name).toEqual({ hr: 'Tavan ?' });
    expect(faults).toEqual([]);
  });

  it('leaves out what is blank, and says where the rest is wrong', () => {
    const unfinished = house();
    const roles = [newRole(['hr']), { ...newRole(['hr']), name: { hr: 'x'.repeat(61) } }];
    const last = { ...newPlace(['hr']), name: { hr: 'Dvorište' }, roles };
    const places = [newPlace(['hr']), ...unfinished.places, last];
    const { pack, faults } = finished({ ...unfinished, places });
    expect(pack.places).toHaveLength(9);
    expect(faults).toEqual([
      { path: ['places', 9, 'roles', 1, 'name', 'hr'], fault: 'text_too_long' },
    ]);
  });

  it('has the name where a form for the card is written in one language only', () => {
    const unfinished = inLanguages(house(), ['hr', 'en']);
    const words = { name: { hr: 'Kuhinja', en: 'Kitchen' }, at: { hr: 'u kuhinji' } };
    const places = unfinished.places.map((place, at) =>
      at === 0 ? { ...place, ...words } : place,
    );
    const { pack } = finished({ ...unfinished, places });
    expect(pack.places[0]?.at).toEqual({ hr: 'u kuhinji', en: 'Kitchen' });
    expect(pack.places[1]?.at).toBeUndefined();
  });
});

it('a language that is added asks for its words, and one that goes takes them along', () => {
  const both = inLanguages(house(), ['en', 'hr']);
  const { faults } = finished(both);
  expect(faults).toHaveLength(9);
  expect(faults[0]).toEqual({ path: ['name', 'en'], fault: 'empty_text' });
  expect(finished(inLanguages(both, ['hr'])).faults).toEqual([]);
});

it('a new pack lacks a name and places', () => {
  const { faults } = finished(newPack('ru'));
  expect(faults.map(({ fault }) => fault)).toEqual(['empty_text', 'too_few_places']);
});

it.each([
  ['Čvrljugova gostionica', 'cvrljugova-gostionica'],
  ['Đačka soba', 'dacka-soba'],
  ['Щедрый ёж в подъезде', 'schedryi-ezh-v-podezde'],
  ['“At Joe’s”, 24/7!', 'at-joe-s-24-7'],
  ['Visitor', 'visitor-too'],
  ['日本', ''],
  ['a'.repeat(60), 'a'.repeat(36)],
])('%s becomes %s', (name, id) => expect(slug(name)).toBe(id));

it('what is new after a reload has an id that nothing written before it has', async () => {
  const places: Place[] = [];
  for (const page of ['before', 'after']) {
    vi.resetModules();
    const unfinished = await import('./unfinished');
    places.push(unfinished.newPlace(['hr']), ...unfinished.placesIn(`${page}\nA\nB`, 'hr'));
  }
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
});
