// What the owner of a phone writes, and what there is to read on a screen.

import { expect, type Locator, type Page } from '@playwright/test';
import type { Asking } from '../../web/src/lib/wire/wire';
import type { Phone } from './phone';

/** What is left of a phone's screen above its keyboard. */
const ABOVE_KEYBOARD = { width: 390, height: 504 };

/** The host says how questions are asked. */
export async function askBy(host: Phone, asking: Asking): Promise<void> {
  await host.openRules();
  await host.pickOnSheet(host.m.terms.asking[asking].about);
  await host.tap(host.m.common.close);
  await expect(host.dialog).toBeHidden();
}

/** The conversation, on a phone or on the big screen. */
export function conversation(page: Page): Locator {
  return page.getByRole('log');
}

export class Writing {
  constructor(private readonly phone: Phone) {}

  get field(): Locator {
    return this.phone.page.getByRole('textbox');
  }

  get warning(): Locator {
    return this.phone.page.getByRole('alert').filter({ hasText: this.phone.m.talk.warning.text });
  }

  /** Chooses whom to ask; what is to be asked is not written yet. */
  async aim(whom: Phone): Promise<void> {
    await this.phone.tap(this.phone.face(whom.name));
    await this.phone.expectHeadline(this.phone.m.play.line.writeNow({ asked: whom.name }));
    // A keyboard would lie over the ideas.
    await expect(this.field).not.toBeFocused();
  }

  async write(text: string): Promise<void> {
    await this.field.fill(text);
  }

  /** With the key of the keyboard. */
  async enter(): Promise<void> {
    await this.field.press('Enter');
  }

  /** With the button. */
  async send(): Promise<void> {
    await this.phone.tap(this.phone.m.talk.send);
  }

  async ask(whom: Phone, text: string): Promise<void> {
    await this.aim(whom);
    await this.write(text);
    await this.enter();
    await this.phone.expectHeadline(this.phone.m.play.line.youAskWritten({ asked: whom.name }));
  }

  async answer(text: string): Promise<void> {
    await this.write(text);
    await this.send();
    await this.phone.expectHeadline(this.phone.m.play.line.yourTurn);
  }

  /** While the keyboard is up, the page has less room. */
  async withKeyboard(during: () => Promise<void>): Promise<void> {
    const { page } = this.phone;
    const whole = page.viewportSize();
    await this.phone.tap(this.field);
    await page.setViewportSize(ABOVE_KEYBOARD);
    await during();
    if (whole) await page.setViewportSize(whole);
  }
}
