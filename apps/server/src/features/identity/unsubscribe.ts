import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/client.ts';
import { user } from '../../db/schema/identity.ts';
import { CallError } from '../../plugins/errors.ts';

/** The page that asks for confirmation. Mail programs post to the same path. */
const UNSUBSCRIBE_PATH = '/unsubscribe';
const LINK_BROKEN = 'This link isn’t complete. Use the one from your newest weekly email.';

interface LinkInput {
  readonly publicUrl: string;
  readonly secret: string;
  readonly userId: string;
}

/** The link at the end of each weekly mail. It works as long as the account exists. */
export function unsubscribeUrl({ publicUrl, secret, userId }: LinkInput): string {
  return `${publicUrl}${UNSUBSCRIBE_PATH}?${new URLSearchParams({ token: tokenFor(userId, secret) })}`;
}

interface UnsubscribeContext {
  readonly db: Database;
  readonly secret: string;
}

/** Turns the weekly email off for the account that the token names. A token can do nothing else. */
export async function unsubscribe({ db, secret }: UnsubscribeContext, token: string): Promise<void> {
  const userId = token.slice(0, token.lastIndexOf('.'));
  if (!isEqual(token, tokenFor(userId, secret))) throw new CallError('link_invalid', LINK_BROKEN);
  await db
    .update(user)
    .set({ weeklyEmail: false })
    .where(and(eq(user.id, userId), user.weeklyEmail));
}

/** RFC 8058 allows mail programs both. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Handles the one-click request of a mail program (RFC 8058), a form that comes from outside our pages. */
export async function mountOneClickUnsubscribe(app: FastifyInstance, context: UnsubscribeContext): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORM_TYPES, { parseAs: 'buffer' }, parseForm);
    scope.post(UNSUBSCRIBE_PATH, { config: { isOpenToOtherSites: true } }, async ({ body, query }, reply) => {
      const isOneClick = body instanceof FormData && body.get('List-Unsubscribe') === 'One-Click';
      if (!isOneClick) throw new CallError('invalid_request', 'This is not a one-click unsubscribe request.');
      await unsubscribe(context, tokenOf(query));
      return reply.code(204).send();
    });
  });
}

/** A body that is no form becomes null. */
async function parseForm({ headers }: FastifyRequest, body: Buffer): Promise<FormData | null> {
  const form = new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } });
  try {
    return await form.formData();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function tokenOf(query: unknown): string {
  const isObject = typeof query === 'object' && query !== null && 'token' in query;
  return isObject && typeof query.token === 'string' ? query.token : '';
}

function tokenFor(userId: string, secret: string): string {
  return `${userId}.${createHmac('sha256', secret).update(`unsubscribe:${userId}`).digest('base64url')}`;
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
