import { defineConfig } from '@playwright/test';

const { CHROMIUM_PATH } = process.env;

/**
 * The browser tests. `npm test` builds the product and names a browser first; by hand:
 * `CHROMIUM_PATH=/usr/bin/chromium node_modules/.bin/playwright test -c tests/playwright.config.ts`.
 * A test runs on the desktop's width. Tagged `@phone` it runs on the phone's instead, tagged `@both` on each: only what
 * proves something of that width is.
 */
export default defineConfig({
  testDir: 'browser',
  globalSetup: './browser/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    colorScheme: 'light',
    // Motion is off except in tests about motion, because animations cost time.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    launchOptions: {
      // Where there is no graphics card, standing in for one costs more than drawing.
      args: ['--disable-gpu'],
      ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }),
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
