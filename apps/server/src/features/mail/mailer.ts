import { setTimeout } from 'node:timers/promises';
import { EMAIL_ADDRESS } from '@wickwise/contract/identity/email-address';
import type { FastifyBaseLogger } from 'fastify';
import nodemailer, { type Transporter } from 'nodemailer';
import type { Env } from '../../env.ts';
import { mails } from '../../plugins/metrics.ts';
import { openMailbox } from './mailbox.ts';
import { sendWithRetries } from './retries.ts';

export interface Mail {
  /** One address. Text that a mail program would parse as several addresses is rejected. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where answers go, if not to support. */
  readonly replyTo?: string;
  /** The one-click unsubscribe URL (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** The message id's local part, so that mail programs recognize a repeat. Letters, digits and hyphens. */
  readonly id?: string;
  /** Runs before each wait for another attempt, for what would expire meanwhile. */
  readonly onDelay?: (waitMs: number) => Promise<void>;
}

export interface Mailer {
  /** Sends a mail. Throws for an invalid address and for a rejection by the server. */
  send(mail: Mail): Promise<void>;
  /**
   * Sends a mail in the background, so that a response time doesn't reveal whether an address is known. Temporary errors
   * are retried for hours. Mails to one address are sent in order; a new one ends the wait of those before it.
   */
  sendLater(mail: Mail): void;
  /** Gives pending mails one last attempt, and stops waiting for a server that is down. */
  close(): Promise<void>;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const CLOSE_WITHIN_MS = 5_000;

/** The folder of the local mailbox, or null when a mail server is configured, as it always is in production. */
export function mailboxFolder(env: Env): string | null {
  return env.SMTP_URL === undefined ? `${env.DATA_DIR}/mail` : null;
}

interface MailerContext {
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
}

export function createMailer(env: Env, { clock, log }: MailerContext): Mailer {
  const transport = createTransport(env, clock);
  const closing = new AbortController();
  /** The newest pending mail to each address, which the next one waits for. */
  const pending = new Map<string, Promise<void>>();
  const waits = new Map<string, EventTarget>();
  const send = async (mail: Mail) => {
    const message = toMessage(mail, env);
    await transport.sendMail(message).catch((error: unknown) => {
      mails.inc({ outcome: 'refused' });
      throw isSmtpResponseError(error) ? new SmtpError(error) : error;
    });
    mails.inc({ outcome: 'accepted' });
  };
  const sendLater = (mail: Mail) => {
    const { to, subject } = mail;
    const onDelay = async (error: unknown, waitMs: number) => {
      log.warn({ err: error, subject, nextAttemptInSeconds: waitMs / 1000 }, 'mail delayed');
      await mail.onDelay?.(waitMs);
    };
    const earlier = pending.get(to) ?? Promise.resolve();
    const hurry = waits.get(to) ?? new EventTarget();
    waits.set(to, hurry);
    hurry.dispatchEvent(new Event('hurry'));
    const sending = earlier
      .then(() => sendWithRetries({ send: () => send(mail), isTemporary, onDelay, hurry, closing: closing.signal }))
      .catch((error: unknown) => log.error({ err: error, subject }, 'mail not sent'))
      .finally(() => {
        if (pending.get(to) !== sending) return;
        pending.delete(to);
        waits.delete(to);
      });
    pending.set(to, sending);
  };
  const close = async () => {
    closing.abort();
    await Promise.race([Promise.all(pending.values()), setTimeout(CLOSE_WITHIN_MS, null, { ref: false })]);
    if (pending.size > 0) log.error({ addresses: pending.size }, 'the mail server is not responding: mail given up');
    transport.close();
  };
  return { send, sendLater, close };
}

interface SmtpResponseError extends Error {
  readonly code?: string;
  readonly command?: string;
  /** The server's response, such as `550 5.1.1 <ann@example.com> user unknown`. */
  readonly response?: string;
  readonly responseCode: number;
}

function isSmtpResponseError(error: unknown): error is SmtpResponseError {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
}

/** A rejection without the server's text, which quotes addresses: errors are logged and stored with jobs. */
class SmtpError extends Error {
  readonly code: string;
  readonly command: string;
  readonly responseCode: number;

  constructor({ code = 'ESMTP', command = 'CONN', response = '', responseCode }: SmtpResponseError) {
    const enhancedStatus = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
    const status = [responseCode, enhancedStatus].filter(Boolean).join(' ');
    super(`The mail server responded to ${command} with ${status} (${code}).`);
    this.name = 'SmtpError';
    this.code = code;
    this.command = command;
    this.responseCode = responseCode;
  }
}

/** Whether to retry: a 4xx response, a failed login, an unreachable server, or a full disk under the local mailbox. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A password changed on one side only is soon fixed, and the mail may be a buyer's only way in.
  if ('code' in error && error.code === 'EAUTH') return true;
  if ('responseCode' in error) return Number(error.responseCode) < 500;
  return 'code' in error && TEMPORARY.has(String(error.code));
}

const TEMPORARY = new Set(['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'ENOSPC']);

function createTransport(env: Env, clock: () => Date): Transporter {
  const folder = mailboxFolder(env);
  if (folder !== null) return openMailbox(folder, clock);
  const url = env.SMTP_URL ?? '';
  return nodemailer.createTransport({ url, disableFileAccess: true, disableUrlAccess: true, ...TIMEOUTS });
}

/** Nodemailer would parse a recipient string as a list; an object stays one address. */
function toMessage(mail: Mail, { MAIL_FROM: from, SUPPORT_EMAIL }: Env) {
  const { to, subject, text, id, unsubscribeUrl, replyTo = SUPPORT_EMAIL } = mail;
  if (!EMAIL_ADDRESS.test(to)) throw new Error('The recipient is not one email address.');
  const messageId =
    id === undefined ? {} : { messageId: `<${id}@${from.address.slice(from.address.indexOf('@') + 1)}>` };
  const headers = unsubscribeUrl === undefined ? {} : { headers: unsubscribeHeaders(unsubscribeUrl) };
  return {
    to: { name: '', address: to },
    from,
    // The mails ask for replies, which the sender's mailbox need not take.
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    ...messageId,
    ...headers,
  };
}

function unsubscribeHeaders(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
