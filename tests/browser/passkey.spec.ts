import type { Locator, Page } from '@playwright/test';
import { createAccount } from './support/accounts.ts';
import type { Faults } from './support/faults.ts';
import { expect, test } from './support/fixtures.ts';
import { signOut } from './support/signing-out.ts';

/** Gives the browser a fingerprint reader, whose owner touches it whenever it asks. */
async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Leaves the button as the only way: the touch would answer the suggestions of the email field first. */
async function withoutSuggestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

async function addPasskey(page: Page, name: string): Promise<Locator> {
  await page.goto('/account#passkeys');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys).toContainText('You have no passkeys yet.');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(passkeys.getByRole('listitem')).toContainText(name);
  return passkeys;
}

async function openSignIn(page: Page, faults: Faults): Promise<void> {
  await signOut(page, faults);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
  await page.goto('/sign-in?returnTo=/account');
}

test('a passkey is added, signs in by the suggestions and by the button, and is removed', async ({
  page,
  caller,
  faults,
}) => {
  await addDevice(page);
  const { email } = await createAccount(caller);
  const passkeys = await addPasskey(page, 'Work laptop');
  const address = page.getByRole('region', { name: 'Email address' });

  await test.step('the browser suggests the passkey in the email field', async () => {
    await openSignIn(page, faults);
    await expect(address).toContainText(email);
  });
  await withoutSuggestions(page);
  await test.step('the passkey button prompts for the passkey', async () => {
    await openSignIn(page, faults);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(address).toContainText(email);
  });
  await test.step('a passkey is removed, and the focus stays in its section', async () => {
    await passkeys.getByRole('button', { name: 'Remove Work laptop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(passkeys).toContainText('You have no passkeys yet.');
    await expect(passkeys.getByRole('heading', { name: 'Passkeys' })).toBeFocused();
  });
  await test.step('a removed passkey no longer signs in', async () => {
    await openSignIn(page, faults);
    faults.expect('POST /api/auth/passkey/verify-authentication');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('No account here uses that passkey.');
  });
});
