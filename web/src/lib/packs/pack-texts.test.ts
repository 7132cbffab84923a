import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../i18n/taught';
import { i18n } from '../../i18n';
import type { Pack, Place } from '../wire/wire';
import { PackTexts } from './pack-texts.svelte';

const pack: Pack = {
  format: 1,
  id: 'places',
  name: { en: 'Places', hr: 'Lokacije', ru: 'Локации' },
  places: [
    {
      id: 'night-train',
      name: { en: 'Night train', hr: 'Noćni vlak', ru: 'Ночной поезд' },
      at: { en: 'on the night train', hr: 'u noćnom vlaku', ru: 'в ночном поезде' },
      roles: [{ id: 'conductor', name: { en: 'Conductor', hr: 'Kondukter', ru: 'Проводник' } }],
    },
  ],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  i18n.choose('en');
  vi.useRealTimers();
});

it('names places and roles in the language of the phone', async () => {
  const texts = new PackTexts();
  await texts.load(['places'], 'one', () => Promise.resolve(Response.json(pack)));
  expect(texts.at('night-train')).toBe('on the night train');
  i18n.choose('hr');
  expect(texts.name('night-train')).toBe('Noćni vlak');
  expect(texts.role('night-train', 'conductor')).toBe('Kondukter');
});

it('shows a readable id until the words are there', () => {
  expect(new PackTexts().name('night-train')).toBe('night train');
});

it('asks once for a pack, and again when the answer was lost', async () => {
  const texts = new PackTexts();
  const fetcher = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(Response.json(pack));
  await texts.load(['places'], 'one', fetcher);
  expect(texts.size).toBe(0);
  await vi.advanceTimersByTimeAsync(3000);
  expect(texts.size).toBe(1);
  await texts.load(['places'], 'one', fetcher);
  expect(fetcher).toHaveBeenCalledTimes(2);
});

const films: Pack = {
  format: 1,
  id: 'films',
  name: { en: 'Films', hr: 'Filmovi', ru: 'Фильмы' },
  places: [
    { ...(pack.places[0] as Place), roles: [] },
    {
      id: 'jaws',
      name: { en: 'Jaws', hr: 'Ralje', ru: 'Челюсти' },
      at: { en: 'in “Jaws”', hr: 'u filmu „Ralje”', ru: 'в фильме «Челюсти»' },
      roles: [],
    },
  ],
};

function server(...packs: Pack[]): typeof fetch {
  return (url) => {
    const pack = packs.find(({ id }) => String(url).startsWith(`/api/packs/${id}?`));
    return Promise.resolve(pack ? Response.json(pack) : new Response('', { status: 404 }));
  };
}
const busy = () => Promise.resolve(new Response('', { status: 503 }));

it('knows the places of several packs, a shared one by the first of them', async () => {
  const texts = new PackTexts();
  await texts.load(['places', 'films'], 'one', server(pack, films));
  expect(texts.titles).toEqual(['Places', 'Films']);
  expect(texts.size).toBe(2);
  expect(texts.name('jaws')).toBe('Jaws');
  expect(texts.role('night-train', 'conductor')).toBe('Conductor');
});

it('names no packs until all of them are here', async () => {
  const texts = new PackTexts();
  await texts.load(['places'], 'one', server(pack));
  await texts.load(['places', 'films'], 'one', busy);
  expect([texts.titles, texts.isHere]).toEqual([[], false]);
  expect(texts.name('night-train')).toBe('Night train');
});

it('neither waits for a pack that the server does not have nor goes on asking', async () => {
  const texts = new PackTexts();
  const fetcher = vi.fn(server(pack));
  await texts.load(['places', 'gone'], 'one', fetcher);
  expect([texts.titles, texts.isHere]).toEqual([['Places'], true]);
  await vi.advanceTimersByTimeAsync(60_000);
  await texts.load(['gone', 'places'], 'one', fetcher);
  expect(fetcher).toHaveBeenCalledTimes(2);

  texts.askAgain();
  await texts.load(['gone', 'places'], 'one', fetcher);
  expect(fetcher).toHaveBeenCalledTimes(3);
});

it('forgets a pack that is no longer wanted, and need not load it again', async () => {
  const texts = new PackTexts();
  const fetcher = vi.fn(server(pack, films));
  await texts.load(['places', 'films'], 'one', fetcher);
  await texts.load(['places'], 'one', fetcher);
  expect(texts.name('jaws')).toBe('jaws');
  await texts.load(['films', 'places'], 'one', fetcher);
  expect(texts.titles).toEqual(['Films', 'Places']);
  expect(fetcher).toHaveBeenCalledTimes(2);
});

it('speaks another language where it has not the phone’s own, and says which', async () => {
  const texts = new PackTexts();
  const croatian: Pack = {
    ...pack,
    name: { hr: 'Lokacije', ru: 'Локации' },
    places: [{ id: 'attic', name: { hr: 'Tavan', ru: 'Чердак' }, roles: [] }],
  };
  expect(texts.foreign).toEqual([]);
  await texts.load(['places'], 'one', () => Promise.resolve(Response.json(croatian)));
  expect([texts.titles[0], texts.at('attic')]).toEqual(['Lokacije', 'Tavan']);
  expect(texts.foreign).toEqual([{ name: 'Lokacije', locale: 'hr' }]);
  i18n.choose('ru');
  expect([texts.name('attic'), texts.foreign]).toEqual(['Чердак', []]);
});

it('loads a pack of the table’s own from the table', async () => {
  const fetcher = vi.fn<typeof fetch>().mockImplementation(async () => Response.json(pack));
  await new PackTexts('FOXES').load(['own-12'], 'one', fetcher);
  await new PackTexts('FOXES').load(['places'], 'one', fetcher);
  expect(fetcher.mock.calls.map(([address]) => address)).toEqual([
    '/api/tables/FOXES/packs/own-12',
    '/api/packs/places?build=one',
  ]);
});
