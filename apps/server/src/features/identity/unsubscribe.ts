import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MailKind } from '@wickwise/contract/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallError } from '../../plugins/errors.ts';

/** The page that asks for confirmation. Mail programs post to the same path. */
const UNSUBSCRIBE_PATH = '/unsubscribe';
const LINK_BROKEN = 'This link isn’t complete. Use the one from your newest email.';

/** What a token is signed for. It differs by mail, so that a link ends no other. */
const PURPOSES = { 'weekly-email': 'unsubscribe', reminder: 'unsubscribe-reminder' } as const;

interface LinkInput {
  readonly publicUrl: string;
  readonly secret: string;
  readonly userId: string;
  readonly mail: MailKind;
}

/** The link at the end of each mail of a kind. It works as long as the account exists. */
export function unsubscribeUrl({ publicUrl, ...input }: LinkInput): string {
  const query = new URLSearchParams({ token: tokenFor(input), mail: input.mail });
  return `${publicUrl}${UNSUBSCRIBE_PATH}?${query}`;
}

interface UnsubscribeContext {
  readonly secret: string;
  /** Switches a mail off for an account; how, its feature knows. */
  readonly stopMail: Readonly<Record<MailKind, (userId: string) => Promise<void>>>;
}

/** Turns off the mail that the token is for, and returns which. A token can do nothing else. */
export async function unsubscribe({ secret, stopMail }: UnsubscribeContext, token: string): Promise<MailKind> {
  const userId = token.slice(0, token.lastIndexOf('.'));
  const kinds = Object.keys(PURPOSES) as MailKind[];
  const mail = kinds.find((kind) => isEqual(token, tokenFor({ userId, secret, mail: kind })));
  if (mail === undefined) throw new CallError('link_invalid', LINK_BROKEN);
  await stopMail[mail](userId);
  return mail;
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

function tokenFor({ userId, secret, mail }: Omit<LinkInput, 'publicUrl'>): string {
  return `${userId}.${createHmac('sha256', secret).update(`${PURPOSES[mail]}:${userId}`).digest('base64url')}`;
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
