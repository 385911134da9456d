import type { Page } from '@playwright/test';
import { createAccount } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';

/** What has the focus can be seen: it has an outline, or its frame has one for it. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const isOutlined = await page.evaluate(() => {
    const outlined = (element: Element) => getComputedStyle(element).outlineStyle !== 'none';
    for (let element = document.activeElement; element !== null; element = element.parentElement) {
      if (outlined(element)) return true;
    }
    return false;
  });
  expect(isOutlined, 'the focus is visible').toBe(true);
}

test('the first key leads past the header to the content', { tag: '@desktop' }, async ({ page }) => {
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

for (const path of ['/', '/learn', '/learn/hammer', '/sign-in', '/account']) {
  test(`every stop of the Tab key on ${path} can be seen, and none holds it`, { tag: '@desktop' }, async ({
    page,
    be,
  }) => {
    await be(path === '/sign-in' ? 'visitor' : 'genesis');
    await page.goto(path);
    await expect(page.locator('.animate-pulse')).toHaveCount(0);
    const stops = page.locator('a[href], button, input, select, summary, [tabindex="0"]').filter({ visible: true });
    const most = (await stops.count()) + 10;
    for (let stop = 0; stop < most; stop++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement === document.body)) return;
      await expectVisibleFocus(page);
    }
    throw new Error('The Tab key does not come to an end.');
  });
}

test('a new page takes the focus, so that the next key starts at its content', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start the lessons' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lessons' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the tabs of the lessons are walked with the arrows', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/learn');
  await page.getByRole('tab', { name: 'Candlesticks' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Chart patterns' })).toBeFocused();
  await expect(page).toHaveURL(/category=chart-patterns/);
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Risk management' })).toBeFocused();
});

test('the menus of the header open, are walked, and give the focus back', { tag: '@desktop' }, async ({ page, be }) => {
  await be('genesis');
  await page.goto('/learn');
  const group = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Practice & Test' });
  await group.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Knowledge check/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /^Knowledge check/ })).toBeHidden();
  await expect(group).toBeFocused();

  const appearance = page.getByRole('button', { name: 'Appearance' });
  await appearance.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'System' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Appearance' })).toBeHidden();
  await expect(appearance).toBeFocused();
});

test('a dialog holds the focus while it is open and gives it back', { tag: '@desktop' }, async ({ page, caller }) => {
  await createAccount(caller);
  await page.goto('/account');
  const opener = page.getByRole('button', { name: 'Delete my account' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const stops = await dialog.locator('button, input').count();
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  for (let stop = 0; stop <= stops; stop++) {
    expect(await isInside(), `stop ${stop}`).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the time zone is found and chosen without a pointer', { tag: '@desktop' }, async ({ page, caller }) => {
  await createAccount(caller);
  await page.goto('/account');
  const field = page.getByRole('combobox', { name: 'Time zone' });
  await expect(field).toHaveValue('Europe/Berlin');
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('tokyo');
  await expect(page.getByRole('option', { name: /Tokyo/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Asia/Tokyo');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox', { name: 'Time zones' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox', { name: 'Time zones' })).toBeHidden();
  await expect(field).toHaveValue('Asia/Tokyo');
});
