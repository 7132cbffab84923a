import { describe, expect, it } from 'vitest';
import { people, seatView, tableView } from '../../gallery/build';
import { framesOf, split } from '../../gallery/split';
import { LINES_KEPT } from '../wire/limits';
import type { LineView, PulseView, RoundView, TableView } from '../wire/wire';
import { Parts, type Drawn, type Part } from './parts';

const { board: view } = split(tableView());
const board = (rev: number): Part => ({ type: 'board', rev, view });
const pulse = (rev: number, of: number, change: Partial<PulseView> = {}): Part => ({
  type: 'pulse',
  rev,
  board: of,
  view: { phase: 'questions', away: [], playing: [], ready: [], accused: [], ...change },
});
const seat = (rev: number, you: number): Part => ({
  type: 'seat',
  rev,
  view: seatView(you),
  pad: '',
});

const line = (n: number): LineView => ({ n, by: 1, kind: 'remark', text: `Remark ${n}` });
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const lines = (round: number, ...of: number[]): Part => ({
  type: 'lines',
  round,
  lines: of.map(line),
});
const round = (number: number): RoundView => ({
  game: 'captains',
  number,
  captains: [
    { seat: 1, team: [], refused: false },
    { seat: 2, team: [], refused: false },
  ],
  settled: true,
  agents: [3],
  lines: [],
});

/** What is shown after the last of them. */
function show(parts: Parts, ...said: Part[]): Drawn | null {
  return said.map((part) => parts.take(part)).at(-1) ?? null;
}

/** The numbers of what is typed there; nothing, where nobody can type. */
function said(view: TableView | undefined): number[] | undefined {
  const on = view?.round;
  return on && 'lines' in on ? on.lines.map(({ n }) => n) : undefined;
}

describe('a table in parts', () => {
  it('is drawn with the pulse, once its board is there', () => {
    const parts = new Parts();
    expect(parts.take(board(4))).toBeNull();
    expect(parts.take(pulse(4, 4))?.view).toMatchObject({ code: 'KRZNB', phase: 'questions' });
  });

  it('lets a pulse that is ahead of its board wait', () => {
    const parts = new Parts();
    expect(show(parts, board(1), pulse(1, 1))).not.toBeNull();
    expect(parts.take(pulse(3, 3, { phase: 'vote' }))).toBeNull();
    expect(parts.take(board(2))).toBeNull();
    expect(parts.take(board(3))?.view.phase).toBe('vote');
  });

  it('draws no pulse with a board that came after it', () => {
    const parts = new Parts();
    expect(show(parts, board(5), pulse(4, 3))).toBeNull();
    expect(parts.take(pulse(5, 5))).not.toBeNull();
  });

  it('goes on with the same board until there is another', () => {
    const parts = new Parts();
    show(parts, board(1), pulse(1, 1));
    expect(parts.take(pulse(9, 1, { phase: 'vote' }))?.view.phase).toBe('vote');
  });

  it('never goes back', () => {
    const parts = new Parts();
    show(parts, board(5), pulse(6, 5, { phase: 'vote' }));
    expect(parts.take(pulse(5, 5))).toBeNull();
    expect(parts.take(board(4))).toBeNull();
    expect(parts.take(pulse(7, 5))?.view.phase).toBe('questions');
  });

  it('tells of every seat which lists it is in', () => {
    const lists = { away: [2], playing: [1, 2], ready: [1], accused: [] };
    const drawn = show(new Parts(), board(1), pulse(1, 1, lists));
    expect(drawn?.view.seats.slice(0, 3)).toMatchObject([
      { id: 1, name: 'Ana', away: false, playing: true, ready: true, accused: false },
      { id: 2, name: 'Boris', away: true, playing: true, ready: false, accused: false },
      { id: 3, name: 'Chen', away: false, playing: false, ready: false, accused: false },
    ]);
  });
});

describe('a seat in parts', () => {
  it('is shown with the pulse that follows it', () => {
    const parts = new Parts();
    expect(show(parts, board(1), seat(1, 3))).toBeNull();
    expect(parts.take(pulse(1, 1))?.seat?.you).toBe(3);
  });

  it('stays as it was when it is not sent again', () => {
    const parts = new Parts();
    const first = show(parts, board(1), seat(1, 3), pulse(1, 1));
    expect(parts.take(pulse(2, 1))?.seat).toBe(first?.seat);
  });

  it('waits with a pulse that waits, and is not shown by an earlier one', () => {
    const parts = new Parts();
    show(parts, board(1), seat(1, 3), pulse(1, 1));
    expect(show(parts, seat(3, 4), pulse(2, 1))?.seat?.you).toBe(3);
    expect(parts.take(pulse(3, 3))).toBeNull();
    expect(parts.take(board(3))?.seat?.you).toBe(4);
  });

  it('that is older than what is shown is ignored', () => {
    const parts = new Parts();
    show(parts, board(1), seat(5, 3), pulse(5, 1));
    expect(show(parts, seat(4, 4), pulse(6, 1))?.seat?.you).toBe(3);
  });

  it('is nobody’s while only watching', () => {
    expect(show(new Parts(), board(1), pulse(1, 1))?.seat).toBeNull();
  });
});

describe('what was typed', () => {
  const shown = (parts: Parts, rev: number, number: number) =>
    said(parts.take(pulse(rev, 1, { round: round(number) }))?.view);

  it('grows by what is new, in order and each line once', () => {
    const parts = new Parts();
    show(parts, board(1), lines(7, 1, 2));
    expect(shown(parts, 1, 7)).toEqual([1, 2]);
    show(parts, lines(7, 2, 3), lines(7, 5, 4), lines(7));
    expect(shown(parts, 2, 7)).toEqual([1, 2, 3, 4, 5]);
  });

  it('is shown with the pulse, not before', () => {
    const parts = new Parts();
    const drawn = show(parts, board(1), lines(7, 1), pulse(1, 1, { round: round(7) }));
    expect(parts.take(lines(7, 2))).toBeNull();
    expect(said(drawn?.view)).toEqual([1]);
  });

  it('begins with nothing in another round', () => {
    const parts = new Parts();
    show(parts, board(1), lines(7, 1, 2, 3));
    expect(shown(parts, 1, 8)).toEqual([]);
    show(parts, lines(8, 1));
    expect(shown(parts, 2, 8)).toEqual([1]);
  });

  it('is never that of another round, neither the last nor the next', () => {
    const parts = new Parts();
    show(parts, board(1), lines(8, 1));
    expect(shown(parts, 1, 7)).toEqual([]);
    expect(shown(parts, 2, 8)).toEqual([1]);
  });

  it('is kept as far as the server keeps it', () => {
    const parts = new Parts();
    show(parts, board(1), lines(7, ...numbers(1, LINES_KEPT)));
    show(parts, lines(7, ...numbers(LINES_KEPT + 1, LINES_KEPT + 5)));
    expect(shown(parts, 1, 7)).toEqual(numbers(6, LINES_KEPT + 5));
  });

  it('is nothing in a game in which nobody types', () => {
    const wordless: RoundView = {
      game: 'notebook',
      number: 7,
      active: 1,
      words: [],
      evidence: [],
      explained: [],
      chips: [],
      deck: 9,
    };
    const drawn = show(new Parts(), board(1), lines(7, 1), pulse(1, 1, { round: wordless }));
    expect(drawn?.view.round).toEqual(wordless);
  });
});

describe('what has not changed', () => {
  it('is the very same object from pulse to pulse', () => {
    const parts = new Parts();
    show(parts, { type: 'happenings', last: [] }, lines(7, 1));
    const first = show(parts, board(1), pulse(1, 1, { round: round(7) }))?.view;
    const next = parts.take(pulse(2, 1, { round: round(7), phase: 'vote' }))?.view;
    for (const part of ['settings', 'places', 'standings', 'seats', 'happenings'] as const)
      expect(next?.[part], part).toBe(first?.[part]);
    const typed = (view?: TableView) =>
      view?.round && 'lines' in view.round ? view.round.lines : undefined;
    expect(typed(next)).toBe(typed(first));
    expect(typed(first)).toBeDefined();
  });

  it('is the very same seat beside one that has', () => {
    const parts = new Parts();
    const first = show(parts, board(1), pulse(1, 1))?.view.seats;
    const next = parts.take(pulse(2, 1, { ready: [2] }))?.view.seats;
    expect(next?.map((seat, i) => seat === first?.[i])).toEqual(first?.map(({ id }) => id !== 2));
  });

  it('is the very same seat also when somebody leaves', () => {
    const parts = new Parts();
    const of = (rev: number, count: number) => framesOf(rev, tableView({ seats: people(count) }));
    const first = show(parts, ...of(1, 4))?.view.seats;
    const next = show(parts, ...of(2, 3))?.view.seats;
    expect(next).toEqual(first?.slice(0, 3));
    expect(next?.[0]).toBe(first?.[0]);
  });
});
