// One finger on the glass, as the browser gets it from a touch screen.

import type { CDPSession, Locator, Page } from '@playwright/test';
import { setTimeout as rest } from 'node:timers/promises';
import { DOUBLE_MS } from '../../web/src/ui/double-tap';

type Point = { x: number; y: number };

export class Thumb {
  private lifted_ms = -Infinity;

  private constructor(
    private readonly page: Page,
    private readonly glass: CDPSession,
  ) {}

  static async on(page: Page): Promise<Thumb> {
    return new Thumb(page, await page.context().newCDPSession(page));
  }

  async down(on: Locator): Promise<void> {
    await this.touch('touchStart', await middleOf(on));
  }

  async slide(to: Locator): Promise<void> {
    await this.touch('touchMove', await middleOf(to));
  }

  async up(): Promise<void> {
    await this.touch('touchEnd');
    this.lifted_ms = performance.now();
  }

  /** The system takes the touch away: a call comes in, a gesture begins. */
  async cancel(): Promise<void> {
    await this.touch('touchCancel');
  }

  /** Waits until it can be tapped. */
  async tap(on: Locator, options: { timeout?: number } = {}): Promise<void> {
    await this.takeTime();
    await on.tap(options);
    this.lifted_ms = performance.now();
  }

  /** On the words themselves: what they stand in may be wider, or have a ring beside them. */
  async tapWords(on: Locator): Promise<void> {
    await this.takeTime();
    await on.tap({ position: await on.evaluate(middleOfWords) });
    this.lifted_ms = performance.now();
  }

  /** Also what cannot be done now, which says why when it is tapped. */
  async tapAnyway(on: Locator): Promise<void> {
    await this.takeTime();
    const { x, y } = await middleOf(on);
    await this.page.touchscreen.tap(x, y);
    this.lifted_ms = performance.now();
  }

  /** Twice, faster than anything can change on the screen in between. */
  async doubleTap(on: Locator): Promise<void> {
    await this.takeTime();
    const { x, y } = await middleOf(on);
    // All at once: on a busy machine a tap that is waited for takes longer than two of them.
    const taps = ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const;
    await Promise.all(
      taps.map((type) => this.touch(type, type === 'touchStart' ? { x, y } : undefined)),
    );
    this.lifted_ms = performance.now();
  }

  /** What follows a tap faster than a person can is taken for its slip, wherever that is so near. */
  private async takeTime(): Promise<void> {
    const since_ms = performance.now() - this.lifted_ms;
    if (since_ms <= DOUBLE_MS) await rest(DOUBLE_MS - since_ms + 1);
  }

  private async touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    at?: Point,
  ): Promise<void> {
    await this.glass.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  }
}

/** Runs in the page. Of the first line, as seen from the element's corner. */
function middleOfWords(element: Element): Point {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  do if (!texts.nextNode()) throw new Error('there are no words');
  while (!texts.currentNode.nodeValue?.trim());
  const words = document.createRange();
  words.selectNodeContents(texts.currentNode);
  // An element's text may begin with a line break, which takes no room.
  const line = [...words.getClientRects()].find(({ width }) => width > 0);
  if (!line) throw new Error('the words are not on the screen');
  const corner = element.getBoundingClientRect();
  return { x: line.x - corner.x + line.width / 2, y: line.y - corner.y + line.height / 2 };
}

async function middleOf(locator: Locator): Promise<Point> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} cannot be touched: it is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
