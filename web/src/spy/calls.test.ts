import { expect, test } from 'vitest';
import type { Album } from '../gallery/shown';
import { spyCalls } from './calls';
import shown from './shown.json';

const album = shown as object as Album;

function called(situation: string) {
  const view = album[situation]?.table;
  if (!view) throw new Error(`the engine played no "${situation}"`);
  const of = (call: string) => (you: number | null) => spyCalls.call(view, you) === call;
  const everybody = view.seats.map(({ id }) => id);
  return {
    turn: everybody.filter(of('turn')),
    vote: everybody.filter(of('vote')),
    screen: spyCalls.call(view, null),
    view,
  };
}

test('a new deal calls those who have not looked yet, and whoever begins', () => {
  const { turn, view, screen } = called('dealt');
  const starter = view.round?.game === 'spy' && view.round.starter;
  const wanted = view.seats.filter(({ id, ready }) => !ready || id === starter);
  expect(turn).toEqual(wanted.map(({ id }) => id));
  expect(wanted.length).toBeLessThan(view.seats.length);
  expect(screen).toBe('turn');
});

test('whoever is asked is called, and before that whoever chooses', () => {
  const { turn, view } = called('asked');
  expect(view.round?.game === 'spy' && view.round.turn?.asked).toBe(turn[0]);
  expect(turn).toHaveLength(1);
  const yours = called('your-turn');
  expect(yours.turn).toEqual([yours.view.round?.game === 'spy' && yours.view.round.turn?.asker]);
  expect(yours.screen).toBeNull();
});

test('a vote calls everybody whose vote is not in, and the big screen', () => {
  const { vote, screen, view } = called('vote');
  const voted = (view.round?.game === 'spy' && view.round.vote?.voted) || [];
  expect(vote).toEqual(view.seats.map(({ id }) => id).filter((id) => !voted.includes(id)));
  expect(screen).toBe('vote');
});

test('where a vote goes round the table, whose turn it is is called by name', () => {
  const { turn, view } = called('one-by-one');
  expect(turn).toEqual([view.round?.game === 'spy' && view.round.vote?.next]);
});

test('a secret ballot calls its voters', () => {
  const { vote, turn, view } = called('ballot');
  const ballot = view.round?.game === 'spy' ? view.round.ballot : undefined;
  expect(vote).toEqual(ballot?.voters.filter((id) => !ballot.voted.includes(id)));
  expect(turn).toEqual([]);
});

test('nobody is called once the round is over', () => {
  const { turn, vote, screen } = called('result');
  expect({ turn, vote, screen }).toEqual({ turn: [], vote: [], screen: null });
});
