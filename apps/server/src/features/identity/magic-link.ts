import { randomUUID } from 'node:crypto';
import { LINK_VALID_MINUTES } from '@wickwise/contract/constants';
import { eq, lt } from 'drizzle-orm';
import { BurstyRateLimiter } from 'rate-limiter-flexible';
import { acquireAdvisoryLock } from '../../db/advisory-lock.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { verification } from '../../db/schema/identity.ts';
import { MINUTE_MS } from '../../plugins/duration.ts';
import { consumeRateLimit, createRateLimiter } from '../../plugins/rate-limit.ts';
import { createSecret, digest } from '../../plugins/secret.ts';
import type { Mail, Mailer } from '../mail/public.ts';
import { type LinkPurpose, linkMail, linkUrl } from './magic-link-mail.ts';
import { linkLimit } from './rules.ts';

interface LinkContext {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

interface LinkRequest {
  readonly email: string;
  readonly purpose: LinkPurpose;
  /** Where the link leads after it is used. */
  readonly returnTo?: string | undefined;
}

interface MailedLinkRequest extends LinkRequest {
  /** The mail with the link, in place of its purpose's own. */
  readonly write?: (link: URL) => Mail;
}

export interface LinkMailer {
  /**
   * Mails a new link, the only one that works for its address. A mailbox that has reached its limit gets none, and its
   * previous link stays valid.
   */
  send(request: MailedLinkRequest): Promise<void>;
  /**
   * Makes a link for a mail that is sent to its address anyway. It leaves a link that the owner asked for valid, and the
   * next one they ask for replaces it.
   */
  create(request: LinkRequest): Promise<URL>;
}

export function createLinkMailer({ db, mailer, publicUrl, clock }: LinkContext): LinkMailer {
  const { steady, burst } = linkLimit;
  const limiter = new BurstyRateLimiter(createRateLimiter(db, steady), createRateLimiter(db, burst));
  const send = async ({ email, purpose, returnTo, write }: MailedLinkRequest) => {
    if ((await consumeRateLimit(limiter, storedLinkValue(email))) > 0) return;
    const token = createSecret();
    await replaceLink(db, { email, token, now: clock() });
    const link = { email, token, returnTo, publicUrl };
    const mail = write === undefined ? linkMail(purpose, link) : write(linkUrl(purpose, link));
    mailer.sendLater({ ...mail, onDelay: (waitMs) => extendLink(db, { token, now: clock(), waitMs }) });
  };
  const create = async ({ email, purpose, returnTo }: LinkRequest) => {
    const token = createSecret();
    await storeLink(db, { email, token, now: clock() });
    return linkUrl(purpose, { token, returnTo, publicUrl });
  };
  return { send, create };
}

interface NewLink {
  readonly email: string;
  readonly token: string;
  readonly now: Date;
}

async function replaceLink(db: Database, { email, token, now }: NewLink): Promise<void> {
  const value = storedLinkValue(email);
  await db.delete(verification).where(lt(verification.expiresAt, now));
  await db.transaction(async (tx) => {
    // So that exactly one of several concurrent links stays.
    await acquireAdvisoryLock(tx, `link ${value}`);
    await tx.delete(verification).where(eq(verification.value, value));
    await storeLink(tx, { email, token, now });
  });
}

async function storeLink(db: Database | Transaction, { email, token, now }: NewLink): Promise<void> {
  const expiresAt = new Date(now.getTime() + LINK_VALID_MINUTES * MINUTE_MS);
  const value = storedLinkValue(email);
  await db.insert(verification).values({ id: randomUUID(), identifier: storedLinkId(token), value, expiresAt });
}

interface DelayedLink {
  readonly token: string;
  readonly now: Date;
  readonly waitMs: number;
}

/** Lets a link whose mail is delayed work as long after the next attempt as one that arrived at once. */
async function extendLink(db: Database, { token, now, waitMs }: DelayedLink): Promise<void> {
  const expiresAt = new Date(now.getTime() + waitMs + LINK_VALID_MINUTES * MINUTE_MS);
  await db
    .update(verification)
    .set({ expiresAt })
    .where(eq(verification.identifier, storedLinkId(token)));
}

/** Its prefix keeps links apart from better-auth's one-time values in the same table. */
export function storedLinkId(token: string): string {
  return `magic-link:${digest(token)}`;
}

/** The stored value of a mailed link, the same for an address in any case. */
export function storedLinkValue(email: string): string {
  return JSON.stringify({ type: 'magic-link', email: email.toLowerCase(), name: '' });
}

/** The address that a stored link signs in. */
export function emailOfLink(value: string): string {
  const { email } = JSON.parse(value) as { email: string };
  return email;
}

export const LINK_INVALID =
  'This link no longer works. It’s already been used, it’s expired, or a newer one replaced it.';
