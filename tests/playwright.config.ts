import { defineConfig } from '@playwright/test';
import { headlessChromiumPath } from './support/chromium.ts';

const executablePath = headlessChromiumPath();

/**
 * The browser tests. `npm run test:browser -- toasts` builds the product, finds a browser and runs the files of that name;
 * with both at hand, `npx playwright test -c tests/playwright.config.ts toasts` does.
 * A test runs on the desktop's width. Tagged `@phone` it runs on the phone's instead, tagged `@both` on each: only what
 * proves something of that width is.
 */
export default defineConfig({
  testDir: 'browser',
  globalSetup: './browser/support/global-setup.ts',
  fullyParallel: true,
  // One more than the processors of a small machine: a test waits for its browser, or for the server, a part of its time.
  workers: 3,
  retries: 0,
  failOnFlakyTests: true,
  // Long limits, so that a busy machine fails no test: what is awaited is a condition, and comes as soon as it can.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    colorScheme: 'light',
    // Motion is off except in tests about motion, because animations cost time.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    launchOptions: {
      // Where there is no graphics card, emulating one costs more than drawing. A page is open for a second or two, which
      // never pays back what optimizing its code costs.
      args: ['--disable-gpu', '--js-flags=--no-maglev --no-turbofan'],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
});
