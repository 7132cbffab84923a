import { describe, expect, test, vi } from 'vitest';
import type { Refusal } from '../../lib/wire/wire';
import { addPicture } from './add';
import { Adding } from './adding.svelte';
import { isOwn, ownAddress } from './address';
import { picturesNeeded } from './needed';
import { middle } from './shrink';

const CARD = { width: 600, height: 900 };
const JPEG = new Blob(['jpeg']);
const file = (name: string) => new File(['x'], name);

describe('the part of a picture that becomes a card', () => {
  test.each([
    ['a card as it is', 600, 900, { x: 0, y: 0, width: 600, height: 900 }],
    ['the middle of a wide one', 1600, 900, { x: 500, y: 0, width: 600, height: 900 }],
    ['the middle of a high one', 600, 2000, { x: 0, y: 550, width: 600, height: 900 }],
    ['all of a small one', 60, 90, { x: 0, y: 0, width: 60, height: 90 }],
  ])('%s', (_, width, height, cut) => {
    expect(middle(width, height, CARD)).toEqual(cut);
  });
});

describe('what the server says to a picture', () => {
  const answering = (status: number, body: unknown) => () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));

  test.each([
    ['it is in', 201, { picture: 'own-1' }, {}],
    ['it is none', 415, { why: 'not_a_picture' }, { refused: 'not_a_picture' }],
  ])('%s', async (_, status, body, added) => {
    expect(await addPicture('FOXES', 'key', JPEG, answering(status, body))).toEqual(added);
  });

  test('nobody answers', async () => {
    const fetcher = () => Promise.reject(new Error('offline'));
    expect(await addPicture('FOXES', 'key', JPEG, fetcher)).toEqual({ refused: null });
  });

  test('the key of the seat goes along, and not in the address', async () => {
    const fetcher = vi.fn(answering(201, {}));
    await addPicture('FOXES', 'key', JPEG, fetcher);
    const [address, request] = fetcher.mock.calls[0] as unknown as [string, RequestInit];
    expect(address).toBe('/api/tables/FOXES/pictures');
    expect(request.headers).toEqual({ Authorization: 'Bearer key' });
  });
});

describe('several pictures', () => {
  const shrink = (file: Blob) =>
    Promise.resolve((file as File).name.endsWith('.txt') ? null : JPEG);
  const refusing = (...answers: (Refusal | null | undefined)[]) =>
    vi.fn(() => {
      const refused = answers.shift();
      return Promise.resolve(refused === undefined ? {} : { refused });
    });

  test('go one after the other, and what is no picture is named', async () => {
    const add = refusing();
    const adding = new Adding('FOXES', { shrink, add });
    await adding.run([file('one.jpg'), file('notes.txt'), file('two.png')]);
    expect(add).toHaveBeenCalledTimes(2);
    expect([adding.added, adding.unread, adding.stopped]).toEqual([2, ['notes.txt'], null]);
    expect(adding.progress).toBeNull();
  });

  test.each(['too_many_pictures', null] as const)('stop at %s', async (why) => {
    const add = refusing(undefined, why);
    const adding = new Adding('FOXES', { shrink, add });
    await adding.run([file('one.jpg'), file('two.jpg'), file('three.jpg')]);
    expect(add).toHaveBeenCalledTimes(2);
    expect([adding.added, adding.stopped]).toEqual([1, { why }]);
  });

  test('do not overtake those on their way', async () => {
    const add = refusing();
    const adding = new Adding('FOXES', { shrink, add });
    const first = adding.run([file('one.jpg')]);
    await adding.run([file('two.jpg')]);
    await first;
    expect(add).toHaveBeenCalledTimes(1);
  });
});

test('own pictures are known by their names, and lie at their table', () => {
  expect([isOwn('own-12'), isOwn('bed-at-sea')]).toEqual([true, false]);
  expect(ownAddress('FOXES', 'own-12')).toBe('/api/tables/FOXES/pictures/own-12');
});

test('a deck must fill the hands of all players', () => {
  expect(picturesNeeded(5)).toBe(30);
});
