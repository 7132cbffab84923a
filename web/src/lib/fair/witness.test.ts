import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PLACES } from './honest';
import { ME, Phone, SEALED_FOR_LONG_MS, type Table } from './honest-phone';
import { forget } from './memory';

let phone: Phone;
beforeEach(() => {
  vi.useFakeTimers();
  phone = new Phone();
});
afterEach(() => {
  phone.witness.stop();
  forget('KRZNB');
  vi.useRealTimers();
});

describe('seals', () => {
  it('are sent for a round as soon as it is named, and once', () => {
    phone.wish();
    phone.wish();
    expect(phone.seals).toHaveLength(1);
    expect(new Set(phone.seals[0]).size).toBe(3);
    phone.wish(8);
    expect(phone.seals).toHaveLength(2);
  });

  it('are the same on a new line, and when the page is loaded anew', () => {
    phone.wish();
    phone.witness.reconnected(1);
    phone.wish();
    phone.reload();
    phone.wish();
    expect(phone.seals).toHaveLength(3);
    expect(new Set(phone.seals.map(String)).size).toBe(1);
  });

  it('are others for another seat, and none without one', () => {
    phone.seat = null;
    phone.wish();
    expect(phone.sent).toEqual([]);
    phone.seat = 5;
    phone.wish();
    phone.seat = 6;
    phone.wish();
    expect(phone.seals[0]).not.toEqual(phone.seals[1]);
  });

  it('are never of a number that was told; the others stay', () => {
    phone.wish();
    phone.at().ask();
    phone.wish();
    const [before, now] = phone.seals;
    expect(now?.[0]).not.toBe(before?.[0]);
    expect(now?.slice(1)).toEqual(before?.slice(1));
  });

  it('are sent again where they came at the wrong time', () => {
    phone.wish();
    phone.witness.refused();
    phone.wish();
    expect(phone.seals).toHaveLength(2);
    expect(phone.seals[0]).toEqual(phone.seals[1]);
  });

  it('are of numbers that another tab may have used meanwhile', () => {
    phone.wish();
    const other = phone.open();
    other.heard({ type: 'fair', round: 8 });
    phone.witness.reconnected(1);
    phone.wish(8);
    expect(phone.seals[1]).toEqual(phone.seals[2]);
  });

  it('are all new after data were put back', () => {
    phone.wish();
    phone.witness.reconnected(2);
    phone.wish();
    const [before = [], now = []] = phone.seals;
    expect(now.some((seal) => before.includes(seal))).toBe(false);
  });
});

describe('a number', () => {
  it('is told when the terms are right, and the deal is verified at the end', () => {
    phone.wish();
    const table = phone.at();
    table.ask();
    expect(phone.told).toHaveLength(1);
    expect(phone.witness.state.dealing).toEqual({ round: 7, attempt: 1, missed: [] });
    table.prove(table.dealt);
    expect(phone.witness.state.dealing).toBeNull();
    expect(phone.current).toMatchObject({ round: 7, sign: 'pending', faults: [] });
    table.prove(table.opened());
    expect(phone.current).toMatchObject({ sign: 'verified', faults: [] });
    expect(phone.witness.state.verdicts).toEqual([
      { round: 7, sign: 'verified', code: phone.current?.code },
    ]);
  });

  it('is told once, but again on a new line', () => {
    phone.wish();
    phone.at().ask();
    phone.at().ask();
    expect(phone.told).toHaveLength(1);
    phone.witness.reconnected(1);
    phone.at().ask();
    expect(phone.told).toHaveLength(2);
    expect(phone.told[0]).toEqual(phone.told[1]);
  });

  it('is not told where something is wrong, and the deal is not trusted', () => {
    phone.wish();
    if (phone.known) phone.known.seats = [1, 2, 5];
    const table = phone.at();
    table.ask();
    expect(phone.told).toEqual([]);
    const without = phone.at({ attempt: 2, seats: { 1: null, 2: 'asleep', 5: 'missed', 6: null } });
    table.prove(table.abandoned('missing', [ME]) + without.opened());
    expect(phone.current).toMatchObject({ sign: 'wrong', faults: [{ id: 'seats_differ' }] });
  });

  it('waits for what the phone has yet to learn of the table', () => {
    const { known } = phone;
    phone.known = null;
    phone.wish();
    const table = phone.at();
    table.ask();
    expect(phone.told).toEqual([]);
    phone.known = known;
    phone.witness.look();
    phone.witness.look();
    expect(phone.told).toHaveLength(1);
    table.prove(table.opened());
    expect(phone.current?.sign).toBe('verified');
  });

  it('is told for one set of terms only', () => {
    phone.wish();
    phone.at().ask();
    phone.at({ recent: [] }).ask();
    expect(phone.told).toHaveLength(1);
    const table = phone.at({ recent: [] });
    table.prove(table.opened());
    expect(phone.current?.faults).toContainEqual({ id: 'asked_again', attempt: 1 });
    expect(phone.current?.faults).toContainEqual({ id: 'terms_differ', attempt: 1 });
  });

  it('is not told for junk, nor where others are asked', () => {
    phone.wish();
    phone.at().ask([1, 6]);
    const asking = { attempt: 1, terms: 'wish\n', asked: [ME], ends_at_ms: 0 };
    phone.witness.heard({ type: 'fair', round: 7, asking });
    expect(phone.told).toEqual([]);
  });

  it('of another attempt follows where somebody was silent', () => {
    phone.wish();
    const first = phone.at();
    first.ask();
    const second = phone.at({ attempt: 2, seats: { 1: null, 2: 'asleep', 5: null, 6: 'missed' } });
    second.ask();
    expect(phone.told.map(({ attempt }) => attempt)).toEqual([1, 2]);
    second.prove(first.abandoned('missing', [6]) + second.opened());
    expect(phone.current).toMatchObject({ sign: 'verified', faults: [] });
  });

  it('survives that the page is loaded anew', () => {
    phone.wish();
    const table = phone.at();
    table.ask();
    phone.reload();
    table.prove(table.opened());
    expect(phone.current).toMatchObject({ sign: 'verified', faults: [] });
  });
});

describe('rounds', () => {
  it('are dealt once', () => {
    phone.play();
    phone.wish(7);
    const count = phone.told.length;
    phone.at({ recent: [] }).ask();
    expect(phone.told).toHaveLength(count);
  });

  it('may be dealt again after data were put back, and that is not hidden', () => {
    phone.play();
    phone.witness.reconnected(2);
    phone.play(phone.at({ salt: 'again' }));
    expect(phone.current?.faults).toContainEqual({ id: 'vanished' });
    expect(phone.current?.notes).toContainEqual({ id: 'restored' });
  });

  /** The second round of a game with these places. */
  function goOn(places: typeof PLACES): Table {
    const played = [places[0]?.id ?? ''];
    if (phone.known) Object.assign(phone.known, { isFirst: false, table: places, played });
    const table = phone.at({ isFirst: false, round: 8, places: places.slice(1) });
    phone.wish(8);
    table.ask();
    return table;
  }

  it('show this one and the one before', () => {
    const table = goOn(phone.play().places);
    expect(phone.told).toHaveLength(2);
    table.prove(table.opened());
    expect(phone.current).toMatchObject({ round: 8, sign: 'verified', faults: [] });
    expect(phone.witness.state.previous).toMatchObject({ round: 7, sign: 'verified' });
  });

  it('of one game have the places that were drawn when it began', () => {
    phone.play();
    const table = goOn(PLACES);
    expect(phone.told).toHaveLength(1);
    const silent = phone.at({
      ...table.about,
      attempt: 2,
      seats: { 1: null, 2: null, 5: 'missed', 6: null },
    });
    table.prove(table.abandoned('missing', [ME]) + silent.opened());
    expect(phone.current?.faults).toEqual([{ id: 'pool_differs' }]);
  });

  it('may be of a game that began while this phone was away, or without a proof', () => {
    const { known } = phone;
    const on = (isFirst: boolean) =>
      known && Object.assign(known, { isFirst, table: PLACES, played: [PLACES[0]?.id] });
    const later = { isFirst: false, places: PLACES.slice(1) };
    phone.play();
    on(false);
    phone.play(phone.at({ ...later, round: 9 }));
    expect(phone.current).toMatchObject({ round: 9, sign: 'verified', faults: [] });
    on(true);
    phone.play(phone.at({ round: 10 }));
    phone.witness.sawDeal(11);
    on(false);
    phone.play(phone.at({ ...later, round: 12 }));
    expect(phone.current).toMatchObject({ round: 12, sign: 'verified', faults: [] });
  });

  it('may be of a game without places, after one that had some', () => {
    phone.play();
    const { known } = phone;
    const notebook = { game: 'notebook', packs: [], roles: false } as const;
    if (known) Object.assign(known, { ...notebook, ruleset: null, table: [], middle: 0 });
    for (const [i, isFirst] of [true, false].entries()) {
      if (known) known.isFirst = isFirst;
      phone.play(phone.at({ game: 'notebook', isFirst, round: 8 + i }));
      expect(phone.current?.faults).toEqual([]);
    }
  });

  it('without a proof are not proved, and wrong where this phone was there', () => {
    phone.witness.sawDeal(7);
    expect(phone.current).toBeNull();
    phone.wish();
    phone.witness.sawDeal(7);
    expect(phone.current).toMatchObject({ sign: 'unproved', text: '' });
    phone.wish(8);
    vi.advanceTimersByTime(SEALED_FOR_LONG_MS);
    phone.witness.sawDeal(8);
    expect(phone.current?.faults).toEqual([{ id: 'left_out', as: 'none' }]);
  });
});
