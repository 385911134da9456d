import { expectAccessible } from './support/accessibility.ts';
import { newcomer } from './support/accounts.ts';
import { builtPages } from './support/built-site.ts';
import { expect, type Role, test } from './support/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

const own = ['/', '/learn', '/sign-in', '/sign-in/link', '/account'];
/** The articles have a test of their own. */
const alike = builtPages().filter((path) => !own.includes(path) && !path.startsWith('/learn/articles/'));

for (const path of own) {
  test(`${path} is accessible to a visitor in every palette`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  });
}

/** In groups, so that they are walked side by side. A phone shows one of each kind: the others differ in words only. */
const groups = Array.from({ length: Math.ceil(alike.length / 8) }, (_, index) => ({
  tag: '@desktop',
  paths: alike.slice(index * 8, index * 8 + 8),
}));
for (const { tag, paths } of [
  ...groups,
  { tag: [], paths: ['/flashcards', '/subscribe', '/live-charts', '/no-such-page', '/dev/mail'] },
  { tag: '@phone', paths: ['/landing', '/tier-breakdown', '/admin-patterns'] },
]) {
  test(`${paths.join(', ')} are accessible to a visitor in every palette`, { tag }, async ({ page, faults }) => {
    faults.expect('404 GET /no-such-page');
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, path);
    }
  });
}

for (const { tag, role, paths } of [
  { tag: [], role: 'genesis', paths: ['/', '/learn', '/account', '/test-access', '/learn/doji'] },
  { tag: '@desktop', role: 'genesis', paths: ['/sign-in', '/scenarios', '/subscribe', '/landing'] },
  { tag: [], role: 'heritage', paths: ['/learn', '/learn/morning-star', '/subscribe'] },
  { tag: '@desktop', role: 'heritage', paths: ['/scenarios', '/test-access'] },
  { tag: [], role: 'refunded', paths: ['/', '/live-charts'] },
  { tag: '@desktop', role: 'refunded', paths: ['/learn', '/subscribe'] },
] satisfies { tag: string | string[]; role: Role; paths: string[] }[]) {
  test(`what a ${role} learner sees at ${paths[0]} and elsewhere is accessible in every palette`, { tag }, async ({
    page,
    be,
  }) => {
    await be(role);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, `${path} as ${role}`);
    }
  });
}

test('every tab of the lessons is accessible', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/learn');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page, `the tab ${await tab.textContent()}`);
  }
});

test('every kind of lesson is accessible', async ({ page }) => {
  for (const path of ['/learn/hammer', '/learn/bearish-engulfing', '/learn/morning-star', '/learn/no-such-pattern']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
  await page.goto('/learn/doji');
  await page.getByText('Show the candles as a table').click();
  await expectAccessible(page, 'a lesson with its table open');
});

test('the states of signing in are accessible', async ({ page, faults }) => {
  faults.expect('401 POST /api/auth/sign-in/email');
  faults.expect('400 POST /api/auth/link');
  const { name, email, password } = newcomer();
  await page.goto('/sign-in?error=access_denied');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('E-mail address').fill(email);
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
});

test('the dialogs and menus are accessible', async ({ page, be }) => {
  await be('genesis');
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
    .getByRole('button', { name: /^(Menu|Appearance)$/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('dialog', { name: /^(Menu|Appearance)$/ }).filter({ visible: true })).toBeVisible();
  await expectAccessible(page, 'the menu of the header');
});

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  test('the welcome is accessible', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Welcome to Wickwise' })).toBeVisible();
    await expectAccessible(page, 'the welcome of a first visit');
  });
});

test('the states of activating heritage and the emergency gate are accessible', async ({
  page,
  be,
  context,
  origin,
}) => {
  const answer = { outcome: 'check_inbox', message: 'A link is on its way.' };
  await page.route('**/api/heritage/direct-access', (route) => route.fulfill({ json: answer }));
  await page.goto('/landing');
  const form = page.getByRole('region', { name: 'Heritage Customer?' });
  await form.getByLabel('E-mail address').press('Enter');
  await expect(form.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'the form of heritage customers without an address');
  await form.getByLabel('E-mail address').fill('buyer@example.com');
  await form.getByRole('button').click();
  await expect(form.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expectAccessible(page, 'the inbox of heritage customers');

  await be('genesis');
  await context.addCookies([{ name: 'emergency_heritage_access', value: 'true', url: origin }]);
  await page.goto('/test-access');
  await expect(page.getByText('The door is open, the room is still empty')).toBeVisible();
  await expectAccessible(page, 'the gate that only the cookie opens');
});

test('a list that could not be loaded is accessible', async ({ page, faults }) => {
  faults.expect('503 GET /api/patterns');
  await page.route('**/api/patterns', (route) => route.fulfill({ status: 503 }));
  await page.goto('/learn');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'the lessons without their list');
});
