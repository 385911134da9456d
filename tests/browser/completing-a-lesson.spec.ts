import { completeLessons, createAccount } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { completeButton, completeLesson, lessonCard, toast } from './support/lesson-screens.ts';

const SAVE = '**/api/progress/doji';

test('while a lesson is being saved the button says so and takes no second press', async ({ page, caller }) => {
  await createAccount(caller);
  await page.goto('/learn/doji');
  await expect(page.getByText('earns 50 XP')).toBeVisible();
  let requests = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(SAVE, async (route) => {
    requests += 1;
    await released;
    await route.continue();
  });
  await completeButton(page).click();
  const saving = page.getByRole('button', { name: 'Saving...' });
  await expect(saving).toBeVisible();
  await saving.press('Enter');
  release();
  await expect(toast(page)).toContainText('Lesson complete');
  await expect(toast(page)).toContainText('+50 XP Doji mastered, +10 XP day 1 of your streak');
  await expect(page).toHaveURL(/\/learn$/);
  // Back from a lesson, its card has the focus.
  await expect(lessonCard(page, 'Doji').getByRole('link', { name: 'Doji' })).toBeFocused();
  expect(requests).toBe(1);
});

for (const { trouble, fail, fault, words } of [
  {
    trouble: 'does not answer',
    fail: { abort: 'connectionfailed' },
    fault: 'failed PUT /api/progress/doji',
    words: 'The server could not be reached, so this lesson is not marked yet.',
  },
  {
    trouble: 'fails',
    fail: { status: 500 },
    fault: '500 PUT /api/progress/doji',
    words: 'The server could not mark this lesson. Nothing was changed.',
  },
]) {
  test(`when the server ${trouble} the learner stays on the page and can try again`, async ({
    page,
    caller,
    faults,
  }) => {
    await createAccount(caller);
    await page.goto('/learn/doji');
    faults.expect(fault);
    await page.route(SAVE, (route) => ('abort' in fail ? route.abort(fail.abort) : route.fulfill(fail)), { times: 1 });
    await completeButton(page).click();
    const problem = page.getByRole('alert').filter({ hasText: 'Not saved' });
    await expect(problem).toContainText(words);
    await expect(page).toHaveURL(/\/learn\/doji$/);
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect(toast(page)).toContainText('Lesson complete');
    await expect(lessonCard(page, 'Doji')).toContainText('Done');
  });
}

test('whose session has ended is led to sign in and back to the lesson', { tag: '@desktop' }, async ({
  page,
  caller,
  faults,
}) => {
  await createAccount(caller);
  await page.goto('/learn/doji');
  // As the call is on its way. Whatever else the page asks for at that moment is refused with it.
  faults.expect('401 ');
  await page.route('**/api/progress/doji', async (route) => {
    await caller.request.get('/api/logout');
    await route.continue();
  });
  await completeButton(page).click();
  const problem = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(problem).toContainText('You have been signed out. Sign in again, then mark this lesson.');
  await problem.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Flearn%2Fdoji$/);
});

test('a mastered lesson can be taken up again, and earns nothing twice', async ({ page, caller }) => {
  await createAccount(caller);
  await completeLessons(caller, ['doji']);
  await page.goto('/learn/doji');
  await expect(page.getByText('You have mastered this lesson')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as still learning' }).click();
  await expect(toast(page)).toContainText('Marked as still learning');
  await expect(page.getByText('its XP is already yours')).toBeVisible();
  await page.reload();
  await completeLesson(page);
  await expect(toast(page)).toContainText('You earned its XP before.');
  await expect(lessonCard(page, 'Doji')).toContainText('Done');
});

test('a visitor’s lessons stay in the browser, also over a reload, and can be taken up again', async ({ page }) => {
  await page.goto('/learn/doji');
  await completeLesson(page);
  await expect(toast(page)).toContainText('Sign in to keep your progress and earn XP.');
  await page.reload();
  await expect(lessonCard(page, 'Doji')).toContainText('Done');
  await expect(lessonCard(page, 'Bullish Engulfing')).toContainText('Study');
  await page.goto('/learn/doji');
  await page.getByRole('button', { name: 'Mark as still learning' }).click();
  await page.goto('/learn');
  await expect(lessonCard(page, 'Doji')).toContainText('Study');
  await expect(lessonCard(page, 'Bullish Engulfing')).toContainText('Locked');
});

for (const { what, call, address, title } of [
  { what: 'list', call: '**/api/patterns', address: '/learn', title: 'The lessons could not be loaded' },
  { what: 'lesson', call: '**/api/patterns', address: '/learn/doji', title: 'The lesson could not be loaded' },
  { what: 'progress', call: '**/api/progress', address: '/learn', title: 'The lessons could not be loaded' },
]) {
  test(`when the ${what} cannot be loaded the page says so and loads it on request`, { tag: '@desktop' }, async ({
    page,
    be,
    faults,
  }) => {
    await be('genesis');
    faults.expect(`503 GET ${call.slice(2)}`);
    await page.route(call, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.goto(address);
    const problem = page.getByRole('alert');
    await expect(problem.getByRole('heading', { name: title })).toBeVisible();
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect(problem).toBeHidden();
    await expect(page.getByRole('link', { name: /Doji|Lessons/ }).first()).toBeVisible();
  });
}
