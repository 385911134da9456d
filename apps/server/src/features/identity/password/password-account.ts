import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { account, user } from '../../../db/schema/identity.ts';
import type { Auth } from '../auth.ts';
import { DECOYS, isOutdated } from './password-hash.ts';

/** better-auth's name for passwords among the ways to sign in. */
export const PASSWORD_PROVIDER = 'credential';

/** The password of an account, as better-auth stores it. */
export function passwordOf({ id }: { readonly id: string }) {
  return and(eq(account.userId, id), eq(account.providerId, PASSWORD_PROVIDER), isNotNull(account.password));
}

export function passwordAccount(userId: string, hash: string): typeof account.$inferInsert {
  return { id: randomUUID(), userId, accountId: userId, providerId: PASSWORD_PROVIDER, password: hash };
}

interface Hasher {
  readonly db: Database;
  readonly auth: Auth;
}

interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Of the secret that the sign-up leaves in the browser. */
  readonly proofDigest: string;
}

/** Stores an unverified account. For a known address it hashes the password as well, and changes nothing. */
export async function signUp({ db, auth }: Hasher, { name, email, password, proofDigest }: NewAccount): Promise<void> {
  const hash = await (await auth.$context).password.hash(password);
  await db.transaction(async (tx) => {
    const [created] = await tx
      .insert(user)
      .values({ id: randomUUID(), name, email, signUpProof: proofDigest })
      .onConflictDoNothing({ target: user.email })
      .returning({ id: user.id });
    if (created) await tx.insert(account).values(passwordAccount(created.id, hash));
  });
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Whose address this is, and whether the password is theirs. Every attempt costs a hash of today and a former one, so that
 * its time doesn't tell which of them an account has, or that it has none, or that there is no account.
 */
export async function checkPassword({ db, auth }: Hasher, { email, password }: Credentials) {
  const [owner = null] = await db
    .select({ userId: user.id, isVerified: user.emailVerified, hash: account.password })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, PASSWORD_PROVIDER)))
    .where(eq(user.email, email));
  const hasher = (await auth.$context).password;
  const stored = owner?.hash ?? DECOYS.current;
  const other = isOutdated(stored) ? DECOYS.current : DECOYS.former;
  const [isRight] = await Promise.all([stored, other].map((hash) => hasher.verify({ hash, password })));
  return { owner, isRight: isRight === true };
}

interface RightPassword {
  readonly userId: string;
  readonly hash: string | null;
  readonly password: string;
}

/** Hashes a password that was right anew, if its hash is a former one. */
export async function renewHash({ db, auth }: Hasher, { userId, hash, password }: RightPassword): Promise<void> {
  if (hash === null || !isOutdated(hash)) return;
  const renewed = await (await auth.$context).password.hash(password);
  // The password may have been changed meanwhile.
  const isSame = and(passwordOf({ id: userId }), eq(account.password, hash));
  await db.update(account).set({ password: renewed }).where(isSame);
}
