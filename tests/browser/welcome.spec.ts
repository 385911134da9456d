import { expect, test } from './support/fixtures.ts';

test.use({ isFirstVisit: true });

test('the first visit to the start page is welcomed, and no other page and no later visit is', async ({ page }) => {
  const welcome = page.getByRole('dialog', { name: 'Welcome to Wickwise' });
  const expectNoWelcome = async (open: () => Promise<unknown>) => {
    const asked = page.waitForResponse('**/api/auth/user');
    await open();
    await asked;
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(welcome).toHaveCount(0);
  };
  for (const path of ['/landing', '/learn', '/tier-breakdown']) await expectNoWelcome(() => page.goto(path));

  await page.goto('/home');
  await expect(welcome).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('hasSeenWelcome'))).toBeNull();
  await page.goto('/');
  await welcome.getByRole('button', { name: 'Explore Freely' }).click();
  await expect(welcome).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('hasSeenWelcome'))).toBe('true');
  await expectNoWelcome(() => page.reload());
});
