import { defineConfig } from '@playwright/test';
import { HOST_NAME } from './stage/server';

/** Where time runs out, which takes a minute each, or most players are no phones. */
const PATIENT = /(clock.*|ends)\.spec\.ts/;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/runs',
  fullyParallel: true,
  workers: 3,
  // Beside those that keep two cores busy there is room for one that mostly waits.
  projects: [
    { name: 'patient', testMatch: PATIENT, workers: 1 },
    { name: 'busy', testIgnore: PATIENT, workers: 2 },
  ],
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    actionTimeout: 10_000,
    viewport: { width: 390, height: 844 },
    // Enough to look at, and four times fewer pixels to paint than a phone has.
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A host name that is not "localhost": plain HTTP is an insecure context, as guests have it.
        `--host-resolver-rules=MAP ${HOST_NAME} 127.0.0.1`,
      ],
    },
  },
});
