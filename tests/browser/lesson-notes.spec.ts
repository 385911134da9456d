import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

async function openJournal(page: Page) {
  await page.goto('/learn');
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'My Trading Journal' }).click();
  return page.getByRole('dialog', { name: 'Lesson notes' });
}

async function writeNote(page: Page, lesson: string, text: string) {
  const journal = await openJournal(page);
  await journal.getByLabel('Lesson', { exact: true }).selectOption(lesson);
  await journal.getByLabel(`Your notes on ${lesson}`).fill(text);
  await journal.getByRole('button', { name: 'Save Notes' }).click();
  await expect(journal.getByRole('status')).toHaveText('Notes saved.');
  return journal;
}

test('two tabs share lesson notes, which are exported as a file named after the day', async ({ page, context }) => {
  const journal = await writeNote(page, 'Doji', '=1+1 is a "pause" #doji');
  await expectAccessible(page, 'writing lesson notes');
  const other = await context.newPage();
  await writeNote(other, 'Hammer', 'Buyers came back #wick');
  // A tab in the background is hardly ever drawn.
  await page.bringToFront();
  const browse = journal.getByRole('tab', { name: 'Browse Notes (2)' });
  await browse.click();
  await expect(journal.getByRole('listitem').filter({ hasText: 'Buyers came back' })).toBeVisible();
  await expectAccessible(page, 'browsing lesson notes');

  const download = page.waitForEvent('download');
  await journal.getByRole('button', { name: 'Export to CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^lesson-notes-\d{4}-\d\d-\d\d\.csv$/);
  const [heads, ...rows] = (await readFile(await file.path(), 'utf8')).split('\r\n').slice(0, -1);
  expect(heads).toBe('\uFEFF"Lesson","Date","Notes","Tags"');
  expect(rows).toEqual([
    expect.stringMatching(/^"Hammer","[\d-]+","Buyers came back #wick","wick"$/),
    expect.stringMatching(/^"Doji","[\d-]+","'=1\+1 is a ""pause"" #doji","doji"$/),
  ]);
});

test('the search of the lessons and its empty result are accessible', { tag: '@long' }, async ({ page }) => {
  await page.goto('/learn');
  await page.getByRole('searchbox').fill('hammer');
  await expect(page.getByRole('region', { name: 'Search results' }).getByRole('link')).not.toHaveCount(0);
  await expectAccessible(page, 'results of a search');
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByRole('heading', { name: /^Nothing found/ })).toBeVisible();
  await expectAccessible(page, 'a search without results');
});

test('on a phone every category of lessons can be reached, and the list is a short path', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/learn');
  await expect(page.getByText('29 more candlesticks with Heritage, $37 one-time')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);
  const fourth = await page.getByRole('tab').nth(3).boundingBox();
  expect(fourth?.x).toBeLessThan((page.viewportSize()?.width ?? 0) - 24);
  await page.getByRole('button', { name: 'Show the previews' }).click();
  await expect(page.getByRole('link', { name: 'Morning Star' })).toBeVisible();
});
