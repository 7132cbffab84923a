// Chromium as the SVG engine: it measures shapes and turns finished pictures into PNG bytes.

import { chromium } from 'playwright-core';

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export class Renderer {
  #browser;

  constructor(browser) {
    this.#browser = browser;
  }

  static async launch() {
    const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
    return new Renderer(await chromium.launch({ executablePath, args: ARGUMENTS }));
  }

  close() {
    return this.#browser.close();
  }

  /** The bounding box of each piece of markup, in its own units. */
  measure(markups) {
    return this.#onPage({ width: 128, height: 128 }, 1, async (page) => {
      await page.setContent(`<svg>${markups.map((markup) => `<g class="m">${markup}</g>`).join('')}</svg>`);
      return page.$$eval('.m', (groups) =>
        groups.map((g) => {
          const { x, y, width, height } = g.getBBox();
          return { x, y, width, height };
        }),
      );
    });
  }

  /** PNG bytes of a canvas, `scale` pixels per unit. */
  png(canvas, scale = 1) {
    const { width, height } = canvas;
    return this.#onPage({ width, height }, scale, async (page) => {
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${canvas}`);
      return page.screenshot();
    });
  }

  async #onPage(viewport, deviceScaleFactor, use) {
    const page = await this.#browser.newPage({ viewport, deviceScaleFactor });
    try {
      return await use(page);
    } finally {
      await page.close();
    }
  }
}
