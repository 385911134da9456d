import { expect, test } from './support/fixtures.ts';

test.use({ isFirstVisit: true });

test('the first visit is welcomed with two ways in, and the next one is not', async ({ page }) => {
  await page.goto('/');
  const welcome = page.getByRole('dialog', { name: 'Welcome to Wickwise' });
  await expect(welcome.getByRole('link', { name: 'Start Guided Path' })).toHaveAttribute('href', '/learning-path');
  await expect(welcome.getByRole('link', { name: 'Browse Content' })).toHaveAttribute('href', '/vocabulary');
  await expect(welcome.getByRole('listitem')).toHaveText([
    ...[/67 trading terms/, /26\+ chart patterns/, /Interactive quizzes/, /Progress tracking/],
    ...[/Mark a section complete/, /earns XP/, /Milestones unlock/],
  ]);
  await expect(welcome.getByRole('link', { name: 'Start Learning' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('hasSeenWelcome'))).toBeNull();

  await welcome.getByRole('button', { name: 'Explore Freely' }).click();
  await expect(welcome).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('hasSeenWelcome'))).toBe('true');
  const asked = page.waitForResponse('**/api/auth/user');
  await page.reload();
  await asked;
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(welcome).toHaveCount(0);
});

for (const [name, path] of [
  ['Start Guided Path', '/learning-path'],
  ['Browse Content', '/vocabulary'],
  ['Start Learning', '/learn'],
] as const) {
  test(`“${name}” goes there and counts as seen`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('dialog').getByRole('link', { name }).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('hasSeenWelcome'))).toBe('true');
  });
}

test('Escape closes the welcome, and it counts as seen', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('dialog', { name: 'Welcome to Wickwise' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('hasSeenWelcome'))).toBe('true');
});

test('no other page is covered by it', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/landing', '/learn', '/tier-breakdown']) {
    const asked = page.waitForResponse('**/api/auth/user');
    await page.goto(path);
    await asked;
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Welcome to Wickwise' })).toHaveCount(0);
  }
});
