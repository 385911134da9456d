import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, vi } from 'vitest';
import { daytimeZone } from '../../browser/support/daytime.ts';
import type { Browser } from '../engine/browser.ts';
import { openFirefox } from '../engine/firefox.ts';
import { openWebKit } from '../engine/webkit.ts';
import { PLANTED } from '../site/proxy.ts';
import { type Site, startSite } from '../site/site.ts';
import { unexplained } from './faults.ts';
import { Screen } from './screen.ts';

const open = process.env.ENGINE === 'webkit' ? openWebKit : openFirefox;
const DESK = { width: 1280, height: 900 } as const;

async function openBrowser({ faults, expectBrowser }: Site): Promise<Browser> {
  expectBrowser();
  const browser = await open({ timeZone: daytimeZone(), hear: (fault) => faults.push(fault) });
  await browser.resize(DESK.width, DESK.height);
  return browser;
}

/** Each by a part of what is heard, with the engine's own console where it can be asked. */
const PLANTED_FAULTS = ['planted message', 'planted error', 'planted rejection'];

/** A run proves nothing unless its console is heard, from the first script of a page on. */
async function proveHearing(site: Site): Promise<void> {
  const browser = await openBrowser(site);
  await browser.driver.get(`${site.origin}/learn?${PLANTED}`);
  const unheard = () => PLANTED_FAULTS.filter((planted) => !site.faults.some((fault) => fault.includes(planted)));
  await vi.waitFor(() => expect(unheard(), 'planted faults that were not heard').toEqual([]), { timeout: 30_000 });
  await browser.close();
}

interface Fixtures {
  readonly site: Site;
  readonly screen: Screen;
  /** Expects a fault that contains this text, such as `401 GET /api/account`. */
  readonly expectFault: (text: string) => void;
}

/** A journey of one viewer in a browser of its own, at 1,280 pixels, which fails with whatever goes wrong in its pages. */
export const journey = base.extend<Fixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const site = await startSite();
      await proveHearing(site);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  screen: async ({ site, task }, use) => {
    const browser = await openBrowser(site);
    const screen = new Screen(browser, site.origin);
    await use(screen);
    if (task.result?.state === 'fail') await savePicture(screen, task.name);
    await browser.close();
  },
  expectFault: [
    async ({ site, screen: _ }, use) => {
      const expected: string[] = [];
      await use((text) => expected.push(text));
      const unexpected = unexplained(site.faults).filter((fault) => !expected.some((text) => fault.includes(text)));
      expect(unexpected, 'errors behind the screen').toEqual([]);
    },
    { auto: true },
  ],
});

async function savePicture({ driver }: Screen, name: string): Promise<void> {
  const folder = path.resolve(import.meta.dirname, '../../test-results');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${process.env.ENGINE}-${name.replaceAll(/\W+/g, '-')}.png`);
  writeFileSync(file, Buffer.from(await driver.takeScreenshot(), 'base64'));
}

export { expect };
