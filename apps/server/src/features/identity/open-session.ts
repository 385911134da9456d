import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '../../db/client.ts';
import { session } from '../../db/schema/identity.ts';
import { networkOf } from '../../plugins/rate-limit.ts';
import { createSecret } from '../../plugins/secret.ts';
import { SESSION_SECONDS } from '../../plugins/session.ts';
import { rememberDevice } from './device/known-device.ts';

export interface SignIn {
  readonly userId: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly now: Date;
  /** Whether a mailed link opened the session. */
  readonly provesMailbox: boolean;
}

export interface OpenedSession {
  /** For the browser's cookie. */
  readonly token: string;
  /** Whether the owner is told, because the account knows other browsers and not this one. */
  readonly isNewDevice: boolean;
}

export async function openSession(tx: Transaction, signIn: SignIn): Promise<OpenedSession> {
  const { userId, request, reply, now, provesMailbox } = signIn;
  const [id, token] = [randomUUID(), createSecret()];
  await tx.insert(session).values({
    id,
    token,
    userId,
    expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
    createdAt: now,
    updatedAt: now,
    ipAddress: networkOf(request),
    userAgent: request.headers['user-agent'] ?? '',
    mailboxProvenAt: provesMailbox ? now : null,
  });
  return { token, isNewDevice: await rememberDevice(tx, { userId, sessionId: id, request, reply, now }) };
}
