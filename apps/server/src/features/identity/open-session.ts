import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/client.ts';
import { session } from '../../db/schema/identity.ts';
import { networkOf } from '../../plugins/rate-limit.ts';
import { createSecret } from '../../plugins/secret.ts';
import { SESSION_SECONDS } from '../../plugins/session.ts';

export interface SignIn {
  readonly userId: string;
  readonly request: FastifyRequest;
  readonly now: Date;
  /** Whether a mailed link opened the session. */
  readonly provesMailbox: boolean;
}

/** Opens a session and returns its token, for the browser's cookie. */
export async function openSession(
  db: Pick<Database, 'insert'>,
  { userId, request, now, provesMailbox }: SignIn,
): Promise<string> {
  const token = createSecret();
  await db.insert(session).values({
    id: randomUUID(),
    token,
    userId,
    expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
    createdAt: now,
    updatedAt: now,
    ipAddress: networkOf(request),
    userAgent: request.headers['user-agent'] ?? '',
    mailboxProvenAt: provesMailbox ? now : null,
  });
  return token;
}
