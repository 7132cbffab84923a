// Not a test: nothing fails here because it was slow.

import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

const { use = {} } = tests;

export default defineConfig({
  testDir: '.',
  testMatch: '*.measure.ts',
  outputDir: '../test-results/measured',
  workers: 1,
  timeout: 600_000,
  reporter: 'list',
  use,
});
