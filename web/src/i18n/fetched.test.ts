// Words as a phone has them: those of the shell first, all others later.

import { expect, test } from 'vitest';
import { i18n } from './i18n.svelte';
import { messages } from './messages';

test('a phone begins with the words of the shell, and any part that comes later brings the rest', async () => {
  await i18n.begin();
  expect(i18n.m.home).toBe(messages.en.home);
  expect(i18n.m.spy).toBeUndefined();

  i18n.choose('hr');
  expect(i18n.locale).toBe('en');
  await expect.poll(() => i18n.locale).toBe('hr');
  expect(i18n.m.spy).toBeUndefined();

  await i18n.complete();
  expect(i18n.m).toBe(messages.hr);
});

test('from then on a language is shown only when all of its words are here', async () => {
  i18n.choose('ru');
  expect(i18n.m).toBe(messages.hr);
  await expect.poll(() => i18n.locale).toBe('ru');
  expect(i18n.m).toBe(messages.ru);
});

test('the last of several choices counts', async () => {
  await i18n.ahead();
  i18n.choose('hr');
  i18n.choose('en');
  await i18n.ahead();
  expect(i18n.locale).toBe('en');
});
