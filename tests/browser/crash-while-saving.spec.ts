import type { Page } from '@playwright/test';
import { createAccount } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { completeButton, lessonCard } from './support/lesson-screens.ts';

test.beforeEach(async ({ page, caller, faults }) => {
  await createAccount(caller);
  // By way of the list, so that the browser has what it needs to show it again without a server.
  await page.goto('/learn');
  await lessonCard(page, 'Doji').getByRole('link', { name: 'Doji' }).click();
  await expect(completeButton(page)).toBeVisible();
  // What the page asks for while the server is away, the parts of its messages included.
  faults.expect('failed ');
});

/** What one lesson and the first day of a streak earn. */
const ONCE = 60;

async function experience(page: Page): Promise<number> {
  const response = await page.request.get('/api/rewards/total');
  return ((await response.json()) as { totalPoints: number }).totalPoints;
}

async function expectNotSaved(page: Page): Promise<void> {
  const problem = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(problem).toContainText('The server could not be reached, so this lesson is not marked yet.');
  await expect(page.getByRole('heading', { level: 1, name: 'Doji' })).toBeVisible();
}

test('what the screen says of a request that the crash cut off is true after the restart', { tag: '@desktop' }, async ({
  page,
  server,
}) => {
  const isSent = page.waitForRequest((request) => request.method() === 'PUT');
  await completeButton(page).click();
  await isSent;
  await server.kill();
  const complete = page.getByRole('heading', { level: 1, name: 'Lessons' });
  const refused = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(complete.or(refused)).toBeVisible();
  const wasAcknowledged = await complete.isVisible();

  await server.start();
  if (!wasAcknowledged) await page.getByRole('button', { name: 'Try again' }).click();
  await expect(lessonCard(page, 'Doji')).toContainText('Done');
  expect(await experience(page)).toBe(ONCE);
});

test('an answer that the crash swallowed is asked for again and earns nothing twice', { tag: '@desktop' }, async ({
  page,
  server,
}) => {
  await page.route(
    '**/api/progress/doji',
    async (route) => {
      await route.fetch();
      await server.kill();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await completeButton(page).click();
  await expectNotSaved(page);

  await server.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(lessonCard(page, 'Doji')).toContainText('Done');
  expect(await experience(page)).toBe(ONCE);
});
