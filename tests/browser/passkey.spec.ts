import type { CDPSession, Page } from '@playwright/test';
import { createAccount } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';

/** A device with a fingerprint reader, whose owner touches it only when told to. */
async function addDevice(page: Page): Promise<{ touch: (isTouched: boolean) => Promise<void> }> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    touch: async (enabled) => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
}

test('a passkey is added, signs in by the button, and is removed', { tag: '@desktop' }, async ({
  page,
  caller,
  faults,
}) => {
  const device = await addDevice(page);
  const { email } = await createAccount(caller);
  await page.goto('/account#passkeys');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys).toContainText('You have no passkeys yet.');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Work laptop');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(passkeys.getByRole('listitem')).toContainText('Work laptop');

  await device.touch(false);
  await page.getByRole('link', { name: 'Sign Out' }).filter({ visible: true }).click();
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
  await page.goto('/sign-in?returnTo=/account');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await device.touch(true);
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText(email);

  await passkeys.getByRole('button', { name: 'Remove Work laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys).toContainText('You have no passkeys yet.');
  await expect(passkeys.getByRole('heading', { name: 'Passkeys' })).toBeFocused();

  await device.touch(false);
  await page.getByRole('link', { name: 'Sign Out' }).filter({ visible: true }).click();
  await page.goto('/sign-in');
  faults.expect('POST /api/auth/passkey/verify-authentication');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await device.touch(true);
  await expect(page.getByRole('alert')).toContainText('No account here uses that passkey.');
});
