// What a phone notices while it goes on, and what it keeps of it.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kept } from '../kept';
import { after, lines, type Setup } from './honest';
import { ME, Phone, SEALED_FOR_LONG_MS } from './honest-phone';
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

describe('a lie is named', () => {
  it('when a proof does not go on as it began, also for a page that was loaded anew', () => {
    phone.wish();
    const table = phone.at();
    table.ask();
    table.prove(table.dealt);
    table.prove(table.dealt);
    expect(phone.current?.faults).toEqual([]);
    phone.reload();
    table.prove(`${table.told}dealt|unproved\n`);
    expect(phone.current?.faults).toContainEqual({ id: 'vanished' });
  });

  it('when another card was seen, of which nothing is kept', () => {
    phone.wish();
    const table = phone.at();
    table.ask();
    table.prove(table.dealt);
    const open = table.opened();
    const isSpy = after(open, 'spy') === `${ME}`;
    const card = { game: 'spy', round: 7, spy: isSpy, place: 'place-secret', role: '' } as const;
    phone.witness.sawCard(isSpy ? { ...card, spy: false } : card);
    expect(kept.get('fair.KRZNB')).not.toContain('secret');
    phone.reload();
    table.prove(open);
    expect(phone.current?.faults).toEqual([{ id: 'your_card_differs' }]);
  });

  it('when it is said to sleep while somebody looks at it', () => {
    const slept = () => phone.at({ seats: { 1: null, 2: null, 5: 'asleep', 6: null } });
    phone.wish();
    slept().ask();
    slept().prove(slept().opened());
    expect(phone.current).toMatchObject({ sign: 'without', faults: [] });
    const next = () => phone.at({ ...slept().about, round: 8 });
    phone.wish(8);
    vi.advanceTimersByTime(SEALED_FOR_LONG_MS);
    next().ask();
    next().prove(next().opened());
    expect(phone.current?.faults).toContainEqual({ id: 'left_out', as: 'asleep' });
  });

  it('but not when the page was away', () => {
    phone.wish();
    vi.advanceTimersByTime(SEALED_FOR_LONG_MS);
    phone.awake = false;
    phone.witness.look();
    const slept = phone.at({ seats: { 1: null, 2: null, 5: 'asleep', 6: null } });
    slept.ask();
    phone.awake = true;
    slept.prove(slept.opened());
    expect(phone.current).toMatchObject({ sign: 'without', faults: [] });
  });

  it('when it is called silent, unless its line was cut', () => {
    for (const [epoch, isCut] of [false, true].entries()) {
      phone.witness.reconnected(epoch + 1);
      const round = 7 + epoch;
      phone.wish(round);
      const first = phone.at({ round });
      first.ask();
      if (isCut) phone.witness.reconnected(epoch + 1);
      const seats: Setup['seats'] = { 1: null, 2: 'asleep', 5: 'missed', 6: null };
      const second = phone.at({ round, attempt: 2, seats });
      second.prove(first.abandoned('missing', [ME]) + second.opened());
      const ids = [...(phone.current?.faults ?? []), ...(phone.current?.notes ?? [])];
      expect(ids.map(({ id }) => id)).toContain(isCut ? 'late' : 'called_silent');
    }
  });

  it('when a round is over and is not opened after a while', () => {
    phone.wish();
    const table = phone.at();
    table.ask();
    table.prove(table.dealt);
    const onchange = vi.fn();
    phone.witness.onchange = onchange;
    const places = table.places.map(({ id }) => id);
    const announced = { round: 7, lines: new Map(), places, isLast: false };
    phone.witness.sawResult(announced);
    phone.witness.sawResult({ ...announced });
    expect(phone.current?.sign).toBe('pending');
    vi.advanceTimersByTime(SEALED_FOR_LONG_MS);
    expect(phone.current?.faults).toEqual([{ id: 'unopened', use: 'cards', attempt: 1 }]);
    expect(onchange).toHaveBeenCalledTimes(2);
    table.prove(table.opened());
    expect(phone.current?.sign).toBe('verified');
  });

  it('when another hand was seen in a game of notebooks than was dealt', () => {
    const notebook = { game: 'notebook', ruleset: null, packs: [], roles: false } as const;
    if (phone.known) Object.assign(phone.known, notebook);
    const table = phone.at({ game: 'notebook' });
    phone.wish();
    table.ask();
    table.prove(table.dealt);
    const { text, hands } = table.deck([
      [1, 6],
      [ME, 6],
    ]);
    phone.witness.sawCard({ game: 'notebook', round: 7, hand: hands[ME] ?? [] });
    table.prove(table.opened(6) + text);
    expect(phone.current).toMatchObject({ sign: 'verified', faults: [] });
    expect(phone.witness.file(7)).toContain(`mine|5|${(hands[ME] ?? []).sort().join('|')}\n`);
    phone.witness.sawCard({ game: 'notebook', round: 8, hand: hands[1] ?? [] });
    expect(phone.witness.state.first?.faults).toEqual([{ id: 'your_hand_differs' }]);
  });
});

describe('what is saved', () => {
  it('has the proof, the places, the own card and the own number', () => {
    phone.wish();
    const table = phone.at();
    table.ask();
    table.prove(table.dealt);
    const open = table.opened();
    const role = new RegExp(`role\\|${ME}\\|(.*)\n`).exec(open)?.[1] ?? '';
    const isSpy = after(open, 'spy') === `${ME}`;
    const place = after(open, 'place');
    phone.witness.sawCard({ game: 'spy', round: 7, spy: isSpy, place, role });
    const list = table.list.replace(/^(?=.)/gm, 'list|');
    const told = `told|5|${table.number(ME)}`;
    expect(phone.witness.file(7)).toBe(`${table.dealt}annex\n${list}${told}\n`);
    table.prove(open);
    const mine = isSpy ? 'mine|5|spy' : `mine|5|${place}|${role}`;
    expect(phone.witness.file(7)).toBe(`${open}annex\n${list}${lines(mine, told)}`);
    expect(phone.witness.file(6)).toBeNull();
  });
});

describe('what is kept', () => {
  it('is gone with the seat', () => {
    phone.play();
    expect(kept.get('fair.KRZNB')).not.toBeNull();
    forget('KRZNB');
    expect(kept.get('fair.KRZNB')).toBeNull();
    phone.reload();
    expect(phone.witness.state.verdicts).toEqual([]);
  });

  it('stays small however long an evening is', () => {
    let most = 0;
    for (let round = 7; round < 60; round++) {
      phone.play(phone.at({ round }));
      most = Math.max(most, kept.get('fair.KRZNB')?.length ?? 0);
    }
    expect(most).toBeLessThan(20_000);
    expect(phone.witness.state.verdicts).toHaveLength(12);
    expect(phone.current).toMatchObject({ round: 59, sign: 'verified' });
  });

  it('is made anew where it is junk', () => {
    kept.set('fair.KRZNB', '{');
    phone.reload();
    phone.play();
    expect(phone.current?.sign).toBe('verified');
  });
});
