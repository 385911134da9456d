import type { Locator, Page } from '@playwright/test';
import { hasLostFocus } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { toast } from './support/lesson-screens.ts';

const PASS = { name: 'emergency_heritage_access', value: 'true' };

function card(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

test.describe('the landing page', () => {
  test('leads to the lessons, the plans and the sign-in', async ({ page }) => {
    await page.goto('/landing');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(['Learn', 'Plans']);
    await expect(bar.getByRole('link', { name: 'Learn' })).toHaveAttribute('href', '/learn');
    await expect(bar.getByRole('link', { name: 'Plans' })).toHaveAttribute('href', '/tier-breakdown');
    await expect(bar.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/api/login');

    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Start Learning Free' })).toHaveAttribute('href', '/learn');
    await expect(main.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/tier-breakdown');
    await expect(main.getByRole('link', { name: 'Start Your Trading Journey' })).toHaveAttribute('href', '/learn');
    for (const feature of ['Interactive learning', 'Real-time analysis', 'Progress tracking']) {
      await expect(main.getByRole('heading', { level: 2, name: feature })).toBeVisible();
    }
  });

  test('offers both plans and three stories that say they are examples', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/landing');
    const free = card(page, 'Free Access');
    await expect(free.getByRole('listitem')).toContainText(['5 basic patterns', 'Limited quiz', 'Basic progress']);
    await expect(free).toContainText('$0');
    await expect(free.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/api/login');
    const heritage = card(page, 'Heritage Tier');
    await expect(heritage).toContainText(/Most Popular.*\$37.*one-time/);
    await expect(heritage.getByRole('listitem')).toHaveCount(6);
    await expect(heritage.getByRole('link', { name: 'Upgrade to Heritage' })).toHaveAttribute('href', '/checkout');
    await expect(page.getByRole('heading', { level: 3, name: 'Heritage Tier', exact: true })).toBeVisible();
    const stories = page.getByRole('figure');
    await expect(stories).toHaveCount(3);
    await expect(stories.getByText('Example', { exact: true })).toHaveCount(3);
    await expect(stories.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
  });

  test('loads at most 130 kilobytes of scripts', { tag: '@desktop' }, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto('/landing', { waitUntil: 'networkidle' });
    expect(sizes.length).toBeGreaterThan(5);
    expect((await Promise.all(sizes)).reduce((sum, size) => sum + size)).toBeLessThanOrEqual(130_000);
  });

  test('sells nothing to who has it already', { tag: '@desktop' }, async ({ page, be }) => {
    await be('heritage');
    await page.goto('/landing');
    await expect(card(page, 'Heritage Tier').getByText('You have Heritage access.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Upgrade to Heritage' })).toHaveCount(0);
  });
});

test.describe('the form of heritage customers', { tag: '@desktop' }, () => {
  const path = '**/api/heritage/direct-access';
  let form: Locator;
  let button: Locator;

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/landing');
    form = page.getByRole('region', { name: 'Heritage Customer?' });
    button = form.getByRole('button');
  });

  test('wants an address, and says so', async () => {
    await expect(button).toBeDisabled();
    await form.getByLabel('E-mail address').press('Enter');
    await expect(form.getByRole('alert')).toHaveText('Please enter your email address');
    await form.getByLabel('E-mail address').fill('buyer@');
    await expect(button).toBeEnabled();
    await button.click();
    await expect(form.getByRole('alert')).toHaveText('Check the address: it should look like name@example.com.');
  });

  test('opens heritage and goes to the lessons after two seconds', async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(path, async (route) => {
      expect(route.request().postDataJSON()).toEqual({ email: 'buyer@example.com' });
      await asked;
      await route.fulfill({ json: { outcome: 'activated', message: 'Open.' } });
    });
    await form.getByLabel('E-mail address').fill('buyer@example.com');
    await button.click();
    await expect(button).toHaveText('Activating...');
    await expect(button).toBeFocused();
    await expect(button).toBeDisabled();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    answer();
    const seeSuccess = async () => {
      await page.clock.runFor(10);
      await expect(form.getByRole('status')).toContainText(
        'Heritage access activated! Redirecting to learning dashboard...',
        { timeout: 50 },
      );
    };
    await expect(seeSuccess).toPass({ intervals: [50] });
    expect(await hasLostFocus(page), 'the focus is lost with the button').toBe(false);
    await page.clock.runFor(1800);
    await expect(page).toHaveURL(/\/landing$/);
    await page.clock.runFor(300);
    await expect(page).toHaveURL(/\/learn$/);
  });

  test('sends to the inbox whoever it cannot know, whether they have bought or not', async ({ page }) => {
    await form.getByLabel('E-mail address').fill('nobody@example.com');
    await button.click();
    await expect(form.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
    await expect(form).toContainText('nobody@example.com');
    await form.getByRole('button', { name: 'Use another address' }).click();
    await expect(form.getByLabel('E-mail address')).toBeVisible();
    await expect(page).toHaveURL(/\/landing$/);
  });

  test('shows what the server says when it refuses, and its own words without any', async ({ page, faults }) => {
    faults.expect('429 POST /api/heritage/direct-access');
    faults.expect('failed POST /api/heritage/direct-access');
    const refusal = { code: 'too_many_requests', message: 'Wait a minute.', error: 'Wait a minute.' };
    await page.route(path, (route) => route.fulfill({ status: 429, json: refusal }));
    await form.getByLabel('E-mail address').fill('buyer@example.com');
    await button.click();
    await expect(form.getByRole('alert')).toHaveText('Wait a minute.');
    await expect(button).toBeEnabled();
    await page.route(path, (route) => route.abort('failed'));
    await button.click();
    await expect(form.getByRole('alert')).toHaveText(
      'Failed to activate Heritage access. Please verify your email address.',
    );
  });
});

test('the plans stand side by side, and line by line', async ({ page }) => {
  await page.goto('/tier-breakdown');
  const genesis = card(page, 'Genesis');
  await expect(genesis).toContainText(/FREE.*No credit card required/);
  await expect(genesis.getByRole('link', { name: 'Start Learning Free' })).toHaveAttribute('href', '/api/login');
  const heritage = card(page, 'Heritage');
  await expect(heritage).toContainText(/MOST POPULAR.*\$37\s*one-time/);
  await expect(heritage.getByRole('link', { name: 'Upgrade to Heritage' })).toHaveAttribute('href', '/checkout');
  const table = page.getByRole('table', { name: 'What Genesis and Heritage include' });
  await expect(table.getByRole('columnheader')).toHaveText(['Feature', 'Genesis', 'Heritage']);
  await expect(table.getByRole('row', { name: 'AI chart analysis Not included Included' })).toBeVisible();
  await expect(table.getByRole('row', { name: 'Basic lessons Included Included' })).toBeVisible();
  await expect(table.getByRole('row', { name: 'Quizzes 10 a day Unlimited' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'See your subscription' })).toHaveAttribute('href', '/subscribe');
});

test('the pattern overview counts what the server has, and lists it by category', async ({ page, request }) => {
  const patterns: { requiredTier: string; name: string }[] = await (await request.get('/api/patterns/all')).json();
  const genesis = patterns.filter(({ requiredTier }) => requiredTier === 'genesis').length;
  await page.goto('/admin-patterns');
  const main = page.getByRole('main');
  await expect(main.getByRole('term')).toHaveText(['Genesis patterns', 'Heritage patterns', 'Total patterns']);
  const counts = [genesis, patterns.length - genesis, patterns.length].map(String);
  await expect(main.getByRole('definition')).toHaveText(counts);
  const headings = main.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([/^Candlesticks/, /^Chart patterns/, /^Price action/]);
  await expect(main.getByRole('rowheader')).toHaveCount(patterns.length);
  const hammer = main.getByRole('row').filter({ has: page.getByRole('link', { name: 'Hammer', exact: true }) });
  await expect(hammer.getByRole('img', { name: 'Difficulty: easy' })).toBeVisible();
  await expect(hammer.getByRole('cell').nth(-2)).toHaveText('4 min');
  await expect(hammer.getByRole('cell').last()).toHaveText('91 %');
});

test('an overview that could not be loaded can be asked for again', { tag: '@desktop' }, async ({ page, faults }) => {
  faults.expect('503 GET /api/patterns/all');
  await page.route('**/api/patterns/all', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto('/admin-patterns');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('definition')).toHaveCount(3);
});

test('the access test of a session that has ended leads to the sign-in', { tag: '@desktop' }, async ({
  page,
  be,
  faults,
}) => {
  faults.expect('401 GET /api/subscription/info');
  await be('genesis');
  const refusal = { code: 'not_signed_in', message: 'Sign in first.', error: 'Sign in first.' };
  await page.route('**/api/subscription/info', (route) => route.fulfill({ status: 401, json: refusal }));
  await page.goto('/test-access');
  await expect(page.getByRole('heading', { level: 1, name: 'Authentication Required' })).toBeVisible();
});

for (const { role, tier, access, open, gated } of [
  { role: 'genesis', tier: 'Genesis', access: 'Denied', open: 5, gated: 0 },
  { role: 'heritage', tier: 'Heritage', access: 'Granted', open: 56, gated: 4 },
  { role: 'refunded', tier: 'Heritage, inactive', access: 'Denied', open: 5, gated: 0 },
] as const) {
  test(`the access test tells a ${role} learner what is open`, { tag: '@desktop' }, async ({ page, be }) => {
    await be(role);
    await page.goto('/test-access');
    const main = page.getByRole('main');
    await expect(main).toContainText(`You may open ${open} of 56 patterns and ${gated} of 4 gated features.`);
    await expect(main.getByRole('term')).toHaveText(['Authenticated', 'Current tier', 'Heritage access']);
    await expect(main.getByRole('definition')).toHaveText([/Yes/, tier, new RegExp(access)]);
    const features = main.getByRole('region', { name: 'Gated features' }).getByRole('listitem');
    await expect(features).toHaveText(
      ['AI chart analysis', 'Advanced analytics \\(weak areas\\)', 'Strength analysis', 'Learning recommendations'].map(
        (feature) => new RegExp(`^${feature}.*${access}$`),
      ),
    );
    await expect(main.getByRole('cell', { name: '✓ Lesson' })).toHaveCount(open);
    await expect(main.getByRole('cell', { name: 'Preview', exact: true })).toHaveCount(56 - open);
    await expect(main.getByRole('heading', { name: 'Heritage Tier Required' })).toHaveCount(
      access === 'Denied' ? 1 : 0,
    );
  });
}

test('the cookie opens the gate of a page, which then says how to get in', { tag: '@desktop' }, async ({
  page,
  be,
  context,
  origin,
}) => {
  await be('genesis');
  await context.addCookies([{ ...PASS, url: origin }]);
  await page.goto('/test-access');
  const gate = page.getByRole('region', { name: 'The gate inside pages' });
  await expect(gate).toContainText('Heritage content itself comes only to an account that has Heritage.');
  await expect(gate.getByRole('link', { name: 'Activate Heritage' })).toHaveAttribute('href', '/activate-heritage');
  await expect(gate).toContainText('Behind the gate');
  await expect(page.getByRole('main')).toContainText('You may open 5 of 56 patterns and 0 of 4 gated features.');
});

test('home tells six stories and leads to the path and the academy', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const stories = page.getByRole('region', { name: 'Student stories' });
  await expect(stories.getByRole('figure')).toHaveCount(6);
  await expect(stories.getByText('Example', { exact: true })).toHaveCount(6);
  await expect(stories.getByRole('link', { name: 'Start Learning Path' })).toHaveAttribute('href', '/learning-path');
  await expect(stories.getByRole('link', { name: /Join the academy/ })).toHaveAttribute('target', '_blank');
});

test('a message of the payment does not lie over the sign-in', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/subscribe?success=true');
  await expect(page.getByRole('heading', { level: 1, name: 'Authentication Required' })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});
