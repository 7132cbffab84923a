import { expect, it } from 'vitest';
import { tableSettings, tableView } from '../gallery/build';
import type { Intent, Refusal } from '../lib/wire/wire';
import { HouseEditor } from './editor';

/** Answers when it is told to, as a server does. */
class SlowTable {
  view = tableView({ settings: tableSettings({ ruleset: 'spijun' }) });
  asked: { intent: Intent; answer: (why: Refusal | null) => void }[] = [];

  do(intent: Intent): Promise<Refusal | null> {
    return new Promise((answer) => this.asked.push({ intent, answer }));
  }

  async answer(why: Refusal | null): Promise<void> {
    await expect.poll(() => this.asked.length).toBe(1);
    const [{ intent, answer }] = this.asked.splice(0) as [(typeof this.asked)[number]];
    if (why === null && intent.do === 'configure')
      this.view = { ...this.view, settings: intent.settings };
    answer(why);
  }
}

it('two quick changes both arrive, though settings are sent whole', async () => {
  const table = new SlowTable();
  const editor = new HouseEditor(table);
  const first = editor.set('spijun', 'score.spyGuess', 6);
  const second = editor.set('spijun', 'roles', false);
  await table.answer(null);
  await table.answer(null);
  expect([await first, await second]).toEqual([null, null]);
  expect(table.view.settings.house?.changes).toEqual({ 'score.spyGuess': 6, roles: false });
});

it('a refused change takes nothing else with it', async () => {
  const table = new SlowTable();
  const editor = new HouseEditor(table);
  const first = editor.set('spijun', 'players.min', 2);
  const second = editor.set('spijun', 'roles', false);
  await table.answer('vote_needs_three');
  await table.answer(null);
  expect([await first, await second]).toEqual(['vote_needs_three', null]);
  expect(table.view.settings.house?.changes).toEqual({ roles: false });
});
