// Ways to deal anew once the numbers are told, and that none of them ends in a green tick.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Setup } from './honest';
import { ME, Phone } from './honest-phone';
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

const others: Setup['seats'] = { 1: null, 2: 'asleep', 6: null };

/** The first attempt of round 7, with the phone's number in it. */
function told(change: Partial<Setup> = {}) {
  phone.wish();
  const table = phone.at(change);
  table.ask();
  expect(phone.told).toHaveLength(1);
  return table;
}

describe('a deal that was told is not made undone', () => {
  it('by a round that is left out', () => {
    told();
    phone.wish(8);
    const next = phone.at({ round: 8 });
    next.ask();
    expect(phone.told).toHaveLength(1);
    const again = phone.at({ round: 8, attempt: 2, seats: { ...others, [ME]: 'missed' } });
    next.prove(next.abandoned('missing', [ME]) + again.opened());
    expect(phone.current).toMatchObject({ round: 8, sign: 'wrong' });
    expect(phone.current?.faults).toContainEqual({ id: 'wrong_round', round: 8 });
  });

  it('but others may play on while the line is cut', () => {
    const table = told();
    phone.witness.reconnected(1);
    table.prove(table.opened());
    phone.play(phone.at({ round: 8 }));
    expect(phone.current).toMatchObject({ round: 8, sign: 'verified' });
    phone.wish(9);
    phone.at({ round: 9 }).ask();
    phone.witness.reconnected(1);
    const missed = phone.at({ round: 10, seats: { ...others, [ME]: 'none' } });
    missed.prove(missed.opened());
    phone.play(phone.at({ round: 11 }));
    expect(phone.current).toMatchObject({ round: 11, sign: 'verified' });
  });

  it('by many rounds that this phone is to remember', () => {
    told();
    for (const round of [8, 9, 10, 11, 12]) phone.wish(round);
    phone.wish(7);
    const again = phone.at({ recent: [] });
    again.ask();
    again.prove(again.opened());
    expect(phone.current?.sign).toBe('wrong');
  });

  it('by another seat', () => {
    told();
    phone.seat = 6;
    phone.wish();
    phone.seat = ME;
    phone.wish();
    const again = phone.at({ recent: [] });
    again.ask();
    again.prove(again.opened());
    expect(phone.current?.faults).toContainEqual({ id: 'vanished' });
  });

  it('by a round without a proof', () => {
    told();
    phone.witness.sawDeal(7);
    expect(phone.current?.faults).toEqual([{ id: 'vanished' }]);
  });
});

describe('an attempt that failed', () => {
  const fault = { id: 'no_reason', attempt: 1 };

  /** The second one, in which everybody is asked again. */
  function again(why: 'changed' | 'restored', change: Partial<Setup> = {}) {
    const first = told();
    const second = phone.at({ attempt: 2, ...change });
    second.ask();
    second.prove(first.abandoned(why) + second.opened());
    return phone.current;
  }

  it('has not failed because of a change where there is none', () => {
    expect(again('changed')?.faults).toEqual([fault]);
  });

  it('nor because of one in what no phone knows', () => {
    expect(again('changed', { recent: [] })?.faults).toEqual([fault]);
  });

  it('but may have because somebody left', () => {
    if (phone.known) phone.known.seats = [1, 2, 5, 6];
    const first = told();
    if (phone.known) phone.known.seats = [1, 2, 5];
    const second = phone.at({ attempt: 2, seats: { 1: null, 2: 'asleep', 5: null } });
    second.ask();
    second.prove(first.abandoned('changed') + second.opened());
    expect(phone.current).toMatchObject({ sign: 'verified', faults: [] });
  });

  it('has not failed because data were put back that were not', () => {
    expect(again('restored')?.faults).toEqual([fault]);
  });

  it('but may have where they were', () => {
    const first = told();
    const failed = first.abandoned('restored');
    phone.witness.reconnected(2);
    // Until the server finds out, the first attempt is still on.
    first.ask();
    expect(phone.told).toHaveLength(1);
    phone.wish();
    const second = phone.at({ attempt: 2 });
    second.ask();
    second.prove(failed + second.opened());
    expect(phone.current).toMatchObject({ sign: 'verified', faults: [] });
  });

  it('and then numbers of before are told to nobody', () => {
    const [first, second] = [told(), phone.at({ attempt: 2 })];
    const failed = first.abandoned('restored');
    phone.witness.reconnected(2);
    second.ask();
    expect(phone.told).toHaveLength(1);
    second.prove(`${failed}${second.abandoned('missing', [1, ME, 6])}dealt|unproved\n`);
    expect(phone.current).toMatchObject({ sign: 'unproved', faults: [] });
  });
});
