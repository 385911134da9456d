import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The minified build: every page compiles it once more. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose outcome depends on colors; the others need not be asked again for each palette. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** The rules whose outcome depends on the width: what has room, and what is shown or hidden for it. */
const LAYOUT_RULES = [
  'target-size',
  'color-contrast',
  'scrollable-region-focusable',
  'aria-hidden-focus',
  'button-name',
  'link-name',
  'landmark-unique',
  'region',
  'heading-order',
];

/** An overlay that closes the page off: while it is open, the page behind is inert. */
const OPEN_DIALOG = '[role="dialog"][data-state="open"]';

const PHONE = { width: 390, height: 844 };
/** The narrowest phone, where each layout begins, and the widest desk. */
const WIDTHS = [320, 640, 768, 1024, 1280, 2560];

const appearances = [
  { theme: 'dark', palette: 'standard' },
  { theme: 'light', palette: 'colour-blind' },
] as const;
/** What a phone is looked at in, so that every appearance is seen once. */
const phoneAppearance = { theme: 'dark', palette: 'colour-blind' } as const;
/** As the system says, which is light in the tests. */
const LIGHT = { theme: null, palette: null } as const;

/** Something has the focus: where what had it has gone, the next key would start at the top of the page. */
export async function expectFocusKept(page: Page, message = 'the focus is lost'): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body), { message }).toBe(false);
}

/**
 * Every rule in light colours, the rules of colour in the other appearances, those of layout at a phone's width, and no
 * scrolling sideways at any width: a page is opened once for all of it.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const problems = await violationsOfEveryRule(page);
  const colours = await coloursOf(page);
  for (const { theme, palette } of appearances) {
    await dress(page, { theme, palette });
    // The palettes differ in a few colours, which most pages do not show.
    if ((await coloursOf(page)) === colours) continue;
    const found = await breaches(page, { type: 'rule', values: COLOUR_RULES });
    problems.push(...found.map((problem) => `${theme}, ${palette}: ${problem}`));
  }
  await dress(page, phoneAppearance);
  problems.push(...(await breachesOnPhone(page)).map((problem) => `at a phone's width: ${problem}`));
  await dress(page, LIGHT);
  problems.push(...(await overflows(page, WIDTHS)));
  expect.soft(problems, `accessibility of ${what}`).toEqual([]);
}

/** A part of `expectAccessible` that takes a third of its time: every rule in light colours, and the widths. */
export async function expectAccessibleWords(page: Page, what: string): Promise<void> {
  const problems = [...(await violationsOfEveryRule(page)), ...(await overflows(page, WIDTHS))];
  expect.soft(problems, `accessibility of ${what}`).toEqual([]);
}

/** Those of the widths at which the page scrolls sideways. */
async function overflows(page: Page, widths: readonly number[]): Promise<string[]> {
  const size = page.viewportSize();
  if (size === null || size.width <= PHONE.width) return [];
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: size.height });
    const beyond = await overflow(page);
    if (beyond > 0) problems.push(`at ${width} pixels the page is ${beyond} pixels too wide`);
  }
  await page.setViewportSize(size);
  return problems;
}

/** How many pixels of the page lie beyond its right edge, which would make it scroll sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Runs every rule, and leaves axe in the page for later runs. */
async function violationsOfEveryRule(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.querySelector('.animate-pulse') === null);
  await untilStill(page);
  await page.evaluate(axeSource);
  return breaches(page, { type: 'tag', values: [...TAGS] });
}

/** What the contrasts of the page follow from: the colours of its text and of what lies behind it. */
function coloursOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const coloursOf = (element: Element) => {
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
      return [color, backgroundColor, backgroundImage].join(' ');
    };
    return [...document.body.querySelectorAll('*')].map(coloursOf).join('\n');
  });
}

async function breachesOnPhone(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  if (size === null || size.width <= PHONE.width) return [];
  await page.setViewportSize(PHONE);
  await untilStill(page);
  await pinBars(page, false);
  const found = await breaches(page, { type: 'rule', values: LAYOUT_RULES });
  await pinBars(page, true);
  await page.setViewportSize(size);
  return found;
}

/** What is below a bar at the bottom of the window can be scrolled from under it, which axe does not know. */
async function pinBars(page: Page, isPinned: boolean): Promise<void> {
  await page.evaluate(
    (position) => {
      const bars = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
        const style = getComputedStyle(element);
        return element.dataset.unpinned !== undefined || (style.position === 'sticky' && style.bottom !== 'auto');
      });
      for (const bar of bars) {
        bar.style.position = position;
        if (position === '') delete bar.dataset.unpinned;
        else bar.dataset.unpinned = '';
      }
    },
    isPinned ? '' : 'static',
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

async function breaches(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  const violations = await page.evaluate(
    async ({ runOnly, dialog }) => {
      const scope = document.querySelector(dialog) ?? document;
      const { violations } = await window.axe.run(scope, { runOnly, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
      }));
    },
    { runOnly, dialog: OPEN_DIALOG },
  );
  return violations.flatMap(inWords);
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly {
    readonly target: axe.UnlabelledFrameSelector;
    readonly failureSummary: string | undefined;
  }[];
}

/** Each element in one line: the rule, where it is, and what axe says of it. */
function inWords({ id, nodes }: Violation): string[] {
  return nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`);
}

/** What the switches of the header do, done at once. */
async function dress(page: Page, appearance: Record<'theme' | 'palette', string | null>): Promise<void> {
  await page.evaluate((chosen) => {
    for (const [name, value] of Object.entries(chosen)) {
      if (value === null) delete document.documentElement.dataset[name];
      else document.documentElement.dataset[name] = value;
    }
  }, appearance);
  await untilStill(page);
}

/** A half-faded colour has a contrast of its own: waits for a frame in which nothing moves any more. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let still = 0;
    while (still < 2) {
      await frame();
      still = document.getAnimations().length === 0 ? still + 1 : 0;
    }
  });
}
