// From the click on a link to the text of the next page, and until the click is painted: medians, on a processor at
// full speed and at a quarter of it; then from the first click on a page to its effect.
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { makeDataDir, removeDataDir, startServer } from '../tests/browser/support/server-process.ts';
import { chromiumPath } from '../tests/support/chromium.ts';
import { measureFirstClicks } from './clicks/first-clicks.ts';
import { describeMachine, median } from './rounds.ts';

const ROUNDS = 5;
const MEASURE = path.join(import.meta.dirname, 'clicks/page.js');
const SLOWDOWNS = [1, 4];
/** Once the page has nothing left to do. */
const IDLE = 'new Promise((resolve) => requestIdleCallback(() => resolve(true)))';
/** A page, a link on it, and the heading of the page that it leads to. */
const LINKS = [
  { from: '/', to: '/learn', heading: 'Lessons' },
  { from: '/learn', to: '/learn/doji', heading: 'Doji' },
  { from: '/learn', to: '/vocabulary', heading: 'Vocabulary' },
  { from: '/vocabulary', to: '/quiz', heading: 'Level 1' },
  { from: '/quiz', to: '/flashcards', heading: 'Flashcard review' },
] as const;

type LinkClick = (typeof LINKS)[number];

interface Timing {
  /** Milliseconds from the click to the first frame with the heading of the next page. */
  readonly text: number;
  /** The slowest event of the click, from its input to the next paint, as browsers measure it. */
  readonly paint: number;
}

async function click(page: Page, origin: string, { from, to, heading }: LinkClick): Promise<Timing> {
  await page.goto(origin + from, { waitUntil: 'networkidle' });
  await page.evaluate('window.works');
  await page.evaluate(IDLE);
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.hover();
  // The link fetches its page, as it does while a visitor aims.
  await page.evaluate(IDLE);
  await page.evaluate(`watchClick(${JSON.stringify(heading)})`);
  await link.click();
  const text = await page.evaluate<number>('window.clicked.text');
  await page.waitForLoadState('networkidle');
  return { text, paint: await page.evaluate<number>('window.clicked.slowest') };
}

async function clickInRounds(browser: Browser, origin: string, slowdown: number): Promise<void> {
  console.log(`\nWith a processor ${slowdown} × slower, medians of ${ROUNDS}`);
  for (const link of LINKS) {
    const timings: Timing[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.addInitScript("localStorage.setItem('hasSeenWelcome', 'true')");
      await page.addInitScript({ path: MEASURE });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      timings.push(await click(page, origin, link));
      await page.close();
    }
    const of = (figure: keyof Timing) => median(timings.map((timing) => timing[figure])).toFixed(0);
    console.log(`  ${link.from} to ${link.to}`.padEnd(32), `text ${of('text')} ms, slowest event ${of('paint')} ms`);
  }
}

console.log(describeMachine());
const dataDir = await makeDataDir();
const server = await startServer(dataDir);
const executablePath = chromiumPath() ?? chromium.executablePath();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  for (const slowdown of SLOWDOWNS) await clickInRounds(browser, server.url, slowdown);
  await measureFirstClicks(browser, server.url);
} finally {
  await browser.close();
  await server.stop();
  await removeDataDir(dataDir);
}
