import type { Page } from '@playwright/test';
import { articleCards } from '@wickwise/curriculum/articles/article-cards';
import { learningModules } from '@wickwise/curriculum/learning-modules';
import { findUnbuiltScreen, unbuiltScreens } from '../../apps/web/app/ui/unbuilt-screens.ts';
import { expect, type Role, test } from './support/fixtures.ts';

const ROUTES = [
  ...['/', '/home', '/landing', '/tier-breakdown', '/checkout', '/payment-success', '/restore-access'],
  ...['/activate-heritage', '/heritage-access', '/heritage-direct', '/learning-path', '/trading-fundamentals'],
  ...['/learn', '/flashcards', '/quiz', '/vocabulary', '/vocabulary-quiz', '/progress', '/live-charts'],
  ...['/pattern-gallery', '/scenarios', '/trading-journal', '/analytics', '/subscribe', '/test-access'],
  ...['/admin-patterns', '/sign-in', '/account'],
  ...learningModules.map(({ route }) => route),
  ...articleCards.map(({ id }) => `/learn/articles/${id}`),
];

/** Pages whose links are followed. */
const PAGES = [
  ...['/', '/landing', '/tier-breakdown', '/learn', '/learn/doji', '/learn/morning-star', '/sign-in', '/account'],
  ...['/subscribe', '/test-access', '/admin-patterns', '/scenarios'],
  ...['/learn?category=risk-management', '/learn/articles/position-sizing'],
];

test('every specified route, module and article is served', { tag: '@desktop' }, async ({ request }) => {
  for (const path of ROUTES) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(response.headers()['content-security-policy'], path).toContain("default-src 'self'");
  }
});

for (const role of ['visitor', 'genesis', 'heritage'] satisfies Role[]) {
  test(`no link that a ${role} finds leads to a missing page`, { tag: '@desktop' }, async ({
    page,
    be,
    request,
    origin,
  }) => {
    await be(role);
    const found = new Set<string>();
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator('.animate-pulse')).toHaveCount(0);
      for (const link of await linksOf(page)) found.add(link);
    }
    const ours = [...found].filter((link) => link.startsWith(`${origin}/`));
    expect(ours.length).toBeGreaterThan(15);
    for (const link of ours) {
      // Asked for without the cookies of the page: the link that signs out is among them.
      expect.soft((await request.get(link)).status(), link).toBe(200);
    }
  });
}

/** The addresses of every link, those in closed menus included: the menus of a narrow header hold them all. */
async function linksOf(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return hrefs.map((href) => href.replace(/#.*$/, ''));
}

test('links to other sites open in a tab of their own', { tag: '@desktop' }, async ({ page, origin }) => {
  await page.goto('/');
  const others = page.locator(`a[href^="http"]:not([href^="${origin}"])`);
  await expect(others).not.toHaveCount(0);
  for (const link of await others.all()) await expect(link).toHaveAttribute('target', '_blank');
});

test('a screen that is not open yet says so and leads on', { tag: '@desktop' }, async ({ page, be }) => {
  await be('heritage');
  for (const name of Object.keys(unbuiltScreens)) {
    await page.goto(`/${name}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(findUnbuiltScreen(name)?.title ?? '');
    await expect(main.getByRole('link', { name: 'Go to the lessons' })).toHaveAttribute('href', '/learn');
  }
});
