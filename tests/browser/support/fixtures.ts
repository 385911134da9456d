import { type BrowserContext, test as base, type Cookie, expect } from '@playwright/test';
import { type Caller, demonstration, signIn } from './accounts.ts';
import { collectFaults, type Faults } from './faults.ts';
import type { Account } from './prepared-accounts.ts';
import { refunded } from './prepared-accounts.ts';
import { runPreparedServer } from './prepared-server.ts';
import type { ServerProcess } from './server-process.ts';
import { awaitWorkingPages } from './working-pages.ts';

/** The roles a browser can have without its own account. */
export type Role = 'visitor' | 'genesis' | 'heritage' | 'refunded';

interface TestFixtures {
  /** Whether this test's browser opens the product for the first time, and so is welcomed. */
  isFirstVisit: boolean;
  /** The address of the product in this test. */
  origin: string;
  /** The test's browser, to make calls as. */
  caller: Caller;
  /** Signs the test's browser in as an account that tests share: to look, not to change. */
  be: (role: Role) => Promise<void>;
  /** What may not go wrong behind the screen in this test. Watched in every test, whether the test uses it or not. */
  faults: Faults;
  /** Opens another browser with its own cookies, storage and address. */
  openBrowser: () => Promise<BrowserContext>;
}

interface WorkerFixtures {
  /** The cookies of a role's session, which begins when a test first asks for it. */
  cookiesOf: (role: Role) => Promise<Cookie[]>;
}

const accounts: Record<Role, Account | null> = { visitor: null, ...demonstration, refunded };

/** The product with the accounts of `prepareData`, which all tests share; the global setup has started it. */
const { SHARED_SERVER_URL = '', TEST_WORKER_INDEX = '0' } = process.env;

/** Limits count by address, so each browser comes from one of its own, by way of a proxy that the server trusts. */
let browsers = 0;
const fromNewAddress = () => ({ 'x-forwarded-for': `10.${TEST_WORKER_INDEX}.${++browsers >> 8}.${browsers & 255}` });

/** The welcome of a first visit lies over the page: only tests about it want to see it. */
function skipWelcome(context: BrowserContext) {
  return context.addInitScript(() => {
    // A page of no origin, such as about:blank, has no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('hasSeenWelcome', 'true');
  });
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  cookiesOf: [
    async ({ playwright }, use) => {
      const begin = async (account: Account) => {
        const options = { baseURL: SHARED_SERVER_URL, extraHTTPHeaders: fromNewAddress() };
        const request = await playwright.request.newContext(options);
        const caller = { request, origin: SHARED_SERVER_URL };
        await signIn(caller, account);
        const { cookies } = await request.storageState();
        await request.dispose();
        return cookies;
      };
      const begun = new Map<Role, Cookie[]>();
      await use(async (role) => {
        const account = accounts[role];
        const cookies = begun.get(role) ?? (account === null ? [] : await begin(account));
        begun.set(role, cookies);
        return cookies;
      });
    },
    { scope: 'worker' },
  ],
  isFirstVisit: [false, { option: true }],
  context: async ({ context, isFirstVisit }, use) => {
    awaitWorkingPages(context);
    if (!isFirstVisit) await skipWelcome(context);
    await use(context);
  },
  origin: ({ browserName: _ }, use) => use(SHARED_SERVER_URL),
  baseURL: ({ origin }, use) => use(origin),
  extraHTTPHeaders: ({ browserName: _ }, use) => use(fromNewAddress()),
  caller: ({ context, origin }, use) => use({ request: context.request, origin }),
  be: ({ context, cookiesOf }, use) =>
    use(async (role) => {
      // A response that an open page still waits for must not reach the next account.
      for (const page of context.pages()) await page.goto('about:blank');
      await context.clearCookies();
      await context.addCookies(await cookiesOf(role));
    }),
  faults: [
    async ({ origin, context }, use) => {
      const faults = collectFaults(origin);
      faults.watch(context);
      await use(faults);
      expect(faults.unexpected(), 'errors behind the screen').toEqual([]);
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, faults }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ extraHTTPHeaders: fromNewAddress() });
      faults.watch(context);
      awaitWorkingPages(context);
      await skipWelcome(context);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

/** For tests that stop their server: one of their own, on a copy of the same data. */
export const testWithOwnServer = test.extend<{ server: ServerProcess }>({
  server: [({ browserName: _ }, use) => runPreparedServer({}, use), { timeout: 120_000 }],
  origin: ({ server }, use) => use(server.url),
});

export { expect };
