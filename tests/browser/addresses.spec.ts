import { cards, fillCheckout, payButton } from './support/checkout.ts';
import { expect, test } from './support/fixtures.ts';

const CHECK = 'Check the address: it should look like name@example.com.';

/** What browsers take for an address, and the server could neither mail nor sign in. */
const UNREACHABLE = 'buyer@localhost';

test('a guest pays only with an address that the server can mail', { tag: '@desktop' }, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await fillCheckout(page, { number: cards.good, email: UNREACHABLE });
  await payButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(CHECK);
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  expect(sent.filter((url) => url.endsWith('/confirm'))).toEqual([]);
  await page.getByLabel('E-mail address').fill('buyer@example.com');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const { path, button } of [
  { path: '/sign-in', button: 'E-mail me a sign-in link instead' },
  { path: '/activate-heritage', button: 'Activate Heritage access' },
  { path: '/restore-access', button: 'Send me the link' },
]) {
  test(`${path} says what is wrong with an address until it is corrected`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(path);
    const field = page.getByLabel('E-mail address');
    await field.fill(UNREACHABLE);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert')).toHaveText(CHECK);
    await expect(field).toBeFocused();
    await field.pressSequentially('.d');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('of two things to do with an address, the one that is under way says so', { tag: '@desktop' }, async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/emergency-login', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/restore-access');
  await page.getByLabel('E-mail address').fill('buyer@example.com');
  await page.getByRole('button', { name: 'E-mail me a sign-in link instead' }).click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Send me the link' })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
});
