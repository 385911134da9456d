import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { account, user } from '../../../db/schema/identity.ts';
import type { Auth } from '../auth.ts';

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

/** Whose address this is, and whether the password is theirs. An address without one, or unknown, takes as long to refuse. */
export async function checkPassword({ db, auth }: Hasher, { email, password }: Credentials) {
  const [found] = await db
    .select({ userId: user.id, isVerified: user.emailVerified, hash: account.password })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, PASSWORD_PROVIDER)))
    .where(eq(user.email, email));
  const hasher = (await auth.$context).password;
  const isRight = found?.hash
    ? await hasher.verify({ hash: found.hash, password })
    : await hasher.hash(password).then(() => false);
  return { owner: found ?? null, isRight };
}
