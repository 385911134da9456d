import type { Page } from '@playwright/test';
import { textsOf } from '@wickwise/curriculum/articles/article-text';
import { articles } from '@wickwise/curriculum/articles/articles';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';
import { lessonCard } from './support/lesson-screens.ts';

const TABS = {
  'technical-analysis': 'Technical analysis',
  'fundamental-analysis': 'Fundamental analysis',
  'risk-management': 'Risk management',
};

const pathOf = (id: string) => `/learn/articles/${id}`;
const neighbours = (page: Page) => page.getByRole('navigation', { name: 'Previous and next article' });
const expectArticle = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

for (const [category, tab] of Object.entries(TABS)) {
  test(`the tab ${tab} has two articles, which lead back to it`, async ({ page }) => {
    const shown = articles.filter((article) => article.category === category);
    await page.goto('/learn');
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel').getByRole('listitem').getByRole('heading')).toHaveText(
      shown.map(({ title }) => title),
    );
    for (const { id, title, summary, difficulty, estimatedTime } of shown) {
      const card = lessonCard(page, title);
      await expect(card).toContainText(summary);
      await expect(card).toContainText(difficulty, { ignoreCase: true });
      await expect(card).toContainText(`${estimatedTime} min read`);
      await card.getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(new RegExp(`${pathOf(id)}$`));
      await expectArticle(page, title);
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: tab }).click();
      await expect(card.getByRole('link', { name: title })).toBeFocused();
    }
  });
}

test('an address brings its tab into view on a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/learn?category=risk-management');
  const tab = page.getByRole('tab', { name: 'Risk management', selected: true });
  const right = async () => {
    const box = await tab.boundingBox();
    return box === null ? Number.POSITIVE_INFINITY : box.x + box.width;
  };
  await expect.poll(right).toBeLessThanOrEqual(390);
});

for (const { id, title, summary, estimatedTime, blocks } of articles) {
  test(`${id} shows everything that its author wrote`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(pathOf(id));
    await expect(page).toHaveTitle(`${title} · Wickwise`);
    const main = page.getByRole('main');
    await expect(main.locator('header')).toContainText(summary);
    await expect(main.locator('header')).toContainText(`${estimatedTime} min read`);
    const text = await wordsOf(page);
    const pictures = await main.getByRole('img').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    const missing = textsOf(blocks).filter((part) => !text.includes(part) && !pictures.includes(part));
    expect(missing).toEqual([]);
    for (const block of blocks) {
      if (block.kind === 'chart') expect(pictures).toContain(block.picture.alt);
      if (block.kind === 'bars') expect(pictures).toContain(block.alt);
    }
  });
}

/** All text of the page; spaces at which no line ends are spaces. */
async function wordsOf(page: Page): Promise<string> {
  const text = (await page.getByRole('main').textContent()) ?? '';
  return text.replaceAll('\u00a0', ' ');
}

test('a reader goes through all articles and back again', async ({ page }) => {
  const [first, ...others] = articles;
  await page.goto(pathOf(first?.id ?? ''));
  await expect(neighbours(page).getByRole('link')).toHaveCount(1);
  for (const { title } of others) {
    await neighbours(page)
      .getByRole('link', { name: `Next article ${title}` })
      .click();
    await expectArticle(page, title);
    await expect(page).toHaveTitle(`${title} · Wickwise`);
  }
  await expect(neighbours(page).getByRole('link')).toHaveCount(1);
  for (const { title } of articles.slice(0, -1).toReversed()) {
    await neighbours(page)
      .getByRole('link', { name: `Previous article ${title}` })
      .click();
    await expectArticle(page, title);
  }
  await page.goBack();
  await expectArticle(page, others[0]?.title ?? '');
});

test('the contents lead to a section, which has the focus', async ({ page, isMobile }) => {
  await page.goto(pathOf('position-sizing'));
  const contents = page.getByRole('complementary', { name: 'Contents' });
  if (isMobile) await contents.getByText('On this page').filter({ visible: true }).click();
  await contents.getByRole('link', { name: 'Common mistakes' }).click();
  await expect(page).toHaveURL(/#common-mistakes$/);
  const heading = page.getByRole('heading', { level: 2, name: 'Common mistakes' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('the candles of a figure are there as a table', async ({ page }) => {
  await page.goto(pathOf('position-sizing'));
  await page.getByText('Show the candles as a table').click();
  await expect(page.getByRole('rowheader', { name: '34, marked' })).toBeVisible();
});

test('a table of words scrolls within itself on a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto(pathOf('support-and-resistance'));
  const table = page.getByRole('region', { name: /^What a candle at a support can show/ });
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(0);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBe(0);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('on paper an article keeps its title and leaves out what is only for clicking', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(pathOf('position-sizing'));
  await page.emulateMedia({ media: 'print' });
  await expectArticle(page, 'Position Sizing');
  await expect(page.getByText('On this page').filter({ visible: true })).toHaveCount(0);
  await expect(neighbours(page)).toBeHidden();
  await expect(page.locator('body > div > header')).toBeHidden();
});

test('an unknown article leads back to the lessons', async ({ page }) => {
  await page.goto(pathOf('no-such-article'));
  await expectArticle(page, 'No such article');
  await expect(page).toHaveTitle('No such article · Wickwise');
  await page.getByRole('main').getByRole('link', { name: 'Go to the lessons' }).click();
  await expectArticle(page, 'Lessons');
});

test('an article is readable before its scripts are there, and no list loads it', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const sentence = 'Those who hesitated have been waiting for a second chance.';
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

test.describe('to everyone', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.describe.configure({ timeout: 180_000 });

  test('articles are accessible in every palette', async ({ page }) => {
    for (const id of [...articles.map((article) => article.id), 'no-such-article']) {
      await page.goto(pathOf(id));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, id);
    }
  });
});
