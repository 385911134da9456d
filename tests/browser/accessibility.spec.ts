import { expectAccessible, expectAccessibleWords } from './support/accessibility.ts';
import { newcomer } from './support/accounts.ts';
import { builtPages } from './support/built-site.ts';
import { expect, type Role } from './support/fixtures.ts';
import { test } from './support/links.ts';

/** Pages that show another visitor's screen with other words, or the same one under another address. */
const alike = [
  ...['/account', '/test-access', '/live-charts', '/pattern-gallery', '/scenarios', '/trading-journal', '/analytics'],
  ...['/home', '/heritage-access', '/live-charts/replay'],
];
/** What every other page shows a visitor is a screen of its own. In groups, so that they are walked side by side. */
const own = [...builtPages().filter((path) => !alike.includes(path)), '/dev/mail'];
const groups = Array.from({ length: 3 }, (_, group) => own.filter((_, index) => index % 3 === group));

for (const [index, paths] of groups.entries()) {
  test(`every screen of a visitor is accessible, and its links lead somewhere, part ${index + 1} of ${groups.length}`, async ({
    page,
    links,
  }) => {
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

test('pages that differ in words from another screen are accessible, and their links lead somewhere', async ({
  page,
  links,
  faults,
}) => {
  faults.expect('404 GET /no-such-page');
  faults.expect('404 GET /learn/articles/no-such-article');
  for (const path of [...alike, '/learn/articles/no-such-article', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleWords(page, path);
    await links.add(page);
  }
});

test('every kind of lesson is accessible, and so is each tab of the list', async ({ page, links, faults }) => {
  faults.expect('404 GET /learn/no-such-pattern');
  const kinds = ['/learn/hammer', '/learn/bearish-engulfing', '/learn/morning-star', '/learn/no-such-pattern'];
  for (const path of kinds) {
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

/** The screens that a visitor does not see are asked in every appearance, those that are alike in their words. */
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
  test(`what a ${role} learner sees is accessible, and its links lead somewhere`, async ({ page, be, links }) => {
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

test('the gallery and the scenarios are accessible, with details open and after an answer', async ({
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

test('the states of signing in and of activating heritage are accessible', async ({ page, faults }) => {
  faults.expect('401 POST /api/auth/sign-in/email');
  faults.expect('400 POST /api/auth/link');
  const { name, email, password } = newcomer();
  await page.goto('/sign-in?error=access_denied');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expectAccessible(page, 'a refused sign-in');

  await page.getByRole('tab', { name: 'Create account' }).click();
  await expectAccessible(page, 'the form of a new account');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expectAccessible(page, 'the inbox to check');

  const address = '**/api/auth/link/address';
  await page.route(address, (route) => route.fulfill({ json: { email } }));
  await page.goto('/sign-in/link?token=a-token');
  await expect(page.getByRole('button', { name: `Sign in as ${email}` })).toBeVisible();
  await expectAccessible(page, 'the page of the link');
  await page.unroute(address);
  await page.goto('/sign-in/link?token=a-token');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessible(page, 'a spent link');

  await page.goto('/landing');
  const form = page.getByRole('region', { name: 'Heritage Customer?' });
  await form.getByLabel('Email address').press('Enter');
  await expect(form.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'the form of heritage customers without an address');
  await form.getByLabel('Email address').fill(email);
  await form.getByRole('button').click();
  await expect(form.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expectAccessible(page, 'the inbox of heritage customers');
});

test('the dialogs, the menus and the emergency gate are accessible', { tag: '@both' }, async ({
  page,
  be,
  context,
  origin,
}) => {
  await be('genesis');
  await context.addCookies([{ name: 'emergency_heritage_access', value: 'true', url: origin }]);
  await page.goto('/test-access');
  await expect(page.getByText('This pass doesn’t unlock Heritage content')).toBeVisible();
  await expectAccessible(page, 'the gate that only the cookie opens');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'the dialog of deletion');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Time zone' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectAccessible(page, 'the list of time zones');
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .click();
  await expect(page.getByRole('dialog', { name: /^Account of/ })).toBeVisible();
  await expectAccessible(page, 'the menu of the header');
});

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  test('the welcome is accessible', { tag: '@both' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Welcome to Wickwise' })).toBeVisible();
    await expectAccessible(page, 'the welcome of a first visit');
  });
});
