import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../i18n/taught';
import { i18n, LOCALES } from '../i18n';
import { Stage } from '../lib/table/fake-socket';
import { newsOf } from './news';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('who has come in the place of a bot is told, and where a bot plays on', () => {
  const { table } = Stage.seated();
  for (const locale of LOCALES) {
    i18n.choose(locale);
    const came = newsOf(table, { what: 'chair_taken', seat: 3, name: 'Željka', bot: 'Pixel' });
    expect(came).toMatch(/Željka.*Pixel/);
    expect(newsOf(table, { what: 'bot_took_over', seat: 2, name: 'Boris' })).toContain('Boris');
  }
  i18n.choose('en');
});
