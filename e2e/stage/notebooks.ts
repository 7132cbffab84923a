// Friends who play the notebook game, each with a phone: a word, cards, explanations and chips, by
// tapping. Whose notebook is blank is known only because tests may look at every phone.

import { expect, type Locator } from '@playwright/test';
import type { Party } from './party';
import { takeItIn, type Phone } from './phone';

export class Notebooks {
  private blank: Phone | undefined;

  constructor(
    readonly party: Party,
    /** Who looks for the word; the pencil passes to the left. */
    private active: Phone,
  ) {}

  get opener(): Phone {
    return this.active;
  }

  get conspirator(): Phone {
    if (!this.blank) throw new Error('nobody has looked yet');
    return this.blank;
  }

  /** Clockwise from the opener's left, the opener last. */
  get lap(): Phone[] {
    const [first, ...others] = this.party.from(this.active);
    return first ? [...others, first] : others;
  }

  /** Everybody who places a chip, in turn. */
  get voters(): Phone[] {
    return this.lap.slice(0, -1);
  }

  get detectives(): Phone[] {
    return this.voters.filter((phone) => phone !== this.conspirator);
  }

  hand(phone: Phone): Locator {
    return phone.page.getByRole('list', { name: phone.m.notebook.hand.label }).getByRole('button');
  }

  async write(word: string): Promise<void> {
    const { page, m } = this.opener;
    await page.getByLabel(m.notebook.opening.word, { exact: true }).fill(word);
  }

  /** The opener chooses a card and deals the notebooks. */
  async open(word: string): Promise<void> {
    const opener = this.opener;
    const m = opener.m.notebook;
    await opener.expectHeadline(m.line.findWord);
    await this.write(word);
    await opener.tap(this.hand(opener).first());
    await opener.tap(m.look.choose);
    await expect(opener.dialog).toBeHidden();
    await opener.tap(m.opening.send);
    await expect(opener.button(m.opening.send)).toBeHidden();
  }

  /** Everybody holds their notebook; one is blank, and it is not the opener's. */
  async look(word: string): Promise<void> {
    const blank: Phone[] = [];
    await this.party.all(async (phone) => {
      const { page } = phone.m.notebook;
      const words = await this.peek(phone);
      if (words.includes(page.blank)) blank.push(phone);
      else expect(words, `the notebook of ${phone.name}`).toContain(word);
    });
    [this.blank] = blank;
    expect(blank, 'one notebook is blank').toHaveLength(1);
    expect(this.conspirator).not.toBe(this.opener);
  }

  private async peek(phone: Phone): Promise<string> {
    const cover = phone.page.getByRole('button', { name: phone.m.notebook.page.label });
    await phone.thumb.down(cover);
    await expect(phone.openCard).toBeVisible();
    const words = (await phone.openCard.textContent()) ?? '';
    await takeItIn();
    await phone.thumb.up();
    await expect(phone.openCard).toBeHidden();
    return words;
  }

  /** One card of this hand goes to the table, after a second look. */
  async play(phone: Phone): Promise<void> {
    const m = phone.m.notebook;
    await expect(this.hand(phone)).toHaveCount(6);
    await phone.tap(this.hand(phone).nth(1));
    await phone.tap(m.look.play);
    await expect(phone.dialog).toBeHidden();
    await expect(phone.page.getByText(m.hand.tap)).toBeHidden();
  }

  /** The others once, the opener, the others again. */
  async playAll(): Promise<void> {
    const m = ({ m }: Phone) => m.notebook.line;
    for (const phone of this.voters) {
      await phone.expectHeadline(m(phone).playFirst);
      await this.play(phone);
    }
    for (const phone of [this.opener, ...this.voters]) {
      await phone.expectHeadline(m(phone).playSecond);
      await this.play(phone);
    }
  }

  /** The opener first, then the others clockwise. */
  async explainAll(): Promise<void> {
    for (const phone of [this.opener, ...this.voters]) {
      await phone.expectHeadline(phone.m.notebook.line.explain);
      await phone.tap(phone.m.notebook.act.explained);
      await expect(phone.button(phone.m.notebook.act.explained)).toBeHidden();
    }
  }

  async chip(phone: Phone, whom: Phone): Promise<void> {
    const m = phone.m.notebook;
    await phone.expectHeadline(m.line.placeChip);
    await phone.tap(m.act.chip);
    await phone.tap(phone.dialog.getByRole('button', { name: whom.name, exact: true }));
    const yes = m.act.chipYes({ name: whom.name });
    await phone.tap(phone.dialog.getByRole('button', { name: yes, exact: true }));
    await expect(phone.dialog).toBeHidden();
  }

  async nextRound(): Promise<void> {
    const { host } = this.party;
    await host.tap(host.m.play.result.next);
    const [next] = this.lap;
    if (next) this.active = next;
    this.blank = undefined;
  }
}
