import { expect, test } from 'vitest';
import { isolated, parts, plain } from './sentence';

const text = `${isolated('Boris')} asks ${isolated('Emil')}`;

test('names are found again in a sentence', () => {
  expect(parts(text)).toEqual([
    { text: 'Boris', isName: true },
    { text: ' asks ', isName: false },
    { text: 'Emil', isName: true },
  ]);
});

test('a label has no marks', () => {
  expect(plain(text)).toBe('Boris asks Emil');
});

test('a sentence without names is one part', () => {
  expect(parts('Your turn')).toEqual([{ text: 'Your turn', isName: false }]);
});
