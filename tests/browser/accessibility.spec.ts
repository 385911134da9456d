import { expectAccessible, expectAccessibleWords } from './support/accessibility.ts';
import { builtPages } from './support/built-site.ts';
import { expect, type Role } from './support/fixtures.ts';
import { test } from './support/links.ts';

/** Pages that show another visitor's screen with other words, or the same one under another address. */
const alike = [
  '/account',
  '/test-access',
  '/live-charts',
  '/pattern-gallery',
  '/scenarios',
  '/trading-journal',
  '/analytics',
  '/home',
  '/heritage-access',
  '/live-charts/replay',
  // Everything in these lessons and articles also appears on /learn/doji and in the other articles.
  ...['hammer', 'shooting-star', 'bullish-engulfing', 'bearish-engulfing'].map((lesson) => `/learn/${lesson}`),
  ...[
    ...['financial-statements', 'stop-loss-strategies', 'trend-analysis', 'valuation-methods', 'index-funds'],
    ...['backtest-overfitting', 'orders-and-time-in-force', 'trading-halts', 'paper-trading', 'scams-and-gurus'],
    ...['choosing-a-broker', 'taxes-on-trading'],
  ].map((article) => `/learn/articles/${article}`),
];
/** What every other page shows a visitor is a screen of its own. In groups, so that they are walked side by side. */
const own = [...builtPages().filter((path) => !alike.includes(path)), '/dev/mail'];
const groups = Array.from({ length: 3 }, (_, group) => own.filter((_, index) => index % 3 === group));

for (const [index, paths] of groups.entries()) {
  test(`every screen of a visitor is accessible, and its links lead somewhere, part ${index + 1} of ${groups.length}`, {
    tag: '@long',
  }, async ({ page, links }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page, path);
        await links.add(page);
      });
    }
  });
}

test('the screens that a visitor meets first are accessible, and their links lead somewhere', async ({
  page,
  links,
}) => {
  for (const path of ['/', '/today', '/learn', '/learn/doji', '/flashcards', '/quiz', '/checkout', '/sign-in']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleWords(page, path);
      await links.add(page);
    });
  }
});

test('pages that differ in words from another screen are accessible, and their links lead somewhere', {
  tag: '@long',
}, async ({ page, links, faults }) => {
  faults.expect('404 GET /no-such-page');
  faults.expect('404 GET /learn/articles/no-such-article');
  for (const path of [...alike, '/learn/articles/no-such-article', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleWords(page, path);
    await links.add(page);
  }
});

test('every kind of lesson is accessible, and so is each tab of the list', { tag: '@long' }, async ({
  page,
  links,
  faults,
}) => {
  faults.expect('404 GET /learn/no-such-pattern');
  // A free lesson is among the pages of a visitor.
  for (const path of ['/learn/morning-star', '/learn/no-such-pattern']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
    await links.add(page);
  }
  await page.goto('/learn/doji');
  await page.getByText('Show the candles as a table').click();
  await expectAccessible(page, 'a lesson with its table open');
  await links.add(page);

  await page.goto('/learn');
  for (const tab of (await page.getByRole('tab').all()).slice(1)) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expectAccessibleWords(page, `the tab ${await tab.textContent()}`);
    await links.add(page);
  }

  faults.expect('503 GET /api/patterns');
  await page.route('**/api/patterns', (route) => route.fulfill({ status: 503 }));
  await page.goto('/learn');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'the lessons without their list');
});

/** The screens that a visitor does not see are checked in every appearance, and those that are alike, for their words only. */
const visits: readonly { role: Role; screens: readonly string[]; alike: readonly string[] }[] = [
  {
    role: 'genesis',
    screens: ['/', '/progress', '/account', '/test-access', '/subscribe', '/scenarios'],
    alike: ['/learn', '/learn/doji', '/learn/morning-star', '/sign-in'],
  },
  {
    role: 'heritage',
    screens: ['/learn/morning-star', '/analytics', '/subscribe'],
    alike: ['/learn', '/progress', '/account', '/test-access', '/landing'],
  },
  { role: 'refunded', screens: ['/live-charts'], alike: ['/subscribe'] },
];

for (const { role, screens, alike } of visits) {
  test(`what a ${role} learner sees is accessible, and its links lead somewhere`, { tag: '@long' }, async ({
    page,
    be,
    links,
  }) => {
    await be(role);
    for (const path of [...screens, ...alike]) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const check = screens.includes(path) ? expectAccessible : expectAccessibleWords;
        await check(page, `${path} as ${role}`);
        await links.add(page);
      });
    }
  });
}

test('the gallery and the scenarios are accessible, with details open and after an answer', { tag: '@long' }, async ({
  page,
  be,
  links,
}) => {
  await be('heritage');
  await page.goto('/pattern-gallery');
  await page.getByRole('button', { name: 'Double Top' }).focus();
  await expect(page.getByRole('region', { name: 'Double Top: details' })).toBeVisible();
  await expectAccessible(page, 'the gallery with details open');
  await links.add(page);
  await page.goto('/scenarios');
  await page.getByRole('button', { name: /^A ?Buy 3 shares/ }).click();
  await page.getByRole('button', { name: 'Next candle' }).click();
  await expectAccessible(page, 'an answered scenario');
});
