import { describe, expect, it } from 'vitest';
import type { Fault, Note } from './faults';
import { Honest, lines, setup, sha, short, type Setup } from './honest';
import { asked, judged, mine } from './honest-judge';
import { ME } from './honest-phone';
import { nothingOf, type Mine } from './mine';
import { judgeBare } from './verdict';

const spy = new Honest(setup());
const GAMES: [string, Honest][] = [
  ['spies', spy],
  ['captains', new Honest(setup({ game: 'captains' }))],
  ['notebooks', new Honest(setup({ game: 'notebook' }))],
];
/** Attempts of one deal. */
const first = new Honest(setup());
const secondSeats: Setup['seats'] = { 1: null, 2: 'asleep', 5: null, 6: 'missed' };
const second = new Honest(setup({ attempt: 2, seats: secondSeats }));

describe('an honest deal', () => {
  it.each(GAMES)('of %s is pending until it is opened, and verified then', (_, honest) => {
    const open = judged(honest.dealt, {}, honest);
    const done = judged(honest.opened(6), { isOver: true }, honest);
    expect([open.sign, done.sign]).toEqual(['pending', 'verified']);
    expect([open.faults, done.faults]).toEqual([[], []]);
    expect(open.code).toBe(done.code);
    const told = sha(`molehunt1|code\n${honest.told}`).toUpperCase();
    expect(done.code).toBe(`${told.slice(0, 4)}-${told.slice(4, 6)}`);
  });

  it('says without whom it was dealt, and how often it was tried', () => {
    const text = first.abandoned('missing', [6]) + second.opened();
    const { sign, faults, notes } = judged(text, {}, first, second);
    expect([sign, faults]).toEqual(['verified', []]);
    expect(notes).toEqual<Note[]>([
      { id: 'restarted', attempt: 1, why: 'missing', seats: [6] },
      { id: 'without', as: 'asleep', seats: [2] },
      { id: 'without', as: 'missed', seats: [6] },
    ]);
  });

  it('is proved with bots at the table, and says who they are', () => {
    const seats: Setup['seats'] = { 1: null, 2: 'bot', 5: null, 6: 'bot' };
    const mixed = new Honest(setup({ seats }));
    const { sign, faults, notes } = judged(mixed.opened(), { isOver: true }, mixed);
    expect([sign, faults]).toEqual(['verified', []]);
    expect(notes).toEqual<Note[]>([{ id: 'without', as: 'bot', seats: [2, 6] }]);
  });

  it('is without this phone, where it had no number or somebody else held the seat', () => {
    const away = { ...nothingOf(7), seat: 2 };
    expect(judged(spy.opened(), { mine: away }).sign).toBe('without');
    expect(judged(spy.opened(), { mine: nothingOf(7) }).sign).toBe('without');
    expect(judged(spy.opened(), { mine: { ...nothingOf(7), seat: ME } }).sign).toBe('without');
  });

  it('is without a phone that slept, which is no fault', () => {
    const number = short('asleep');
    const numbers = [{ attempt: 1, number, old: false }];
    const slept = { ...nothingOf(7), seat: 2, numbers };
    expect(judged(spy.opened(), { mine: slept })).toMatchObject({ sign: 'without', faults: [] });
  });

  it('is not proved where it went on without numbers', () => {
    const third = new Honest(setup({ attempt: 3 }));
    const tries = [first, new Honest(setup({ attempt: 2 })), third];
    const silent = tries.map((honest) => honest.abandoned('missing', [1, 6])).join('');
    const text = `${silent}dealt|unproved\n`;
    const { sign, faults, code } = judged(text, { isOver: true }, ...tries);
    expect([sign, faults, code]).toEqual(['unproved', [], null]);
  });

  it('is not proved without a proof, unless this phone was there', () => {
    expect(judgeBare(nothingOf(7)).sign).toBe('unproved');
    expect(judgeBare({ ...nothingOf(7), awake: true }).faults).toEqual([
      { id: 'left_out', as: 'none' },
    ]);
    const seen = [{ length: 3, hash: '' }];
    expect(judgeBare({ ...nothingOf(7), seen }).faults).toEqual([{ id: 'vanished' }]);
  });

  it('is drawn in part by a phone that has not loaded the places', () => {
    const { sign, notes } = judged(spy.opened(), { places: null });
    expect(sign).toBe('pending');
    expect(notes).toContainEqual({ id: 'places_unknown' });
  });

  it('after a restore says so', () => {
    const text = first.abandoned('restored') + new Honest(setup({ attempt: 2 })).opened();
    const { notes } = judged(text, {}, first, new Honest(setup({ attempt: 2 })));
    expect(notes).toContainEqual({ id: 'restored' });
    const restored = mine([spy], { restored: true });
    expect(judged(spy.opened(), { mine: restored }).notes).toContainEqual({ id: 'restored' });
  });
});

describe('a lie is named: in the attempts', () => {
  const cases: [string, string, Fault][] = [
    ['no proof', spy.opened().replace('dealt', 'dreamt'), { id: 'malformed', line: 25 }],
    ['another table', new Honest(setup({ table: 'KRZNC' })).opened(), { id: 'wrong_table' }],
    ['another round', new Honest(setup({ round: 8 })).opened(), { id: 'wrong_round', round: 8 }],
    ['a second attempt without a first', second.opened(), { id: 'wrong_attempt', attempt: 2 }],
    [
      'a number that was not sealed',
      spy.opened().replace(spy.number(1), short('chosen')),
      { id: 'number_not_sealed', seat: 1, attempt: 1 },
    ],
    [
      'a number of the server that was not sealed',
      spy.opened().replace(spy.own('cards'), sha('chosen')),
      { id: 'server_number_not_sealed', use: 'cards', attempt: 1 },
    ],
    [
      'a number of the server in an attempt that failed',
      first.abandoned('missing', [6]).replace(first.own('pool'), sha('chosen')) + second.opened(),
      { id: 'server_number_not_sealed', use: 'pool', attempt: 1 },
    ],
    [
      'something drawn without a seal',
      spy.opened().replace(/server\|pool.*\n/, ''),
      { id: 'server_without_seal', use: 'pool' },
    ],
    [
      'somebody’s number left out',
      spy.opened().replace(/number\|6.*\n/, ''),
      { id: 'numbers_differ', attempt: 1 },
    ],
    [
      'somebody called silent who told a number',
      first.abandoned('missing', [6]).replace('missing|6', 'missing|1|6') + second.opened(),
      { id: 'numbers_differ', attempt: 1 },
    ],
    [
      'somebody called silent before anybody was asked',
      new Honest(setup({ seats: secondSeats })).opened(),
      { id: 'numbers_differ', attempt: 1 },
    ],
    [
      'an attempt that failed and was not opened',
      first.abandoned('missing', [6]).replace(/open\|cards.*\n/, '') + second.opened(),
      { id: 'unopened', use: 'cards', attempt: 1 },
    ],
  ];
  it.each(cases)('%s', (_, text, fault) => {
    const { sign, faults } = judged(text, { isOver: true }, first, second);
    expect(sign).toBe('wrong');
    expect(faults).toContainEqual(fault);
  });

  it('one number of the server for two things', () => {
    class Lazy extends Honest {
      override own(): string {
        return sha('always');
      }
    }
    const lazy = new Lazy(setup());
    expect(judged(lazy.opened(), {}, lazy).faults).toEqual([
      { id: 'number_again', use: 'cards', attempt: 1 },
    ]);
  });

  it('proved by nobody', () => {
    const alone = new Honest(setup({ seats: { 1: 'asleep', 5: 'asleep', 6: 'none' } }));
    const none = { ...nothingOf(7), seat: ME };
    expect(judged(alone.opened(), { mine: none }, alone).faults).toEqual([{ id: 'not_proved' }]);
  });

  it('given up, though this phone had told its number', () => {
    const text = `${first.abandoned('missing', [6])}dealt|unproved\n`;
    expect(judged(text).faults).toEqual([{ id: 'given_up' }]);
    expect(judged(text, { mine: mine([first], { awake: false }) }).faults).toEqual([]);
  });

  it('a round that is over and was not opened', () => {
    expect(judged(spy.dealt, { isOver: true }).faults).toEqual([
      { id: 'unopened', use: 'cards', attempt: 1 },
    ]);
    const closed = spy.opened().replace(/open\|pool.*\n/, '');
    expect(judged(closed, { isOver: true }).faults).toContainEqual({
      id: 'unopened',
      use: 'pool',
      attempt: 1,
    });
  });
});

describe('a lie is named: about this phone', () => {
  const own = (text: string, change: Partial<Mine>, ...honests: Honest[]) =>
    judged(text, { mine: mine(honests, change) }, ...honests).faults;

  it('other terms than it was asked with', () => {
    const other = new Honest(setup({ fresh: false }));
    const fault = { id: 'terms_differ', attempt: 1 };
    expect(own(other.opened(), { asked: [asked(spy)] }, other)).toEqual([fault]);
  });

  it('terms that are gone, also after data were put back', () => {
    const fault = { id: 'vanished' };
    const before = asked(second);
    expect(own(spy.opened(), { asked: [asked(spy), before] }, spy)).toEqual([fault]);
    const old = { ...asked(new Honest(setup({ fresh: false }))), old: true };
    expect(own(spy.opened(), { asked: [old, asked(spy)] }, spy)).toEqual([fault]);
    expect(own(spy.opened(), { vanished: true }, spy)).toEqual([fault]);
  });

  it('a number that is not its own', () => {
    const numbers = [{ attempt: 1, number: short('mine'), old: false }];
    expect(own(spy.opened(), { numbers, asked: [] }, spy)).toEqual([
      { id: 'not_your_seal', attempt: 1 },
      { id: 'not_your_number', attempt: 1 },
    ]);
  });

  it('what it found before it told anything', () => {
    const faults: Fault[] = [{ id: 'seats_differ' }];
    const refused = asked(spy, { number: null, faults });
    expect(own(spy.opened(), { asked: [refused] }, spy)).toEqual(faults);
  });

  it('called silent, though it told its number', () => {
    const silent = first.abandoned('missing', [ME]);
    const seats: Setup['seats'] = { 1: null, 2: 'asleep', 5: 'missed', 6: null };
    const next = new Honest(setup({ attempt: 2, seats }));
    const fault = { id: 'called_silent', attempt: 1, at_ms: 99 };
    const numbers = { numbers: mine([first, next]).numbers };
    const text = silent + next.opened();
    expect(own(text, { ...numbers, asked: [asked(first)] }, first)).toEqual([fault]);
    const cut = judged(text, { mine: mine([first], { asked: [asked(first, { cut: true })] }) });
    expect([cut.sign, cut.notes.at(-1)]).toEqual(['without', { id: 'late', attempt: 1 }]);
    const slow = judged(text, { mine: mine([first], { asked: [asked(first, { number: null })] }) });
    expect([slow.sign, slow.faults]).toEqual(['without', []]);
  });

  it.each(['asleep', 'none', 'missed'] as const)('listed as %s, though it was there', (as) => {
    const honest = new Honest(setup({ seats: { 1: null, 5: as, 6: null } }));
    const faults = own(honest.opened(), { asked: [] }, honest);
    expect(faults).toContainEqual({ id: 'left_out', as });
  });
});

it('no change of a single line goes unnoticed', () => {
  const text = first.abandoned('missing', [6]) + second.opened();
  const all = text.split('\n').slice(0, -1);
  all.forEach((line, i) => {
    const fields = line.split('|');
    const last = fields.at(-1) ?? '';
    const flipped = last.replace(/.$/, (letter) => (letter === '1' ? '2' : '1'));
    const changed = [...fields.slice(0, -1), flipped].join('|');
    for (const lie of [[], [changed]]) {
      const proof = lines(...all.slice(0, i), ...lie, ...all.slice(i + 1));
      const { sign } = judged(proof, { isOver: true }, first, second);
      expect([line, sign]).toEqual([line, 'wrong']);
    }
  });
});
