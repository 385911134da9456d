import { demonstration } from '../../browser/support/accounts.ts';
import { type Account, unused } from '../../browser/support/prepared-accounts.ts';
import { button, field } from './locators.ts';
import type { Screen } from './screen.ts';

let used = 0;

/** An account that has learned nothing yet: each journey takes its own. */
export function unusedAccount(): Account {
  const account = unused[used++];
  if (account === undefined) throw new Error('Every prepared account is used: prepare more in prepared-accounts.ts.');
  return account;
}

export const heritageMember: Account = demonstration.heritage;

/** Signs in by password, and arrives where the viewer was going. */
export async function signIn(screen: Screen, { email, password }: Account, returnTo = '/learn'): Promise<void> {
  await screen.open(`/sign-in?returnTo=${encodeURIComponent(returnTo)}`);
  await screen.fill(field('Email address'), email);
  await screen.fill(field('Password'), password);
  await screen.click(button('Sign in'));
  await screen.until(`at ${returnTo}`, async () => (await screen.address()) === returnTo);
}
