import { expect, test } from 'vitest';
import { Drafts } from './drafts.svelte';

function opened(code: string, round = 1): Drafts {
  const drafts = new Drafts(code);
  drafts.show(round);
  return drafts;
}

test('what was begun is there again after a reload', () => {
  const before = opened('AAAAA');
  before.choose(3, 4);
  before.write('question', 'Do you come here');
  const after = opened('AAAAA');
  expect(after.aim(3)).toBe(4);
  expect(after.text('question')).toBe('Do you come here');
});

test('whom a question is for is chosen anew in every turn', () => {
  const drafts = opened('BBBBB');
  drafts.choose(3, 4);
  expect(drafts.aim(4)).toBeNull();
  drafts.choose(3, null);
  expect(drafts.aim(3)).toBeNull();
});

test('an answer belongs to one question, a question that came too late can be asked later', () => {
  const drafts = opened('CCCCC');
  drafts.write('answer', 'Only when I', 3);
  drafts.write('question', 'Is it loud', 5);
  expect(drafts.text('answer', 3)).toBe('Only when I');
  expect(drafts.text('answer', 6)).toBe('');
  expect(drafts.text('question', 7)).toBe('Is it loud');
});

test('a new round begins with nothing, and so does another table', () => {
  const drafts = opened('DDDDD');
  drafts.write('remark', 'Hm.');
  drafts.show(2);
  expect(drafts.text('remark')).toBe('');
  expect(opened('EEEEE').text('remark')).toBe('');
});

test('what was taken up belongs to one question or answer, and so does how much there is', () => {
  const drafts = opened('FFFFF');
  const phrase = { attribute: 'noise', level: 2, variant: 0 } as const;
  drafts.pick('answer', 3, phrase);
  drafts.rate(3, 4);
  expect(opened('FFFFF').picked('answer', 3)).toEqual(phrase);
  expect(opened('FFFFF').level(3)).toBe(4);
  expect([drafts.picked('answer', 4), drafts.picked('question', 3)]).toEqual([null, null]);
  expect(drafts.level(4)).toBeNull();
  drafts.pick('answer', 3, null);
  drafts.rate(3, null);
  expect([drafts.picked('answer', 3), drafts.level(3)]).toEqual([null, null]);
});
