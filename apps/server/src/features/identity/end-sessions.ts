import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { session } from '../../db/schema/identity.ts';
import { pendingSignIn } from '../../db/schema/two-factor.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';

export async function endSession(db: Database, learner: Learner, id: string): Promise<void> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.id, id), eq(session.userId, learner.id)))
    .returning({ id: session.id });
  if (ended.length === 0) throw new CallError('not_found', 'That session has already ended.');
}

/** Ends the sign-ins that wait for their second factor, too, and first: one that completes meanwhile is seen as a session. */
export async function endOtherSessions(tx: Transaction, learner: Learner): Promise<void> {
  await tx.delete(pendingSignIn).where(eq(pendingSignIn.userId, learner.id));
  await tx.delete(session).where(and(eq(session.userId, learner.id), ne(session.id, learner.session.id)));
}

/** Ends the others that didn't verify the mailbox, and the sign-ins that wait for their second factor. */
export async function endUnprovenSessions(tx: Transaction, { id, session: own }: Learner): Promise<void> {
  const isUnproven = and(eq(session.userId, id), ne(session.id, own.id), isNull(session.mailboxProvenAt));
  await tx.delete(pendingSignIn).where(eq(pendingSignIn.userId, id));
  await tx.delete(session).where(isUnproven);
}

/** Ends the sessions of an account, or with null of every account, and their sign-ins under way. Returns their number. */
export async function endAllSessions(db: Database, userId: string | null): Promise<number> {
  return db.transaction(async (tx) => {
    const isTheirs = userId === null ? undefined : eq(session.userId, userId);
    await tx.delete(pendingSignIn).where(userId === null ? undefined : eq(pendingSignIn.userId, userId));
    const ended = await tx.delete(session).where(isTheirs).returning({ id: session.id });
    return ended.length;
  });
}
