import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { type Moment, translate } from './support/translator.ts';

const MOMENTS: readonly Moment[] = [0, 100, 'hydrated'];
/** Most hydrate in parts, which a translation comes between most easily. */
const VISITED = ['/learn/hammer', '/trading-fundamentals', '/flashcards'];
const LEARNED = '/progress';

/** React says so when it renders a page again that was translated before it hydrated. */
const RENDERED_AGAIN = 'Minified React error #418';

for (const moment of MOMENTS) {
  test(`a page that the browser translates keeps working, and its theme, from ${moment}`, { tag: '@long' }, async ({
    page,
    be,
    faults,
  }) => {
    faults.expect(RENDERED_AGAIN);
    await page.addInitScript(() => {
      // A page of no origin, such as about:blank, has no storage.
      if (location.protocol.startsWith('http')) localStorage.setItem('wickwise.theme', 'dark');
    });
    await translate(page, moment);
    for (const path of VISITED) await expectToWork(page, path);
    await be('genesis');
    await expectToWork(page, LEARNED);
  });
}

/** Its parts have hydrated when the last one has been seen, and its links lead on. */
async function expectToWork(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title, path).toContainText('«');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: '«Vocabulary»' }).first().click();
  await expect(page, path).toHaveURL(/\/vocabulary$/);
  await expect(title, path).toHaveText(/^«[^«]*»$/);
  await expect(page.locator('html'), path).toHaveAttribute('data-theme', 'dark');
}
