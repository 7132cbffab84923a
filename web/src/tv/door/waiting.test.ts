import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Waiting } from './waiting.svelte';

const VALID_MS = 120_000;
const [FIRST, SECOND] = ['1'.repeat(32), '2'.repeat(32)];

/** A server: keys in their order, and what each screen that asks for its table is told. */
class Server {
  readonly keys = [FIRST, SECOND];
  readonly asked: string[] = [];
  private readonly waiting = new Map<string, (response: Response) => void>();
  isDown = false;
  codeChars: number | undefined;

  readonly fetch: typeof fetch = (url, init) => {
    if (this.isDown) return Promise.reject(new TypeError('nobody answers'));
    if (url === '/api/screens')
      return Promise.resolve(
        Response.json({
          key: this.keys.shift(),
          links: ['http://192.0.2.7'],
          valid_ms: VALID_MS,
          code_chars: this.codeChars,
        }),
      );
    const key = new Headers(init?.headers).get('authorization')?.slice('Bearer '.length) ?? '';
    this.asked.push(key);
    return new Promise((answer) => this.waiting.set(key, answer));
  };

  async answer(key: string, response: Response): Promise<void> {
    this.waiting.get(key)?.(response);
    await vi.advanceTimersByTimeAsync(0);
  }
}

let server: Server;
let shown: string[];
let waiting: Waiting;

beforeEach(async () => {
  vi.useFakeTimers();
  server = new Server();
  shown = [];
  waiting = new Waiting((code) => shown.push(code), server.fetch);
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  waiting.stop();
  vi.useRealTimers();
});

test('it hears when codes have become longer, and does not forget it when a server knows less', async () => {
  expect(waiting.codeChars).toBe(5);
  for (const [said, known] of [
    [6, 6],
    [undefined, 6],
    [8, 8],
    [5, 8],
  ] as const) {
    server.codeChars = said;
    await vi.advanceTimersByTimeAsync(VALID_MS / 2);
    expect(waiting.codeChars).toBe(known);
  }
});

test('the key stands where phones have their seats, and no server sees it', () => {
  expect(waiting.link).toBe(`http://192.0.2.7/tv/send#key=${FIRST}`);
});

test('a table that is sent is shown', async () => {
  await server.answer(FIRST, new Response(null, { status: 204 }));
  expect(server.asked).toEqual([FIRST, FIRST]);
  await server.answer(FIRST, Response.json({ code: 'KRZNB' }));
  expect(shown).toEqual(['KRZNB']);
});

test('a code that was just replaced is still good', async () => {
  await vi.advanceTimersByTimeAsync(VALID_MS / 2);
  expect(waiting.link).toContain(SECOND);
  await server.answer(FIRST, Response.json({ code: 'KRZNB' }));
  await server.answer(SECOND, Response.json({ code: 'BCDFG' }));
  expect(shown).toEqual(['KRZNB']);
});

test('a key that is over is not asked for again', async () => {
  await server.answer(FIRST, Response.json({ why: 'no_such_screen' }, { status: 404 }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.asked).toEqual([FIRST]);
});

test('without an answer there is no code, and then there is one again', async () => {
  server.isDown = true;
  await vi.advanceTimersByTimeAsync(VALID_MS / 2);
  expect(waiting.link).toBeNull();
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(3000);
  expect(waiting.link).toContain(SECOND);
});
