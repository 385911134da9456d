import type { Page } from '@playwright/test';
import { createAccount } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { toast } from './support/lesson-screens.ts';

/** More than any page has. */
const MAX_STOPS = 250;
/** How many stops are made before the page is checked. */
const STRIDE = 10;

type Stop = 'the end' | 'visible' | 'invisible';

declare global {
  interface Window {
    /** Where each press of the Tab key has led. */
    stops: Stop[];
  }
}

/** Notes each stop when its key comes up. What has the focus can be seen: it has an outline, or its frame has one for it. */
function noteStops(): void {
  const outlined = (element: Element) => getComputedStyle(element).outlineStyle !== 'none';
  const readStop = (): Stop => {
    if (document.activeElement === document.body) return 'the end';
    for (let element = document.activeElement; element !== null; element = element.parentElement) {
      if (outlined(element)) return 'visible';
    }
    return 'invisible';
  };
  window.stops = [];
  window.addEventListener('keyup', () => window.stops.push(readStop()), { capture: true });
}

test('the Tab key moves past the header and through the whole page, with a visible focus at every stop', {
  tag: '@long',
}, async ({ page, be }) => {
  await test.step('the first Tab focuses the skip link', async () => {
    await page.goto('/learn');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
  for (const path of ['/sign-in', '/', '/learn', '/learn/hammer', '/account']) {
    await test.step(`every focus stop on ${path} is visible, and none traps the Tab key`, async () => {
      await be(path === '/sign-in' ? 'visitor' : 'genesis');
      await page.goto(path);
      await expectEveryStopVisible(page);
    });
  }
});

async function expectEveryStopVisible(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
  await page.evaluate(noteStops);
  for (let pressed = 0; pressed < MAX_STOPS; pressed += STRIDE) {
    for (let press = 0; press < STRIDE; press++) await page.keyboard.press('Tab');
    const stops = await page.evaluate(() => window.stops);
    expect(stops).toHaveLength(pressed + STRIDE);
    const end = stops.indexOf('the end');
    expect(stops.slice(0, end < 0 ? undefined : end).indexOf('invisible'), 'the first stop that cannot be seen').toBe(
      -1,
    );
    if (end >= 0) return;
  }
  throw new Error('The Tab key does not come to an end.');
}

test('new pages, tabs and menus work without a pointer', async ({ page, be }) => {
  await be('genesis');
  await test.step('a new page takes the focus, so that the next Tab starts at its content', async () => {
    // The home page renders again once the viewer is known, so an early press on its link may be lost.
    await page.goto('/account');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Lessons' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Lessons' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('arrow keys move between tabs', async () => {
    await page.getByRole('tab', { name: 'Candlesticks' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Chart patterns' })).toBeFocused();
    await expect(page).toHaveURL(/category=chart-patterns/);
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'Risk management' })).toBeFocused();
  });
  await test.step('header menus work by keyboard and return the focus', () => walkMenus(page));
});

async function walkMenus(page: Page): Promise<void> {
  const group = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Practice & Test' });
  await group.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /What to practice now/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /What to practice now/ })).toBeHidden();
  await expect(group).toBeFocused();

  const account = page.getByRole('button', { name: 'Account: learner' });
  await account.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'System' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Account: learner' })).toBeHidden();
  await expect(account).toBeFocused();
}

test('the account page works without a pointer: a dialog traps the focus, and a time zone is found by its city', async ({
  page,
  caller,
}) => {
  await createAccount(caller);
  await page.goto('/account');
  const field = page.getByRole('combobox', { name: 'Time zone' });
  await test.step('a time zone is found and chosen by keyboard', async () => {
    await expect(field, "the device's own zone from the start").toHaveValue('Europe/Berlin');
    await field.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('tokyo');
    await expect(page.getByRole('option', { name: /Tokyo/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Asia/Tokyo');
  });
  await test.step('a saved profile survives a reload', async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(toast(page)).toContainText('Saved.');
    await page.reload();
    await expect(field).toHaveValue('Asia/Tokyo');
  });
  await test.step('a dialog traps the focus while it is open and returns it', async () => {
    const opener = page.getByRole('button', { name: 'Delete my account' });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const stops = await dialog.locator('button, input').count();
    const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
    for (let stop = 0; stop <= stops; stop++) {
      await expect.poll(isInside, { message: `stop ${stop}` }).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Shift+Tab');
    await expect.poll(isInside).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
