import type { Page } from '@playwright/test';
import { type OidcProvider, startOidcProvider } from '../support/counterparts/oidc.ts';
import { test as base, expect } from './support/fixtures.ts';
import { freePort } from './support/free-port.ts';
import { runPreparedServer } from './support/prepared-server.ts';

const people = {
  paula: { email: 'paula@example.com', email_verified: true, name: 'Paula Provider' },
};

/** A product that offers a real OpenID provider. */
const test = base.extend<{ offered: { url: string; provider: OidcProvider } }>({
  offered: [
    async ({ browserName: _ }, use) => {
      const port = await freePort();
      const provider = await startOidcProvider({ origin: `http://localhost:${port}`, people });
      const variables = { ...provider.variables, PORT: String(port) };
      await runPreparedServer(variables, ({ url }) => use({ url, provider }));
      await provider.close();
    },
    { timeout: 120_000 },
  ],
  origin: ({ offered }, use) => use(offered.url),
});

async function signInAtProvider(page: Page): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill('paula');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a learner cancels at the OpenID provider, signs in there after all, and is redirected back', async ({
  page,
  offered: { url, provider },
}) => {
  const atProvider = (address: URL) => address.origin === provider.issuer;
  await test.step('the login call goes to the provider at once', async () => {
    await page.goto('/api/login?returnTo=/account');
    await expect(page).toHaveURL(atProvider);
  });
  await test.step('the sign-in page says that the learner canceled', async () => {
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL((address) => address.origin === url && address.pathname === '/sign-in');
    await expect(page.getByRole('alert')).toHaveText(
      'You stopped the sign-in at the provider. Nothing was changed here.',
    );
    expect(new URL(page.url()).searchParams.get('returnTo'), 'where it was wanted').toBe('/account');
  });
  await test.step('the button of the sign-in page leads to the provider, and from there to the account', async () => {
    await page.getByRole('button', { name: 'Continue with Test Provider' }).click();
    await expect(page).toHaveURL(atProvider);
    await signInAtProvider(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    const address = page.getByRole('region', { name: 'Email address' });
    await expect(address).toContainText('paula@example.com');
    await expect(page.getByRole('region', { name: 'Profile' }).getByLabel('Name')).toHaveValue('Paula Provider');
  });
});
