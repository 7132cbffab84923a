// The gallery of the client: every screen without a server. It is built here, since what is shipped
// does not contain it, and read from the disk.

import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { isFault } from './traffic';
import type { Locale } from './words';

const WEB = join(import.meta.dirname, '../../web');
const BUILT = join(import.meta.dirname, '../test-results/gallery');
/** To be run in a page before anything else. */
export const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** The accessibility guidelines, level AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ORIGIN = 'http://gallery.test';
/** What a browser's letters are set to, and twice that. */
const LARGE = { standard: 32, fixed: 26 };

export type Visit = {
  id: string;
  screen: string;
  isSheet: boolean;
  isGame: boolean;
  isPlayed: boolean;
};

/** Lives in the page, put there by the gallery. */
interface Hung {
  scenes: readonly Visit[];
  show: (id: string) => Promise<void>;
  speak: (locale: Locale) => void;
  tell: (news: string) => void;
}
declare global {
  interface Window {
    gallery: Hung;
    axe: { run: (what: Document, how: object) => Promise<AxeResults> };
  }
}

/** Once for all who walk through it. */
export async function buildGallery(): Promise<void> {
  const vite = join(WEB, 'node_modules/vite/bin/vite.js');
  const how = ['--config', 'gallery.config.ts', '--outDir', BUILT, '--emptyOutDir'];
  await promisify(execFile)(process.execPath, [vite, 'build', ...how, '--logLevel', 'error'], {
    cwd: WEB,
  });
}

/** What is only measured need not be painted. */
export async function openGallery(
  page: Page,
  { isLarge = false, isPainted = true } = {},
): Promise<Walk> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const path = normalize(new URL(route.request().url()).pathname);
    const found = [BUILT, join(WEB, 'public')].map((root) => join(root, path));
    const file = found.find((one) => existsSync(one));
    return file ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  await page.addInitScript({ path: AXE });
  if (isLarge) {
    // As somebody has it who set large text in the browser: `rem`, also in media queries, follows.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: LARGE });
  }
  const walk = new Walk(page);
  await page.goto(`${ORIGIN}/gallery.html`);
  await page.waitForFunction(() => 'gallery' in window);
  if (!isPainted) await page.addStyleTag({ content: 'html { clip-path: inset(100%) }' });
  return walk;
}

/** What somebody could not see or reach on a page with `AXE`, by the guidelines, level AA. */
export function barriersOn(page: Page): Promise<string[]> {
  return page.evaluate(async (tags) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, TAGS);
}

/** From scene to scene in one page. */
export class Walk {
  private before = '';
  private readonly errors: string[] = [];

  constructor(private readonly page: Page) {
    page.on('pageerror', ({ message }) => this.errors.push(message));
    page.on('console', (message) => {
      if (isFault(message.text())) this.errors.push(message.text());
    });
  }

  /** What broke since this was last asked. */
  takeErrors(): string[] {
    return this.errors.splice(0);
  }

  scenes(): Promise<readonly Visit[]> {
    return this.page.evaluate(() => window.gallery.scenes);
  }

  /** Stands before a scene. Another language is spoken where one stands. */
  async stand(id: string, locale: Locale): Promise<void> {
    await this.page.evaluate(stand, { id: id === this.before ? null : id, locale });
    this.before = id;
  }

  /** One short sentence, as news are, in the language that is spoken here. */
  async tell(news: string): Promise<void> {
    await this.page.evaluate(tell, news);
  }

  barriers(): Promise<string[]> {
    return barriersOn(this.page);
  }
}

/** Runs in the page. */
async function tell(news: string): Promise<void> {
  window.gallery.tell(news);
  await new Promise((done) => requestAnimationFrame(done));
  for (const animation of document.getAnimations()) animation.finish();
}

/** Runs in the page. Screens measure themselves in the frame after, and what passes begins then. */
async function stand({ id, locale }: { id: string | null; locale: Locale }): Promise<void> {
  window.gallery.speak(locale);
  if (id !== null) await window.gallery.show(id);
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let frames = id === null ? 2 : 3; frames > 0; frames -= 1) await frame();
  await document.fonts.ready;
  // What turns over or comes down has done so.
  for (const animation of document.getAnimations()) animation.finish();
}
