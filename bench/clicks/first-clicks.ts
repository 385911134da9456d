import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from '../rounds.ts';

const ROUNDS = 5;
const SLOWDOWN = 4;
/** How long after the largest paint a visitor clicks. */
const AFTER_PAINT_MS = 1000;
/** A click without an effect by then was lost. */
const PATIENCE_MS = 5000;

interface FirstClick {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  /** What is clicked, as a selector, and the key that is pressed next, if any. */
  readonly target: string;
  readonly key?: string;
  /** An expression that turns true with the effect. */
  readonly effect: string;
}

const CLICKS: readonly FirstClick[] = [
  {
    name: 'the home’s exercise',
    path: '/',
    width: 1440,
    target: 'main button:text-is("Yes")',
    effect: `document.querySelector('main [aria-live=polite]')?.textContent.length > 0`,
  },
  {
    name: 'a tab of /learn',
    path: '/learn',
    width: 1440,
    target: '[role=tab]:text-is("Chart patterns")',
    effect: `document.querySelector('[role=tab][aria-selected=true]')?.textContent === 'Chart patterns'`,
  },
  {
    name: 'the step of a lesson’s chart',
    path: '/learn/hammer',
    width: 1440,
    target: 'button[aria-label="Back one candle"]',
    effect: `document.querySelector('button[aria-label="Next candle"]')?.ariaDisabled !== 'true'`,
  },
  {
    name: 'the search of /vocabulary',
    path: '/vocabulary',
    width: 1440,
    target: 'main input[type=search]',
    key: 'z',
    effect: `!document.querySelector('main [role=status]')?.textContent.startsWith('67')`,
  },
  {
    name: 'the menu on a phone',
    path: '/',
    width: 390,
    target: 'header button[popovertarget]:visible',
    effect: `document.querySelector('[popover]:popover-open') !== null`,
  },
];

/** From the first click on a page to the first frame with its effect, in a browser that opens the page for the first time. */
export async function measureFirstClicks(browser: Browser, origin: string): Promise<void> {
  console.log(
    `\nFirst clicks, ${AFTER_PAINT_MS} ms after the largest paint, processor ${SLOWDOWN} × slower, of ${ROUNDS}`,
  );
  for (const click of CLICKS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await measureClick(browser, origin, click));
    console.log(`  ${click.name}`.padEnd(32), `median ${median(times).toFixed(0)} ms, all ${times.map(Math.round)}`);
  }
}

async function measureClick(browser: Browser, origin: string, click: FirstClick): Promise<number> {
  const context = await browser.newContext({ viewport: { width: click.width, height: 900 } });
  await context.addInitScript("localStorage.setItem('hasSeenWelcome', 'true')");
  const page = await context.newPage();
  const place = await findTarget(page, origin + click.path, click.target);
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const time = await clickAfterPaint(page, session, { ...click, ...place, url: origin + click.path });
  await context.close();
  return time;
}

/** Where the target is, from a load that isn’t measured. */
async function findTarget(page: Page, url: string, target: string): Promise<{ x: number; y: number }> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const box = await page.locator(target).first().boundingBox();
  if (box === null) throw new Error(`${url} has no ${target}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Aim extends FirstClick {
  readonly url: string;
  readonly x: number;
  readonly y: number;
}

/** The input comes by the protocol, which doesn’t wait for the page as Playwright’s own click would. */
async function clickAfterPaint(page: Page, session: CDPSession, { url, x, y, key, effect }: Aim): Promise<number> {
  let paintedAt = 0;
  await page.exposeBinding('reportPaint', (_, at: number) => {
    paintedAt = at;
  });
  await page.addInitScript(WATCH);
  await page.addInitScript(
    `addEventListener('${key ? 'keydown' : 'pointerdown'}', untilEffect(() => ${effect}), true)`,
  );
  await page.goto(url, { waitUntil: 'commit' });
  while (paintedAt === 0 || Date.now() < paintedAt + AFTER_PAINT_MS) await pause(5);
  const mouse = { x, y, button: 'left', clickCount: 1 } as const;
  await Promise.all([
    session.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' }),
    session.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' }),
    ...(key ? [session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })] : []),
  ]);
  await pause(PATIENCE_MS);
  return page.evaluate<number>('window.tookEffectAfter ?? Infinity');
}

/** Runs in the page: reports its largest paint, and how long after the input its effect shows. */
const WATCH = `
new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) reportPaint(performance.timeOrigin + startTime);
}).observe({ type: 'largest-contentful-paint', buffered: true });
window.untilEffect = (hasEffect) => (event) => {
  const look = () => {
    if (hasEffect()) window.tookEffectAfter ??= performance.now() - event.timeStamp;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};`;
