import { expect, test, vi } from 'vitest';
import { fetchAhead } from './ahead';
import { Later } from './later.svelte';

/** A server that answers the n-th time as told, then for ever as the last time. */
function server(...answers: boolean[]) {
  const load = vi.fn(() => {
    const here = answers.length > 1 ? answers.shift() : answers[0];
    return here ? Promise.resolve('a part') : Promise.reject(new Error('no answer'));
  });
  const around = { answered: vi.fn(() => Promise.resolve()), reload: vi.fn(() => true) };
  return { load, around };
}

test('a part is fetched once, however many ask for it', async () => {
  const { load, around } = server(true);
  const later = new Later(load, around);
  expect(load).not.toHaveBeenCalled();
  await Promise.all([later.ahead(), later.need(), later.ahead()]);
  expect(later.part).toBe('a part');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that could not be had ahead is fetched when it is needed', async () => {
  const { load, around } = server(false, true);
  const later = new Later(load, around);
  await expect(later.ahead()).rejects.toThrow();
  await later.need();
  expect(later.part).toBe('a part');
  expect(around.answered).not.toHaveBeenCalled();
});

test('while the server is silent a part is waited for, and the page stays', async () => {
  const { load, around } = server(false, true);
  const later = new Later(load, around);
  await later.need();
  expect(around.answered).toHaveBeenCalledTimes(1);
  expect(later.part).toBe('a part');
  expect(around.reload).not.toHaveBeenCalled();
});

test('where the server answers and has no such part, the page is loaded anew', async () => {
  const { load, around } = server(false);
  const later = new Later(load, around);
  await later.need();
  expect(around.reload).toHaveBeenCalledTimes(1);
  expect(later.isMissing).toBe(false);
});

test('where that did not help, it is said', async () => {
  const { load, around } = server(false);
  around.reload.mockReturnValue(false);
  const later = new Later(load, around);
  await later.need();
  expect(later.isMissing).toBe(true);
});

/** Runs until everything that was waited for has come. */
const settled = () => new Promise((done) => setTimeout(done));
const pace = { idle: () => Promise.resolve(), rest: () => Promise.resolve() };

test('what is fetched ahead comes one after the other, and what does not come is asked for again', async () => {
  const asked: string[] = [];
  const flaky = server(false, false, true);
  const one = () => (asked.push('one'), flaky.load());
  const two = () => (asked.push('two'), Promise.resolve());
  fetchAhead([one, two], pace);
  await settled();
  expect(asked).toEqual(['one', 'one', 'one', 'two']);
});

test('nothing more is fetched ahead once it is ended', async () => {
  const asked = vi.fn(() => Promise.resolve());
  const end = fetchAhead([asked, () => (end(), Promise.resolve()), asked], pace);
  await settled();
  expect(asked).toHaveBeenCalledTimes(1);
});
