// A remote control: arrows and OK, and nothing else.

import { expect, type Page } from '@playwright/test';

/** More than lie between any two keys. */
const STEPS = 20;

export class Remote {
  constructor(private readonly page: Page) {}

  /** Walks from where one stands, as people do: first to the row, then along it. */
  async press(key: string): Promise<void> {
    const wanted = this.page.getByRole('button', { name: key, exact: true });
    for (let steps = 0; steps < STEPS; steps += 1) {
      const way = await wanted.evaluate((there) => {
        const here = document.activeElement;
        if (!here || here === there) return null;
        const middle = ({ left, right, top, bottom }: DOMRect) => [left + right, top + bottom];
        const [x = 0, y = 0] = middle(here.getBoundingClientRect());
        const [to_x = 0, to_y = 0] = middle(there.getBoundingClientRect());
        if (Math.abs(to_y - y) > 2) return to_y > y ? 'ArrowDown' : 'ArrowUp';
        return to_x > x ? 'ArrowRight' : 'ArrowLeft';
      });
      if (way === null) break;
      await this.page.keyboard.press(way);
    }
    await expect(wanted).toBeFocused();
    await this.page.keyboard.press('Enter');
  }

  async enter(letters: string): Promise<void> {
    for (const letter of letters) await this.press(letter);
  }
}
