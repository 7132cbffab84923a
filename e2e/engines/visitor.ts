// Somebody at a page in one of the engines: reads what is there and taps words at their place on the
// glass, as a finger would.

import { expect } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { DOUBLE_MS } from '../../web/src/ui/double-tap';
import { plain } from '../../web/src/ui/sentence';
import { seatToken } from '../stage/laid';
import { takeItIn } from '../stage/phone';
import { messages } from '../stage/words';
import type { EngineName, Glass, Point, Size } from './engine';

const PICTURES = join(import.meta.dirname, '../test-results/engines');

export class Visitor {
  readonly m = messages.en;

  constructor(
    readonly engine: EngineName,
    readonly glass: Glass,
    private readonly url: string,
    private readonly size: Size,
  ) {}

  /** Takes the seat that was laid for this name. */
  async enter(code: string, name: string): Promise<void> {
    await this.glass.go(`${this.url}/icon.svg`);
    const key = `molehunt.seat.${code}`;
    await this.glass.run(
      (key, token) => localStorage.setItem(key, token),
      key,
      seatToken(code, name),
    );
    await this.open(`/t/${code}`);
  }

  async open(path: string): Promise<void> {
    await this.glass.go(this.url + path);
    // Guests are on plain HTTP: whatever needs a secure context must be done without.
    expect(await this.glass.run(() => isSecureContext)).toBe(false);
    const size = () => ({ width: innerWidth, height: innerHeight });
    expect(await this.glass.run(size)).toEqual(this.size);
    // Pictures of a screen are taken while it rests.
    const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
    expect(await this.glass.run(isStill)).toBe(true);
  }

  // What is on the screen

  /** All words of the page, also those for screen readers. */
  text(): Promise<string> {
    return this.glass.run(() => document.body.textContent);
  }

  async expectText(words: string): Promise<void> {
    await expect.poll(() => this.text(), { message: words }).toContain(plain(words));
  }

  async expectHeadline(words: string): Promise<void> {
    const read = () => this.glass.run(() => document.querySelector('h1')?.textContent.trim());
    await expect.poll(read).toBe(plain(words));
  }

  /** The words of what is held down, if anything is. */
  held(): Promise<string | null> {
    return this.glass.run(
      () => document.querySelector('button[aria-pressed=true]')?.textContent ?? null,
    );
  }

  private isChecked(words: string): Promise<boolean> {
    return this.glass.run((words) => {
      const sheet = [...document.querySelectorAll('dialog[open]')].pop() ?? document;
      const labels = [...sheet.querySelectorAll('label')];
      const label = labels.find(({ textContent }) => textContent.trim().startsWith(words));
      return (label?.control as HTMLInputElement | null)?.checked ?? false;
    }, words);
  }

  /** In a round, and on a TV, the page ends where the window does. */
  async expectToFit(): Promise<void> {
    const [page_px, window_px] = await this.glass.run(() => [
      document.documentElement.scrollHeight,
      innerHeight,
    ]);
    expect(page_px, 'height of the page').toBe(window_px);
  }

  /** Every picture that is asked for is there and can be read, and there are at least so many. */
  async expectPictures(least: number): Promise<void> {
    const missing = () =>
      this.glass.run((least) => {
        const seen = [...document.images].filter(({ offsetParent }) => offsetParent);
        const blind = seen.filter((img) => !(img.complete && img.naturalWidth > 0));
        return [...blind.map(({ currentSrc, src }) => currentSrc || src)].concat(
          Array.from({ length: Math.max(0, least - seen.length) }, () => 'one more'),
        );
      }, least);
    await expect.poll(missing, { message: 'pictures that are not seen' }).toEqual([]);
  }

  /** The letters are ours, and not those of the system. */
  async expectFonts(): Promise<void> {
    const loaded = await this.glass.run(async () => {
      await document.fonts.ready;
      const known = [...document.fonts];
      if (known.some(({ status }) => status === 'error')) return ['a font is broken'];
      const used = known.filter(({ status }) => status === 'loaded');
      return [...new Set(used.map(({ family }) => family.replace(/["']/g, '')))].sort();
    });
    expect(loaded).toEqual(['Manrope Variable', 'Playfair Display Variable']);
  }

  /** What was last changed has been drawn then. */
  async look(name: string): Promise<void> {
    const path = join(PICTURES, this.engine, `${name}.png`);
    await mkdir(dirname(path), { recursive: true });
    await this.glass.run(
      () =>
        new Promise<void>((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => done())),
        ),
    );
    await writeFile(path, await this.glass.picture());
  }

  // What its owner does

  /** On the words of a button or a label; of several sheets, the one on top is meant. */
  async tap(words: string): Promise<void> {
    await this.glass.press(await this.find(words));
    await this.glass.lift();
    // What follows faster than a person can is taken for a slip.
    await rest(DOUBLE_MS);
  }

  /** One of several, by touching its words. */
  async choose(words: string): Promise<void> {
    expect(await this.isChecked(words)).toBe(false);
    await this.tap(words);
    await expect.poll(() => this.isChecked(words), { message: words }).toBe(true);
  }

  /** Long enough to have seen what is there. */
  async hold(words: string, during: () => Promise<void>): Promise<void> {
    await this.glass.press(await this.find(words));
    await Promise.all([during(), takeItIn()]);
    await this.glass.lift();
  }

  /** Hands over files where a tap on these words asks for some. */
  async give(words: string, paths: readonly string[]): Promise<void> {
    // The window of the system in which one would choose is none of ours.
    await this.glass.run(() => {
      const field = document.querySelector('input[type=file]');
      field?.addEventListener(
        'click',
        (click) => {
          click.preventDefault();
          field.setAttribute('data-asked', '');
        },
        { once: true },
      );
    });
    await this.tap(words);
    const asked = () => this.glass.run(() => !!document.querySelector('[data-asked]'));
    expect(await asked(), `"${words}" asks for files`).toBe(true);
    await this.glass.give(paths);
  }

  /** Waits until the words can be touched: nothing moves or lies over them. */
  private async find(words: string): Promise<Point> {
    let point: Point | null = null;
    let before: Point | null = null;
    await expect
      .poll(
        async () => {
          before = point;
          point = await this.glass.run(placeOf, plain(words));
          return point !== null && point.x === before?.x && point.y === before.y;
        },
        { message: `"${words}" can be tapped`, intervals: [50] },
      )
      .toBe(true);
    if (!point) throw new Error('found and lost');
    return point;
  }
}

/** Runs in the page. */
function placeOf(words: string): Point | null {
  const sheet = [...document.querySelectorAll('dialog[open]')].pop() ?? document;
  const targets = [...sheet.querySelectorAll('button, a, label, summary')];
  const texts = (target: Element) => {
    const all = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
    const read: Node[] = [];
    while (all.nextNode())
      if (!all.currentNode.parentElement?.closest('[aria-hidden=true]')) read.push(all.currentNode);
    return read;
  };
  const nameOf = (target: Element) =>
    target.getAttribute('aria-label') ??
    texts(target)
      .map(({ nodeValue }) => nodeValue)
      .join('')
      .trim();
  const named = targets.map((target) => ({ target, name: nameOf(target) }));
  const found =
    named.find(({ name }) => name === words) ?? named.find(({ name }) => name.startsWith(words));
  if (!found) return null;
  const { target } = found;
  const places = texts(target).flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
  // An icon has no words of its own, and words for screen readers have no room.
  const place = places.find(({ width }) => width > 1) ?? target.getBoundingClientRect();
  const point = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  if (hit && target.contains(hit)) return point;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}
