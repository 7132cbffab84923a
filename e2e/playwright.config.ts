import { defineConfig } from '@playwright/test';
import { HOST_NAME } from './stage/server';

/** A real minute passes, and hardly anything is done in it. */
const PATIENT = /clock\.spec\.ts/;
/** What takes longest begins first, so that in the end nobody waits for one of them alone. */
const LONG = /(captains|game|notebook|house|asking|nodes)\.spec\.ts/;
/** In the gallery, without a server. */
const HUNG = /(sweep|tabs)\.spec\.ts/;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/runs',
  fullyParallel: true,
  // Phones often wait for each other, and so leave room for a third on two cores.
  workers: 3,
  projects: [
    { name: 'patient', testMatch: PATIENT },
    { name: 'long', testMatch: LONG },
    { name: 'short', testIgnore: [PATIENT, LONG, HUNG] },
    { name: 'gallery', testMatch: /gallery\.setup\.ts/ },
    { name: 'sweep', testMatch: HUNG, dependencies: ['gallery'] },
  ],
  forbidOnly: true,
  timeout: 360_000,
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
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
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
