import { and, eq, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../../db/client.ts';
import { session } from '../../../db/schema/identity.ts';
import { knownDevice } from '../../../db/schema/known-device.ts';
import { readHostCookie, setHostCookie } from '../../../plugins/host-cookie.ts';
import { createSecret, digest } from '../../../plugins/secret.ts';
import { DEVICE_DAYS } from '../rules.ts';

/** A secret of the browser, by which a later sign-in is recognized. It signs no one in. */
const DEVICE = { name: 'wickwise.device', path: '/api' };

interface SignedInDevice {
  readonly userId: string;
  readonly sessionId: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly now: Date;
}

/** Notes the browser of a new session. Returns whether the account knows others and not this one. */
export async function rememberDevice(tx: Transaction, device: SignedInDevice): Promise<boolean> {
  const { userId, sessionId, request, reply, now } = device;
  const secret = readHostCookie(request, DEVICE) ?? createSecret();
  setHostCookie(reply, DEVICE, { value: secret, maxAge: DEVICE_DAYS * 24 * 60 * 60 });
  const isFirst = !(await hasSignedInBefore(tx, device));
  const [known] = await tx
    .insert(knownDevice)
    .values({ userId, deviceDigest: digest(`${userId} ${secret}`), sessionId, createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({ target: [knownDevice.userId, knownDevice.deviceDigest], set: { lastUsedAt: now } })
    .returning({ firstSessionId: knownDevice.sessionId });
  return known?.firstSessionId === sessionId && !isFirst;
}

interface SessionDevice extends Omit<SignedInDevice, 'userId' | 'sessionId'> {
  readonly token: string;
}

/** The same for a session that better-auth has opened. */
export async function rememberDeviceOf(db: Database, { token, ...visit }: SessionDevice): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { id: sessionId, userId } = session;
    const [opened] = await tx.select({ sessionId, userId }).from(session).where(eq(session.token, token));
    return opened !== undefined && rememberDevice(tx, { ...opened, ...visit });
  });
}

/** An account from before devices were noted has only its sessions. */
async function hasSignedInBefore(tx: Transaction, { userId, sessionId }: SignedInDevice): Promise<boolean> {
  const isOther = and(eq(session.userId, userId), ne(session.id, sessionId));
  const [device] = await tx
    .select({ id: knownDevice.sessionId })
    .from(knownDevice)
    .where(eq(knownDevice.userId, userId));
  const [other] = await tx.select({ id: session.id }).from(session).where(isOther).limit(1);
  return device !== undefined || other !== undefined;
}
