import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleWords } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

const stop = (page: Page) => page.getByRole('slider', { name: 'Stop' });

async function priceOf(page: Page): Promise<number> {
  return Number(await stop(page).getAttribute('aria-valuenow'));
}

/** Drags the stop down to a lower price: once more where the chart has moved it before it was held. */
async function lowerStop(page: Page, pixels: number): Promise<void> {
  await expect(page.locator('canvas').first()).toBeVisible();
  await expect(page.getByText('Loading the chart')).toHaveCount(0);
  await expect(stop(page)).toBeInViewport();
  const before = await priceOf(page);
  const drag = async () => {
    const { x = 0, y = 0, height = 0 } = (await stop(page).boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 20, y + height / 2 + pixels, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => priceOf(page), { timeout: 2000 }).toBeLessThan(before);
  };
  await expect(drag).toPass();
}

test('a real series is replayed blind: the stop is dragged, a reload forgets nothing, the end reveals it', async ({
  page,
  be,
}) => {
  await be('heritage');
  await page.goto('/live-charts');
  await page.getByRole('main').getByRole('link', { name: 'Blind replay' }).click();
  await page.getByRole('combobox', { name: 'Symbol', exact: true }).selectOption('IBM');
  await page.getByLabel('Length').selectOption('100 bars');
  await page.getByRole('button', { name: 'Start replay' }).click();

  await test.step('a plan is dragged, is still there after leaving the replay, and is placed', async () => {
    await expect(page.locator('canvas').first()).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.getByRole('button', { name: /^Buy/ }).click();
    await lowerStop(page, 20);
    const planned = await priceOf(page);
    await page.getByRole('link', { name: 'Save and exit' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Blind replay' }).click();
    await expect.poll(() => priceOf(page)).toBe(planned);
    await page.getByRole('button', { name: /^Place order/ }).click();
    await page.getByRole('button', { name: /^Next bar/ }).click();
    await expect(page.getByText(/^Entered: bought/)).toBeVisible();
  });
  await test.step('an open trade survives a reload, and its stop can be dragged again', async () => {
    const before = await priceOf(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Long, / })).toBeVisible();
    await expect.poll(() => priceOf(page)).toBe(before);
    await lowerStop(page, 15);
    await expect(page.getByText('IBM')).toHaveCount(0);
    await expectAccessible(page, 'a replay with an open trade');
  });
  await test.step('the end of the replay reveals the series', async () => {
    await page.getByRole('button', { name: 'End and reveal' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End and reveal' }).click();
    await expect(page.getByRole('heading', { name: 'It was IBM' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Too few trades to tell' })).toBeVisible();
    await expectAccessibleWords(page, 'the end of a replay');
  });
});
