import { readingCards } from '@wickwise/curriculum/articles/article-cards';
import { learningModules } from '@wickwise/curriculum/learning-modules';
import { expect, test } from './support/fixtures.ts';

const ROUTES = [
  '/',
  '/home',
  '/landing',
  '/tier-breakdown',
  '/checkout',
  '/payment-success',
  '/restore-access',
  '/activate-heritage',
  '/heritage-access',
  '/heritage-direct',
  '/learning-path',
  '/trading-fundamentals',
  '/learn',
  '/flashcards',
  '/quiz',
  '/vocabulary',
  '/vocabulary-quiz',
  '/progress',
  '/live-charts',
  '/pattern-gallery',
  '/scenarios',
  '/trading-journal',
  '/analytics',
  '/subscribe',
  '/test-access',
  '/admin-patterns',
  '/sign-in',
  '/account',
  ...learningModules.map(({ route }) => route),
  ...readingCards.map(({ id }) => `/learn/articles/${id}`),
];

test('every specified route, module and article is served, and nothing else', async ({ request }) => {
  for (const path of ROUTES) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(response.headers()['content-security-policy'], path).toContain("default-src 'self'");
  }
  for (const path of ['/learn/nonsense', '/learn/articles/nope']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const page = await request.get('/dev/ui');
  expect(page.status(), 'the workbench of the design system').toBe(404);
  const call = await request.get('/api/no-such-call');
  expect(call.status()).toBe(404);
  expect(await call.json()).toMatchObject({ code: 'not_found', message: 'There is nothing at this address.' });
});
