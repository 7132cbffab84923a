// The fixture of the tests in other engines: a server, guests without a screen, and a page.

import { test as base, expect } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { Guests } from '../stage/guests';
import { Server } from '../stage/server';
import type { EngineName, Glass, Size } from './engine';
import { Firefox } from './firefox';
import { Visitor } from './visitor';
import { WebKit } from './webkit';

export { expect };

export const PHONE: Size = { width: 390, height: 844 };
export const TV: Size = { width: 1280, height: 720 };

export type Stage = { server: Server; guests: () => Promise<Guests>; visitor: Visitor };

const open: Record<EngineName, (size: Size) => Promise<Glass>> = {
  webkit: (size) => WebKit.open(size),
  firefox: (size) => Firefox.open(size),
};

export const test = base.extend<
  { size: Size; stage: Stage },
  { engine: EngineName; glassOf: (size: Size) => Promise<Glass> }
>({
  engine: ['webkit', { option: true, scope: 'worker' }],
  size: [PHONE, { option: true }],
  // An engine takes seconds to start. What it keeps is kept for each server apart.
  glassOf: [
    async ({ engine }, use) => {
      const glasses = new Map<Size, Glass>();
      await use(async (size) => {
        const glass = glasses.get(size) ?? (await open[engine](size));
        glasses.set(size, glass);
        return glass;
      });
      for (const glass of glasses.values()) await glass.close();
    },
    { scope: 'worker' },
  ],
  stage: async ({ browser, engine, glassOf, size }, use, testInfo) => {
    const glass = await glassOf(size);
    const server = await Server.start();
    const visitor = new Visitor(engine, glass, server.url, size);
    await use({ server, guests: () => Guests.arrive(browser, server.url), visitor });
    if (testInfo.status !== testInfo.expectedStatus)
      await writeFile(testInfo.outputPath('glass.png'), await glass.picture());
    await glass.go('about:blank');
    const faults = await glass.faults();
    await Promise.all(browser.contexts().map((context) => context.close()));
    await server.stop();
    expect(faults, 'errors in the page').toEqual([]);
  },
});
