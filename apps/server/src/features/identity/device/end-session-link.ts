import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { session } from '../../../db/schema/identity.ts';
import { knownDevice } from '../../../db/schema/known-device.ts';
import { CallError } from '../../../plugins/errors.ts';

interface SessionLink {
  readonly secret: string;
  readonly userId: string;
  readonly sessionId: string;
}

/** The link in the mail about a new device. Its token ends that one session and can do nothing else. */
export function endSessionUrl({ publicUrl, ...link }: SessionLink & { publicUrl: string }): string {
  return `${publicUrl}/end-session?${new URLSearchParams({ token: tokenFor(link) })}`;
}

/** Ends the session of a link, and forgets its browser. Returns the account's id. Repeating it changes nothing. */
export async function endSessionByLink(db: Database, secret: string, token: string): Promise<string> {
  const [userId = '', sessionId = ''] = token.split('.');
  if (!isEqual(token, tokenFor({ secret, userId, sessionId }))) {
    throw new CallError('link_invalid', 'This link isn’t complete. Use the one from the email.');
  }
  await db.transaction(async (tx) => {
    await tx.delete(session).where(and(eq(session.id, sessionId), eq(session.userId, userId)));
    await tx.delete(knownDevice).where(and(eq(knownDevice.userId, userId), eq(knownDevice.sessionId, sessionId)));
  });
  return userId;
}

function tokenFor({ secret, userId, sessionId }: SessionLink): string {
  const signature = createHmac('sha256', secret).update(`end-session:${userId}.${sessionId}`).digest('base64url');
  return `${userId}.${sessionId}.${signature}`;
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
