// A keyboard, alone or beside a mouse.

import { expect, type Locator } from '@playwright/test';
import type { Phone } from './phone';

/** More than there are on any screen, and more than any list is long. */
const STOPS_MAX = 40;
const STEPS_MAX = 100;

export class Keyboard {
  constructor(private readonly phone: Phone) {}

  async press(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.phone.page.keyboard.press('Enter');
  }

  /** How many stops that takes. */
  async tabTo(target: Locator): Promise<number> {
    return this.repeat('Tab', target, STOPS_MAX);
  }

  /** Within a list that is one stop of the Tab key. */
  async walkTo(target: Locator): Promise<void> {
    await this.repeat('ArrowRight', target, STEPS_MAX);
  }

  private async repeat(key: string, target: Locator, max: number): Promise<number> {
    await expect(target).toBeVisible();
    const isFocused = () => target.evaluate((element) => element === document.activeElement);
    for (let steps = 0; steps < max; steps += 1) {
      if (await isFocused()) return steps;
      await this.phone.page.keyboard.press(key);
    }
    throw new Error(`${key} does not lead to ${target}`);
  }
}
