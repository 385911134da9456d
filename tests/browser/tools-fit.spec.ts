import type { Locator, Page } from '@playwright/test';
import { expect, type Role, test } from './support/fixtures.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];
/** Of the browser's own size, in percent. */
const TEXT_SIZES = [100, 130];

interface Tool {
  name: string;
  role: Role;
  /** Opens the tool, up to where the learner has something to do. */
  open: (page: Page) => Promise<void>;
  /** What the learner came for. */
  object: (page: Page) => Locator;
  action: (page: Page) => Locator;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const image = (page: Page) => page.getByRole('main').getByRole('img').first();

const tools: readonly Tool[] = [
  {
    name: 'a scenario',
    role: 'heritage',
    open: async (page) => void (await page.goto('/scenarios')),
    object: image,
    // An option; on a narrow screen its letter at the bottom.
    action: (page) =>
      button(page, /^A:? Buy/)
        .locator('visible=true')
        .last(),
  },
  {
    name: 'a quiz before it starts',
    role: 'heritage',
    open: async (page) => void (await page.goto('/quiz')),
    object: (page) => page.getByRole('region', { name: 'Before you start' }),
    action: (page) => button(page, 'Start Quiz'),
  },
  {
    name: 'a question of a quiz',
    role: 'heritage',
    open: async (page) => {
      await page.goto('/quiz');
      await button(page, 'Start Quiz').click();
    },
    object: (page) => page.locator('main legend').first(),
    action: (page) => button(page, 'Submit Answer'),
  },
  {
    name: 'a question on vocabulary',
    role: 'genesis',
    open: async (page) => {
      await page.goto('/vocabulary-quiz');
      await button(page, 'Start Quiz').click();
    },
    object: (page) => page.locator('main legend').first(),
    action: (page) => button(page, 'Submit Answer'),
  },
  {
    name: 'the list of trades',
    role: 'heritage',
    open: openJournal,
    // The newest trade.
    object: (page) => page.getByRole('listitem').getByRole('heading', { level: 3 }).first(),
    action: (page) => button(page, 'New Trade'),
  },
  {
    name: 'the form of a trade',
    role: 'heritage',
    open: async (page) => {
      await openJournal(page);
      await button(page, 'New Trade').click();
    },
    // The last of its six fields.
    object: (page) => page.getByLabel('Reason for Entry'),
    action: (page) => button(page, 'Save Trade'),
  },
  {
    name: 'the form of a plan',
    role: 'heritage',
    open: async (page) => {
      await openJournal(page);
      await button(page, 'Plan a Trade').click();
    },
    object: (page) => page.getByLabel('Reason'),
    action: (page) => button(page, 'Lock Plan'),
  },
  {
    name: 'the start of a replay',
    role: 'heritage',
    open: async (page) => void (await page.goto('/live-charts/replay')),
    object: (page) => page.getByLabel('Symbol'),
    action: (page) => button(page, 'Start replay'),
  },
  {
    name: 'a replay',
    role: 'heritage',
    open: startReplay,
    object: (page) => page.getByRole('figure', { name: /^Candlestick chart/ }),
    action: (page) => button(page, /^Next bar/),
  },
  {
    name: 'an order in a replay',
    role: 'heritage',
    open: async (page) => {
      await startReplay(page);
      await button(page, /^Buy/).click();
    },
    object: (page) => page.getByRole('figure', { name: /^Candlestick chart/ }),
    action: (page) => page.getByRole('textbox', { name: 'Target' }),
  },
  {
    name: 'a live chart',
    role: 'heritage',
    open: async (page) => void (await page.goto('/live-charts?symbol=AAPL&interval=D')),
    object: (page) => page.getByRole('application'),
    // The pattern that stands out most, whose rules it opens.
    action: (page) => button(page, /(Bullish|Bearish|Indecision)$/).first(),
  },
  {
    name: 'the question of a flashcard',
    role: 'heritage',
    open: async (page) => {
      await page.goto('/flashcards');
      await page.getByRole('tab', { name: 'Smart review' }).click();
    },
    object: image,
    // A question on the pattern, or whether the chart shows it.
    action: (page) => button(page, /^(Show the answer|No$)/),
  },
  {
    name: 'the answer of a flashcard',
    role: 'heritage',
    open: async (page) => {
      await page.goto('/flashcards');
      await page.getByRole('tab', { name: 'Browse' }).click();
      await button(page, /^Show the answer/).click();
    },
    object: (page) => page.getByRole('region').locator('svg[role=presentation]'),
    action: (page) => button(page, /^Easy/),
  },
  {
    name: 'a drill',
    role: 'visitor',
    open: async (page) => {
      await page.goto('/learn/hammer');
      await button(page, 'Try three charts').click();
    },
    object: (page) => page.getByRole('dialog').getByRole('img').first(),
    // The last of the answers.
    action: (page) => page.getByRole('dialog').getByRole('listitem').getByRole('button').last(),
  },
];

/** The journal with one trade. */
async function openJournal(page: Page): Promise<void> {
  const key = 'tradingJournalEntries';
  const trade = { id: '1767225600000', date: '2026-03-02', symbol: 'AAPL', entryPrice: 100, positionSize: 5 };
  await page.goto('/trading-journal');
  // The first account in a browser has the plain key: what is stored there before would be no one's.
  await page.waitForFunction((name) => localStorage.getItem(`${name}.owner`) !== null, key);
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify([trade])] as const);
  await page.reload();
  await expect(button(page, 'New Trade')).toBeVisible();
}

async function startReplay(page: Page): Promise<void> {
  await page.goto('/live-charts/replay');
  await button(page, 'Start replay').click();
}

for (const { name, role, open, object, action } of tools) {
  test(`${name} and its main action are in view at every size, with nothing scrolled`, { tag: '@long' }, async ({
    page,
    be,
  }) => {
    await be(role);
    await open(page);
    await expect(object(page)).toBeVisible();
    for (const percent of TEXT_SIZES) {
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect(action(page)).toBeVisible();
        await page.evaluate(() => scrollTo(0, 0));
        const found = { object: await seenShare(object(page)), action: await seenShare(action(page)) };
        const at = `${size.width} × ${size.height}, text at ${percent}%`;
        expect.soft(found.object, `share of the object in view at ${at}`).toBeGreaterThan(0.6);
        expect.soft(found.action, `share of the action in view at ${at}`).toBe(1);
      }
    }
  });
}

/** How much of the element's height is in the window; 0 if a click in the middle of that would not reach it. */
function seenShare(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const { left, right, top, bottom, height } = element.getBoundingClientRect();
    const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    const hit = document.elementFromPoint((left + right) / 2, (from + to) / 2);
    return hit !== null && element.contains(hit) ? (to - from) / height : 0;
  });
}
