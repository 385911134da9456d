import type { Page } from '@playwright/test';
import { type OidcProvider, startOidcProvider } from '../support/oidc.ts';
import { test as base, expect } from './support/fixtures.ts';
import { freePort } from './support/free-port.ts';
import { makeDataDir, removeDataDir, startServer } from './support/server-process.ts';

const people = {
  paula: { email: 'paula@example.com', email_verified: true, name: 'Paula Provider' },
};

interface Offered {
  readonly url: string;
  readonly provider: OidcProvider;
}

/** A product that offers a real OpenID provider. */
const test = base.extend<object, { offered: Offered }>({
  offered: [
    async ({ browserName: _ }, use) => {
      const port = await freePort();
      const dataDir = await makeDataDir(process.env.PREPARED_DATA_DIR);
      const provider = await startOidcProvider({ origin: `http://localhost:${port}`, people });
      const server = await startServer(dataDir, { ...provider.variables, PORT: String(port) });
      await use({ url: server.url, provider });
      await server.kill();
      await provider.close();
      await removeDataDir(dataDir);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  origin: ({ offered }, use) => use(offered.url),
});

async function signInAtProvider(page: Page, provider: OidcProvider): Promise<void> {
  await expect(page).toHaveURL((url) => url.origin === provider.issuer);
  await page.getByPlaceholder('Enter any login').fill('paula');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('the button signs in through the provider and leads back', { tag: '@desktop' }, async ({ page, offered }) => {
  await page.goto('/sign-in?returnTo=/account');
  await page.getByRole('button', { name: 'Continue with Test Provider' }).click();
  await signInAtProvider(page, offered.provider);
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText('paula@example.com');
  await expect(page.getByRole('region', { name: 'Profile' }).getByLabel('Name')).toHaveValue('Paula Provider');
});

test('the login call goes to the provider at once and back to where it was asked', { tag: '@desktop' }, async ({
  page,
  offered,
}) => {
  await page.goto('/api/login?returnTo=/learn?category=price-action');
  await signInAtProvider(page, offered.provider);
  await expect(page).toHaveURL(`${offered.url}/learn?category=price-action`);
  await expect(page.getByRole('link', { name: 'Account of paula' })).toBeVisible();
});

test('who turns back at the provider comes to the sign-in page, which says so', { tag: '@desktop' }, async ({
  page,
  offered,
}) => {
  await page.goto('/sign-in?returnTo=/account');
  await page.getByRole('button', { name: 'Continue with Test Provider' }).click();
  await expect(page).toHaveURL((url) => url.origin === offered.provider.issuer);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL((url) => url.origin === offered.url && url.pathname === '/sign-in');
  await expect(page.getByRole('alert')).toHaveText(
    'You stopped the sign-in at the provider. Nothing was changed here.',
  );
  expect(new URL(page.url()).searchParams.get('returnTo'), 'where it was wanted').toBe('/account');
});

test('who turns back after the login call comes to the sign-in page too', { tag: '@desktop' }, async ({
  page,
  offered,
}) => {
  await page.goto('/api/login?returnTo=/account');
  await expect(page).toHaveURL((url) => url.origin === offered.provider.issuer);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'You stopped the sign-in at the provider. Nothing was changed here.',
  );
  expect(new URL(page.url()).searchParams.get('returnTo'), 'where it was wanted').toBe('/account');
});
