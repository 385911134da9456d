import { type BrowserContext, test as base, type Cookie, expect } from '@playwright/test';
import { type Caller, demonstration, signIn, signInByLink } from './accounts.ts';
import { collectFaults, type Faults } from './faults.ts';
import { prepared } from './prepared-data.ts';
import { makeDataDir, removeDataDir, type ServerProcess, startServer } from './server-process.ts';

/** Who a browser can be without an account of its own. */
export type Role = 'visitor' | 'genesis' | 'heritage' | 'refunded';

interface TestFixtures {
  /** Whether this test's browser opens the product for the first time, and so is welcomed. */
  isFirstVisit: boolean;
  /** The address of the product in this test. */
  origin: string;
  /** A product of this test's own, empty, to be stopped and killed at will. */
  ownServer: ServerProcess;
  /** The test's browser, to make calls as. */
  caller: Caller;
  /** Makes the test's browser somebody whom the tests share: to look, not to change. */
  be: (role: Role) => Promise<void>;
  /** What may not go wrong behind the screen in this test. Watched in every test, asked for or not. */
  faults: Faults;
  /** Opens another browser with its own cookies, storage and address. */
  openBrowser: () => Promise<BrowserContext>;
}

interface WorkerFixtures {
  /** The product with the accounts of `prepareData`. All tests of one worker share it. */
  server: ServerProcess;
  /** A session of each role. */
  sessions: Record<Role, Cookie[]>;
}

/** Limits count by address, so each browser comes from one of its own, by way of a proxy that the server trusts. */
const PROXY = { TRUST_PROXY: 'loopback' };
let browsers = 0;
const fromNewAddress = () => ({ 'x-forwarded-for': `10.0.${++browsers >> 8}.${browsers & 255}` });

/** The welcome of a first visit lies over the page: only tests about it want to see it. */
function skipWelcome(context: BrowserContext) {
  return context.addInitScript(() => {
    // A page of no origin, such as about:blank, has no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('hasSeenWelcome', 'true');
  });
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({ browserName: _ }, use) => {
      const dataDir = await makeDataDir(process.env.PREPARED_DATA_DIR);
      const server = await startServer(dataDir, PROXY);
      await use(server);
      await server.kill();
      await removeDataDir(dataDir);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sessions: [
    async ({ playwright, server }, use) => {
      const cookies = async (enter: (caller: Caller) => Promise<void>) => {
        const request = await playwright.request.newContext({
          baseURL: server.url,
          extraHTTPHeaders: fromNewAddress(),
        });
        await enter({ request, origin: server.url });
        const { cookies } = await request.storageState();
        await request.dispose();
        return cookies;
      };
      await use({
        visitor: [],
        genesis: await cookies((caller) => signIn(caller, demonstration.genesis)),
        heritage: await cookies((caller) => signIn(caller, demonstration.heritage)),
        refunded: await cookies((caller) => signInByLink(caller, prepared.refunded)),
      });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  ownServer: [
    async ({ browserName: _ }, use) => {
      const dataDir = await makeDataDir();
      const server = await startServer(dataDir, PROXY);
      await use(server);
      await server.kill();
      await removeDataDir(dataDir);
    },
    { timeout: 120_000 },
  ],
  isFirstVisit: [false, { option: true }],
  context: async ({ context, isFirstVisit }, use) => {
    if (!isFirstVisit) await skipWelcome(context);
    await use(context);
  },
  origin: ({ server }, use) => use(server.url),
  baseURL: ({ origin }, use) => use(origin),
  extraHTTPHeaders: ({ browserName: _ }, use) => use(fromNewAddress()),
  caller: ({ context, origin }, use) => use({ request: context.request, origin }),
  be: ({ context, sessions }, use) =>
    use(async (role) => {
      // What an open page still waits for must not be answered to somebody else.
      for (const page of context.pages()) await page.goto('about:blank');
      await context.clearCookies();
      await context.addCookies(sessions[role]);
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
      await skipWelcome(context);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect };
