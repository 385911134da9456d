import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

test('a wide header shows a visitor every screen, and opens a learner’s groups by a click', async ({ page, be }) => {
  await test.step('a visitor sees the six free screens, and has the others in the menu', async () => {
    await page.goto('/learn');
    const header = page.getByRole('banner');
    await expect(header.getByText('Free Access').filter({ visible: true })).toBeVisible();
    await expect(header.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(6);
    await expect(header.getByRole('link', { name: 'Upgrade $37' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await header.getByRole('button', { name: 'Menu' }).click();
    await expect(header.getByRole('link', { name: /^Live charts/ })).toBeVisible();
  });
  await be('genesis');
  await page.goto('/learn');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const group = navigation.getByRole('button', { name: 'Foundation' });
  const screen = navigation.getByRole('link', { name: /^Trading fundamentals/ });
  await test.step('a group opens by a click, however long the pointer was over it, and closes by another', async () => {
    await navigation.getByRole('button', { name: 'Visual Learning' }).click();
    await expect(navigation.getByRole('link', { name: /^Lessons/ })).toBeVisible();
    await group.hover();
    await group.click();
    await expect(screen).toBeVisible();
    await group.click();
    await expect(screen).toBeHidden();
  });
  await test.step('a link that is followed closes its group', async () => {
    await group.click();
    await screen.click();
    await expect(page).toHaveURL(/\/trading-fundamentals$/);
    await expect(screen).toBeHidden();
  });
});

test('on a phone the bar is at the bottom, and a menu closes when its link is followed', { tag: '@phone' }, async ({
  page,
  be,
}) => {
  const bar = page.getByRole('navigation', { name: 'Quick' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.goto('/learn');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expectAtLowerEdge(page, bar);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
  await expect(menu.getByRole('link', { name: 'Upgrade $37' })).toBeVisible();
  await menu.getByRole('link', { name: 'Knowledge check' }).tap();
  await expect(page).toHaveURL(/\/quiz$/);
  await expect(menu).toBeHidden();
  await bar.getByRole('link', { name: 'Cards' }).tap();
  await expect(page).toHaveURL(/\/flashcards$/);

  await test.step('a learner’s bar, the fullest, is at the bottom too, and the account menu has the sign-out', async () => {
    await be('genesis');
    await page.goto('/learn');
    await expect(page.getByRole('banner').getByRole('link', { name: /-day streak/ })).toBeVisible();
    await bar.getByRole('button', { name: 'Sign Out' }).tap();
    const question = page.getByRole('dialog', { name: 'Sign out on this device?' });
    await expect(question.getByRole('link', { name: 'Sign Out' })).toBeInViewport();
    await question.getByRole('button', { name: 'Stay signed in' }).tap();
    await expect(question).toBeHidden();
    await expectAtLowerEdge(page, bar);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
    await expect(menu.getByRole('link', { name: 'Learning path' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'Account: learner' }).tap();
    const account = page.getByRole('dialog', { name: 'Account: learner' });
    await expect(account.getByRole('link', { name: 'Sign Out' })).toBeInViewport();
  });
});

async function expectAtLowerEdge(page: Page, bar: Locator): Promise<void> {
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height);
  expect(box?.width).toBe(page.viewportSize()?.width);
}

test('a long name and years of study stay inside the content column at every width', { tag: '@long' }, async ({
  page,
  be,
}) => {
  for (const role of ['genesis', 'heritage'] as const) {
    await be(role);
    await page.route('**/api/auth/user', async (route) => {
      const user = await (await route.fetch()).json();
      await route.fulfill({ json: { ...user, email: `${'wickwise-learner-'.repeat(2).slice(0, 30)}@example.com` } });
    });
    await page.route('**/api/stats', async (route) => {
      const stats = await (await route.fetch()).json();
      await route.fulfill({ json: { ...stats, streak: 365, level: 99 } });
    });
    await page.goto('/account');
    const end = page.getByRole('button', { name: 'Account: wickwise-learner-wickwise-lear' });
    await expect(end).toBeVisible();
    await expect(page.getByRole('link', { name: '365-day streak, level 99' })).toBeVisible();
    for (const width of [320, 360, 390, 640, 1024, 1280, 1366, 1536, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await spillOver(page), `${role} at ${width} pixels`).toEqual({ page: 0, column: 0, rows: 1 });
    }
  }
});

/** How far the page and the header's end reach past their edge, and how many rows the header has. */
function spillOver(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const row = document.querySelector('header > .wrap');
    const ends = [...(row?.querySelectorAll('a, button') ?? [])]
      .filter((element) => element.checkVisibility() && !element.closest('[popover]'))
      .map((element) => element.getBoundingClientRect().right);
    const columnEnd =
      (row?.getBoundingClientRect().right ?? 0) -
      Number.parseFloat(getComputedStyle(row ?? document.body).paddingRight);
    // The last button's own padding may reach into the margin, so that its drawing ends with the column.
    const beyond = Math.max(...ends) - columnEnd;
    return {
      page: scrollWidth - clientWidth,
      column: beyond <= 10 ? 0 : beyond,
      rows: Math.round(
        (row?.getBoundingClientRect().height ?? 0) /
          4 /
          Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      ),
    };
  });
}
