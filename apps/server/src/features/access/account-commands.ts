import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { user } from '../../db/schema/identity.ts';
import { CallError } from '../../plugins/errors.ts';
import { endAllSessions, endTwoFactor } from '../identity/public.ts';
import { ALL_ACCOUNTS } from './admin-command.ts';

interface AccountInput {
  readonly db: Database;
  readonly email: string;
}

/** For a learner who has lost the app, the passkeys and the recovery codes, and has proven otherwise who they are. */
export async function turnOffTwoFactor({ db, email }: AccountInput): Promise<string> {
  await endTwoFactor(db, await requireAccount(db, email));
  return `${email} now signs in without a code.`;
}

/** For a stolen device or a leaked secret: everyone with a session has to sign in again. */
export async function signOutAccount({ db, email }: AccountInput): Promise<string> {
  const isEveryone = email === ALL_ACCOUNTS;
  const ended = await endAllSessions(db, isEveryone ? null : await requireAccount(db, email));
  const sessions = ended === 1 ? '1 session' : `${ended} sessions`;
  return `Ended ${sessions} of ${isEveryone ? 'all accounts' : email}.`;
}

/** The account's id, or null when the address has none. */
export async function findAccount(db: Database, email: string): Promise<string | null> {
  const [account] = await db.select({ id: user.id }).from(user).where(eq(user.email, email));
  return account?.id ?? null;
}

async function requireAccount(db: Database, email: string): Promise<string> {
  const account = await findAccount(db, email);
  if (account === null) throw new CallError('not_found', `There is no account with the address ${email}.`);
  return account;
}
