// Not part of the tests: what is too slow here may be so because of whatever else runs.

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
