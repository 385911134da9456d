import type { Page } from '@playwright/test';
import { articles } from '@wickwise/curriculum/articles/articles';
import { expect, test } from './support/fixtures.ts';
import { lessonCard } from './support/lesson-screens.ts';

const pathOf = (id: string) => `/learn/articles/${id}`;
const neighbors = (page: Page) => page.getByRole('navigation', { name: 'Previous and next article' });
const expectArticle = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

test('a reader goes from a tab through all articles and back to the tab', { tag: '@long' }, async ({ page }) => {
  const [first, ...others] = articles;
  const title = first?.title ?? '';
  await page.goto('/learn');
  await page.getByRole('tab', { name: 'Technical analysis' }).click();
  await lessonCard(page, title).getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf(first?.id ?? '')}$`));
  await expectArticle(page, title);
  for (const other of others) {
    await neighbors(page)
      .getByRole('link', { name: `Next article ${other.title}` })
      .click();
    await expectArticle(page, other.title);
    await expect(page).toHaveTitle(`${other.title} · Wickwise`);
  }
  for (const other of articles.slice(0, -1).toReversed()) {
    await neighbors(page)
      .getByRole('link', { name: `Previous article ${other.title}` })
      .click();
    await expectArticle(page, other.title);
  }
  await page.goBack();
  await expectArticle(page, others[0]?.title ?? '');
  await page.goForward();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Technical analysis' }).click();
  await expect(lessonCard(page, title).getByRole('link', { name: title })).toBeFocused();
});

test('the contents lead to a section, which takes the focus, and are not printed', async ({ page }) => {
  await page.goto(pathOf('position-sizing'));
  await followContents(page);
  await page.emulateMedia({ media: 'print' });
  await expectArticle(page, 'Position Sizing');
  await expect(page.getByText('On this page').filter({ visible: true })).toHaveCount(0);
  await expect(neighbors(page)).toBeHidden();
  await expect(page.locator('body > div > header')).toBeHidden();
});

async function followContents(page: Page): Promise<void> {
  const contents = page.getByRole('complementary', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Common mistakes' }).click();
  await expect(page).toHaveURL(/#common-mistakes$/);
  const heading = page.getByRole('heading', { level: 2, name: 'Common mistakes' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
}

test('on a phone the tab in the address is scrolled into view, the contents are collapsed and a table of words is stacked', {
  tag: '@phone',
}, async ({ page }) => {
  await test.step('the tab named in the address is scrolled into view', async () => {
    await page.goto('/learn?category=risk-management');
    const tab = page.getByRole('tab', { name: 'Risk management', selected: true });
    const right = async () => {
      const box = await tab.boundingBox();
      return box === null ? Number.POSITIVE_INFINITY : box.x + box.width;
    };
    await expect.poll(right).toBeLessThanOrEqual(390);
  });
  await test.step('the contents open above the text', async () => {
    await page.goto(pathOf('position-sizing'));
    await page.getByText('On this page').filter({ visible: true }).click();
    await followContents(page);
  });
  await test.step('each row of a table of words stacks, its columns named', async () => {
    await page.goto(pathOf('support-and-resistance'));
    const table = page.getByRole('table', { name: /^What a candle at support can show/ });
    const row = table.getByRole('row').nth(1);
    const boxes = await Promise.all((await row.getByRole('cell').all()).map((cell) => cell.boundingBox()));
    expect(boxes.map((box) => box?.x)).toEqual([16, 16]);
    expect((boxes[1]?.y ?? 0) - (boxes[0]?.y ?? 0)).toBeGreaterThan(20);
    await expect(row.getByText('What to do')).toBeVisible();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBe(0);
  });
});

test('an article is readable before its scripts have loaded, and no list loads it', async ({ page, request }) => {
  const sentence = 'You can buy it at its close, 121.93, or after the retest, at 123.09';
  expect(await (await request.get(pathOf('support-and-resistance'))).text()).toContain(sentence);
  const loaded: Promise<string>[] = [];
  page.on('response', (response) => loaded.push(response.text().catch(() => '')));
  for (const path of ['/', '/learn?category=technical-analysis', '/landing']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  const texts = await Promise.all(loaded);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => text.includes(sentence))).toEqual([]);
});
