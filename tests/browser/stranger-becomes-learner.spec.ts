import type { Page } from '@playwright/test';
import { type Caller, newcomer } from './support/accounts.ts';
import { celebration, closeCelebrations } from './support/celebrations.ts';
import { daytimeZone } from './support/daytime.ts';
import { expect, testWithOwnServer as test } from './support/fixtures.ts';
import { completeButton, completeLesson, lessonCard, recap, toast, todayCard } from './support/lesson-screens.ts';
import type { Account } from './support/prepared-accounts.ts';
import type { ServerProcess } from './support/server-process.ts';

test.use({ timezoneId: daytimeZone() });

test('a newcomer learns, signs up, and loses nothing when the server is killed while it saves', async ({
  page,
  caller,
  server,
  faults,
}) => {
  const stranger = newcomer();
  await test.step('a visitor completes the first lesson', () => completeFirstLessonAsVisitor(page));
  await test.step('the visitor signs up and finds the lesson in the account', async () => {
    await signUp(page, stranger);
    await openMailedLink(page, stranger);
    await expect(toast(page)).toContainText('Your lessons are now in your account');
    await expect(celebration(page)).toContainText('+50 XP · Doji completed');
    await expect(celebration(page)).toContainText('+10 XP · day 1 of your streak');
    await closeCelebrations(page, caller);
    await expect(lessonCard(page, 'Doji')).toContainText('Done');
  });
  await test.step('completing a lesson unlocks another', async () => {
    await expect(lessonCard(page, 'Shooting Star')).toContainText('Complete previous lessons to unlock');
    await studyNext(page, caller, 'Hammer');
    await expect(lessonCard(page, 'Shooting Star')).toContainText('Study');
  });
  await test.step('a save interrupted by a crash is repeated', async () => {
    // What the page asks for while the server is away, the parts of its messages included.
    faults.expect('failed ');
    await saveWhileKilled(page, server);
    await expect(lessonCard(page, 'Shooting Star')).toContainText('Done');
    await page.reload();
    // What was earned by the call without an answer.
    await closeCelebrations(page, caller);
    for (const name of ['Doji', 'Hammer', 'Shooting Star']) await expect(lessonCard(page, name)).toContainText('Done');
  });
  await test.step('every free lesson is mastered and earns once', async () => {
    await studyNext(page, caller, 'Bullish Engulfing');
    await studyNext(page, caller, 'Bearish Engulfing');
    await expect(recap(page).getByRole('link', { name: /^(Next: |More practice)/ })).toBeVisible();
    await expect(page.getByText('5 of 5 completed')).toBeVisible();
    await seeProgress(page);
  });
});

/** Completes the next lesson on a server that saves it and is killed before it responds. */
async function saveWhileKilled(page: Page, server: ServerProcess): Promise<void> {
  await openLesson(page, 'Shooting Star');
  await expect(completeButton(page)).toBeVisible();
  await page.route(
    '**/api/progress/shooting-star',
    async (route) => {
      await route.fetch();
      await server.kill();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await completeButton(page).click();
  const problem = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(problem).toContainText('We couldn’t reach the server, so this lesson isn’t marked yet.');
  await expect(page.getByRole('heading', { level: 1, name: 'Shooting Star' })).toBeVisible();
  await server.start();
  await page.getByRole('button', { name: 'Try again' }).click();
}

async function completeFirstLessonAsVisitor(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start the lessons' }).click();
  await expect(todayCard(page)).toContainText('Learn Doji');
  await todayCard(page).getByRole('link', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Doji' })).toBeVisible();
  await completeLesson(page, 'Sign in to keep your progress and earn XP.');
  await expect(lessonCard(page, 'Doji')).toContainText('Done');
  await expect(page.getByText('Your progress is kept in this browser only.')).toBeVisible();
}

async function signUp(page: Page, { name, email, password }: Account): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Sign in to keep your progress and earn XP' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  // The server redirected to a new document, where a click before hydration is lost.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.getByRole('tab', { name: 'Create account' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);
}

async function openMailedLink(page: Page, { email }: Account): Promise<void> {
  await page.getByRole('link', { name: 'Open the local mailbox' }).click();
  await page.getByRole('article').filter({ hasText: email }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to Wickwise' })).toBeVisible();
  // The token stays in no history: the address loses it as soon as the page has read it.
  await expect(page).toHaveURL(/\/sign-in\/link\?returnTo=%2Flearn$/);
  await page.getByRole('button', { name: `Sign in as ${email}` }).click();
  await expect(page).toHaveURL(/\/learn$/);
}

async function studyNext(page: Page, caller: Caller, name: string): Promise<void> {
  await openLesson(page, name);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await completeLesson(page, 'Its flashcard brings it back around the time you’d start to forget it.');
  await expect(celebration(page)).toContainText('+50 XP');
  await closeCelebrations(page, caller);
  await expect(lessonCard(page, name)).toContainText('Done');
}

/** From the list: the plan of the day has an article first. */
async function openLesson(page: Page, name: string): Promise<void> {
  await lessonCard(page, name).getByRole('link').first().click();
}

/** Five lessons, one day and the badges for one lesson and for five: 5 × 50 + 10 + 25 + 50. */
async function seeProgress(page: Page): Promise<void> {
  await page.goto('/');
  const progress = page.getByRole('region', { name: 'Your progress' });
  await expect(progress).toContainText('335 / 1,000 XP');
  await expect(progress).toContainText('100%');
  await expect(progress).toContainText('5 of 5 lessons');
  await expect(progress.getByText('Level').locator('xpath=..')).toContainText('1');
  await expect(progress.getByText('Day streak').locator('xpath=..')).toContainText('1');
  await expect(page.getByRole('progressbar', { name: 'Overall progress' }).first()).toHaveAttribute(
    'aria-valuetext',
    '5 of 5 lessons',
  );
}
