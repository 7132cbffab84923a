import { beforeEach, expect, test } from 'vitest';
import { kept } from '../../lib/kept';
import { Marks } from './marks.svelte';

beforeEach(() => kept.remove('marks.KRZNB'));

function marksOf(round: number): Marks {
  const marks = new Marks('KRZNB');
  marks.show(round);
  return marks;
}

test('a second tap takes the mark away', () => {
  const marks = marksOf(1);
  marks.toggle('bank', 'crossed');
  expect(marks.of('bank')).toBe('crossed');
  marks.toggle('bank', 'crossed');
  expect(marks.of('bank')).toBeUndefined();
});

test('a place is either crossed out or likely', () => {
  const marks = marksOf(1);
  marks.toggle('bank', 'crossed');
  marks.toggle('bank', 'likely');
  expect(marks.of('bank')).toBe('likely');
});

test('marks outlive a closed page within their round', () => {
  marksOf(2).toggle('zoo', 'crossed');
  expect(marksOf(2).of('zoo')).toBe('crossed');
  expect(marksOf(3).of('zoo')).toBeUndefined();
});

test('nothing stays behind when the round is over', () => {
  const marks = marksOf(1);
  marks.toggle('zoo', 'crossed');
  marks.forget();
  expect(marksOf(1).of('zoo')).toBeUndefined();
});

test('broken notes are no notes', () => {
  kept.set('marks.KRZNB', '{nonsense');
  expect(marksOf(1).of('zoo')).toBeUndefined();
});
