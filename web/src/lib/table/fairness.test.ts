import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seatView, tableView } from '../../gallery/build';
import { fairKey } from '../fair/key';
import { after, Honest, PLACES, setup, sha, type Setup } from '../fair/honest';
import { kept } from '../kept';
import type { FairFrame } from '../fair/frames';
import type { CardView, RoundView, SpySeatView, TableView } from '../wire/wire';
import { Stage } from './fake-socket';
import { forgetToken } from './seat-key';

const name = { en: 'Any' };
const PACK = JSON.stringify({
  id: 'places',
  name,
  places: PLACES.map(({ id, roles }) => ({
    id,
    name: { en: id },
    roles: roles.map((id) => ({ id, name })),
  })),
});
const YOU = 1;
const SILENT = { 2: 'none', 3: 'none', 4: 'none', 5: 'none', 6: 'none', 7: 'none' } as const;
const AWAKE_MS = 7000;

/** A server at whose table seven sit, and the phone in seat 1 seals and tells its own numbers. */
class Server extends Honest {
  constructor(
    readonly stage: Stage,
    change: Partial<Setup> = {},
  ) {
    super(
      setup({
        round: 1,
        seats: { [YOU]: null, ...SILENT },
        packs: [`pack|places|${sha(PACK)}`],
        fresh: false,
        most: null,
        ...change,
      }),
    );
  }

  override number(seat: number): string {
    const told = sent(this.stage, 'unseal').at(-1)?.number;
    return seat === YOU && told !== undefined ? told : super.number(seat);
  }

  override seal(seat: number): string {
    const seals = sent(this.stage, 'seal').at(-1)?.seals;
    return seat === YOU && seals ? seals[0] : super.seal(seat);
  }

  wish(): void {
    this.say();
  }

  ask(asked = this.asked): void {
    const { attempt } = this.about;
    this.say({ attempt, terms: this.terms, asked, ends_at_ms: 0 });
  }

  prove(text: string): void {
    this.stage.socket.say({ type: 'proof', round: this.about.round, text });
  }

  private say(asking?: FairFrame['asking']): void {
    const { round } = this.about;
    this.stage.socket.say({ type: 'fair', round, ...(asking && { asking }) });
  }
}

function sent<T extends 'seal' | 'unseal'>({ sockets }: Stage, type: T) {
  const all = sockets.flatMap((socket) => socket.sent);
  return all.filter((frame): frame is Extract<typeof frame, { type: T }> => frame.type === type);
}

function round(change: object = {}): Partial<TableView> {
  const places = PLACES.map(({ id }) => id);
  return { phase: 'dealt', places, round: { game: 'spy', number: 1, ...change } as RoundView };
}

const holding = (card: CardView) =>
  seatView(YOU, {}, { game: 'spy', card } as { game: 'spy' } & SpySeatView);

/** The card of this phone, as the proof has it. */
function cardOf(text: string): CardView {
  const place = after(text, 'place');
  const [, role = ''] = new RegExp(`role\\|${YOU}\\|(.*)\n`).exec(text) ?? [];
  return after(text, 'spy') === `${YOU}`
    ? { spy: true, place: '', role: '' }
    : { spy: false, place, role: role === '-' ? 'visitor' : role };
}

function resultOf(text: string): object {
  const lines = text.split('\n').filter((line) => line.startsWith('role|'));
  const roles = lines.map((line) => {
    const [, seat, role] = line.split('|');
    return { seat: Number(seat), role: role === '-' ? 'visitor' : role };
  });
  const result = { place: after(text, 'place'), spy: Number(after(text, 'spy')), roles };
  // The terms say first how it is decided.
  const dealt = text.slice(text.indexOf('dealt|'));
  return { starter: Number(after(dealt, 'starter')), result };
}

async function seated(): Promise<Stage> {
  const stage = Stage.seated();
  await stage.table.fairness.ahead();
  await vi.advanceTimersByTimeAsync(0);
  return stage;
}

const of = ({ table }: Stage) => table.fair?.current;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(PACK)));
});
afterEach(() => {
  forgetToken('KRZNB');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a phone takes part', () => {
  it('at the table, not at its door', () => {
    const stage = new Stage();
    stage.table.lookIn();
    stage.socket.accept();
    expect(stage.socket.sent[0]).not.toHaveProperty('fair');
    for (const come of ['stay', 'watch', 'enter'] as const) {
      stage.table[come]();
      if (come !== 'stay') stage.socket.accept();
      const greetings = stage.socket.sent.filter(({ type }) => ['enter', 'watch'].includes(type));
      if (come !== 'stay') expect(greetings.at(-1)).toMatchObject({ fair: true });
    }
  });

  it('and verifies the deal', async () => {
    const stage = await seated();
    const server = new Server(stage);
    server.wish();
    expect(sent(stage, 'seal')).toHaveLength(1);
    server.ask();
    expect(stage.table.fair?.dealing).toEqual({ round: 1, attempt: 1, missed: [] });
    const open = server.opened();
    server.prove(server.dealt);
    stage.show(2, tableView(round()), holding(cardOf(open)));
    expect(of(stage)).toMatchObject({ sign: 'pending', faults: [] });
    expect(stage.table.fair?.dealing).toBeNull();
    server.prove(open);
    stage.show(3, tableView({ ...round(resultOf(open)), phase: 'round_over' }));
    expect(of(stage)).toMatchObject({ sign: 'verified', faults: [] });
    expect(stage.table.fairFile(1)).toContain(`mine|${YOU}`);
    expect(stage.table.fairFile(2)).toBeNull();
  });

  it('and is not silent about another card, nor about another result', async () => {
    const stage = await seated();
    const server = new Server(stage);
    server.wish();
    server.ask();
    const open = server.opened();
    const card = { ...cardOf(open), spy: !cardOf(open).spy };
    stage.socket.say({ type: 'proof', round: 1, text: server.dealt });
    stage.show(2, tableView(round()), holding(card));
    expect(of(stage)?.faults).toEqual([]);
    server.prove(open);
    const result = { ...resultOf(open), starter: 99 };
    stage.show(3, tableView({ ...round(result), phase: 'round_over' }));
    expect(of(stage)).toMatchObject({
      sign: 'wrong',
      faults: [{ id: 'your_card_differs' }, { id: 'announced_differs', line: 'starter' }],
    });
  });

  it('with what was said before it could listen', async () => {
    const stage = Stage.seated();
    new Server(stage, { round: 7 }).wish();
    const server = new Server(stage);
    server.wish();
    server.wish();
    expect(sent(stage, 'seal')).toEqual([]);
    await stage.table.fairness.ahead();
    await stage.table.fairness.ahead();
    expect(sent(stage, 'seal').map(({ round }) => round)).toEqual([7, 1]);
  });

  it('once its packs are here', async () => {
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((done) => (answer = done)));
    const stage = await seated();
    const server = new Server(stage);
    server.wish();
    server.ask();
    expect(sent(stage, 'unseal')).toEqual([]);
    answer(new Response(PACK));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent(stage, 'unseal')).toHaveLength(1);
  });

  it('after each return, with the same numbers', async () => {
    const stage = await seated();
    new Server(stage).wish();
    stage.redial();
    stage.welcome({ rev: 2 });
    new Server(stage).wish();
    const [one, other] = sent(stage, 'seal');
    expect(other).toEqual(one);
  });
});

describe('whoever has no number in it', () => {
  it('because of only watching, says so, and checks the rest', async () => {
    const stage = new Stage();
    stage.table.watch({ screen: true });
    stage.hello();
    stage.show(1, tableView());
    await stage.table.fairness.ahead();
    await vi.advanceTimersByTimeAsync(0);
    const server = new Server(stage);
    server.wish();
    server.ask();
    expect([...sent(stage, 'seal'), ...sent(stage, 'unseal')]).toEqual([]);
    server.prove(server.opened());
    expect(of(stage)).toMatchObject({ sign: 'without', faults: [], notes: expect.any(Array) });
    expect(of(stage)?.notes).not.toContainEqual({ id: 'places_unknown' });
  });

  it('because the seat was handed over, accuses nobody', async () => {
    const stage = new Stage();
    stage.table.enter({ key: 'a'.repeat(32) });
    stage.welcome();
    await stage.table.fairness.ahead();
    await vi.advanceTimersByTimeAsync(AWAKE_MS);
    // With the number of the phone that had the seat before.
    const server = new Server(stage);
    server.prove(server.opened());
    stage.show(2, tableView(round()), holding(cardOf(server.opened())));
    const next = new Server(stage, { round: 2 });
    next.wish();
    expect(of(stage)).toMatchObject({ sign: 'without', faults: [] });
  });

  it('because nobody looked at the phone, accuses nobody', async () => {
    for (const isSeen of [false, true]) {
      const stage = await seated();
      const server = new Server(stage, { seats: { [YOU]: 'asleep', ...SILENT, 2: null } });
      server.wish();
      for (let at_ms = 0; at_ms < AWAKE_MS; at_ms += 1000) {
        vi.advanceTimersByTime(1000);
        stage.socket.say({ type: 'time', now_ms: 0, flowing: true });
      }
      stage.table.watched(isSeen);
      server.prove(server.opened());
      const faults = isSeen ? [{ id: 'left_out', as: 'asleep' }] : [];
      expect(of(stage)).toMatchObject({ faults });
      forgetToken('KRZNB');
    }
  });

  it('because the network stood still, accuses nobody', async () => {
    const stage = await seated();
    const server = new Server(stage, { seats: { [YOU]: 'asleep', ...SILENT, 2: null } });
    server.wish();
    vi.setSystemTime(Date.now() + AWAKE_MS);
    server.prove(server.opened());
    expect(of(stage)).toMatchObject({ sign: 'without', faults: [] });
  });

  it('because its seals came too late, seals again', async () => {
    const stage = await seated();
    const server = new Server(stage);
    server.wish();
    stage.socket.say({ type: 'refused', why: 'not_now' });
    server.wish();
    expect(sent(stage, 'seal')).toHaveLength(2);
  });
});

describe('what is kept', () => {
  async function sealed(): Promise<Stage> {
    const stage = await seated();
    new Server(stage).wish();
    expect(kept.get(fairKey('KRZNB'))).not.toBeNull();
    return stage;
  }

  it('is gone with the seat', async () => {
    const left = await sealed();
    const leaving = left.table.leave();
    left.socket.say({ type: 'done', n: 1 });
    await leaving;
    left.socket.say({ type: 'time', now_ms: 0, flowing: true });
    expect(kept.get(fairKey('KRZNB'))).toBeNull();
    const gone = await sealed();
    gone.socket.say({ type: 'bye', why: 'seat_gone' });
    vi.advanceTimersByTime(AWAKE_MS);
    expect([kept.get(fairKey('KRZNB')), gone.table.fair]).toEqual([null, null]);
  });

  it('is left to the tab that has the seat now', async () => {
    const stage = await sealed();
    stage.socket.say({ type: 'bye', why: 'taken_over' });
    kept.set(fairKey('KRZNB'), 'of the other tab');
    vi.advanceTimersByTime(AWAKE_MS);
    expect(kept.get(fairKey('KRZNB'))).toBe('of the other tab');
    stage.table.resume();
    stage.welcome({ rev: 2 });
    await stage.table.fairness.ahead();
    new Server(stage).wish();
    expect(sent(stage, 'seal')).toHaveLength(2);
  });

  it('is of the last tables only', async () => {
    const codes = Array.from({ length: 9 }, (_, i) => `TABLE${i}`);
    for (const code of codes) {
      const stage = new Stage(code);
      stage.table.watch();
      stage.hello();
      await stage.table.fairness.ahead();
      new Server(stage, { table: code }).prove(new Server(stage, { table: code }).opened());
    }
    const isKept = codes.map((code) => kept.get(fairKey(code)) !== null);
    expect(isKept).toEqual([false, ...Array.from({ length: 8 }, () => true)]);
  });
});
