// The same pages in the engines of other browsers. Playwright runs the tests and is the guests
// without a screen; the engines themselves are driven by `engines/`.

import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { ENGINES, type EngineName } from './engines/engine';

export default defineConfig<object, { engine: EngineName }>({
  ...base,
  testDir: 'engines',
  outputDir: 'test-results/engine-runs',
  // One for each engine: they are started once.
  workers: ENGINES.length,
  fullyParallel: false,
  timeout: 60_000,
  // Of a hundred pages one or two crash in WebKit's driver. A fault of ours comes twice.
  retries: 1,
  // Of the guests there is nothing to see.
  use: { ...base.use, screenshot: 'off' },
  projects: ENGINES.map((engine) => ({ name: engine, use: { engine } })),
});
