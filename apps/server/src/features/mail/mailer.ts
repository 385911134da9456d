import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import nodemailer, { type Transporter } from 'nodemailer';
import { z } from 'zod';
import type { Env } from '../../env.ts';
import { openMailbox } from './mailbox.ts';

export interface Mail {
  /** One address. Anything that a mail program would read as more than one is refused. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Letters, digits and hyphens that name this mail for ever: sent again, it is the same mail and not a second one. */
  readonly id?: string;
}

export interface Mailer {
  /** Sends a mail. Refused addresses and refusing servers throw. */
  send(mail: Mail): Promise<void>;
  /**
   * Sends a mail after the answer has gone out, so that no answer's time tells whether an address is known. Tries
   * again when the server may take it later; mails to one address arrive in the order they were given.
   */
  sendLater(mail: Mail): void;
  /** Gives the mails on their way one last try, and stops waiting for a server that does not answer. */
  close(): Promise<void>;
}

/** How long to wait before each further try. */
const TRY_AGAIN_AFTER_MS = [500, 5_000, 30_000];
const PATIENCE_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const CLOSE_WITHIN_MS = 5_000;

/** The folder of the local mailbox, or null when a mail server is configured, as it always is in production. */
export function mailboxFolder(env: Env): string | null {
  return env.SMTP_URL === undefined ? `${env.DATA_DIR}/mail` : null;
}

export function createMailer(env: Env, log: FastifyBaseLogger): Mailer {
  const transport = createTransport(env);
  const closing = new AbortController();
  /** The newest mail on its way to each address: the next one waits for it. */
  const underway = new Map<string, Promise<void>>();
  const send = async (mail: Mail) => {
    const message = addressed(mail, env.MAIL_FROM);
    await transport.sendMail(message).catch((error: unknown) => {
      throw isRefusal(error) ? new SmtpError(error) : error;
    });
  };
  const sendLater = (mail: Mail) => {
    const onDelay = (error: unknown) => log.warn({ err: error, subject: mail.subject }, 'mail delayed');
    const earlier = underway.get(mail.to) ?? Promise.resolve();
    const sending = earlier
      .then(() => sendPatiently({ send: () => send(mail), onDelay, closing: closing.signal }))
      .catch((error: unknown) => log.error({ err: error, subject: mail.subject }, 'mail not sent'))
      .finally(() => underway.get(mail.to) === sending && underway.delete(mail.to));
    underway.set(mail.to, sending);
  };
  const close = async () => {
    closing.abort();
    await Promise.race([Promise.all(underway.values()), setTimeout(CLOSE_WITHIN_MS, null, { ref: false })]);
    if (underway.size > 0) log.error({ addresses: underway.size }, 'the mail server does not answer: mail given up');
    transport.close();
  };
  return { send, sendLater, close };
}

interface Sending {
  send(): Promise<void>;
  onDelay(error: unknown): void;
  readonly closing: AbortSignal;
}

async function sendPatiently({ send, onDelay, closing }: Sending): Promise<void> {
  for (const wait of TRY_AGAIN_AFTER_MS) {
    try {
      return await send();
    } catch (error) {
      if (closing.aborted || !isTemporary(error)) throw error;
      onDelay(error);
    }
    await setTimeout(wait, null, { signal: closing }).catch(() => {});
  }
  return send();
}

interface Refusal extends Error {
  readonly code?: string;
  readonly command?: string;
  /** What the server said, such as `550 5.1.1 <ann@example.com> user unknown`. */
  readonly response?: string;
  readonly responseCode: number;
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
}

/** A refusal without the words of the mail server, which quote addresses: errors are logged and kept with jobs. */
class SmtpError extends Error {
  readonly code: string;
  readonly command: string;
  readonly responseCode: number;

  constructor({ code = 'ESMTP', command = 'CONN', response = '', responseCode }: Refusal) {
    const enhancedStatus = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
    const status = [responseCode, enhancedStatus].filter(Boolean).join(' ');
    super(`The mail server answered ${command} with ${status} (${code}).`);
    this.name = 'SmtpError';
    this.code = code;
    this.command = command;
    this.responseCode = responseCode;
  }
}

/** A server that asks to come back later (4xx), does not know us, or could not be reached. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A password that was changed on one side only is soon right again, and the mail is a buyer's only way in.
  if ('code' in error && error.code === 'EAUTH') return true;
  if ('responseCode' in error) return Number(error.responseCode) < 500;
  return 'code' in error && UNREACHABLE.has(String(error.code));
}

const UNREACHABLE = new Set(['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT']);

function createTransport(env: Env): Transporter {
  const folder = mailboxFolder(env);
  if (folder !== null) return openMailbox(folder);
  const url = env.SMTP_URL ?? '';
  return nodemailer.createTransport({ url, disableFileAccess: true, disableUrlAccess: true, ...PATIENCE_MS });
}

/** A recipient given as text would be parsed as a list; given as an object it stays one address. */
function addressed({ to, subject, text, id }: Mail, from: string) {
  const address = z.email().parse(to);
  const messageId = id === undefined ? {} : { messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>` };
  return { to: { name: '', address }, from: { name: 'Wickwise', address: from }, subject, text, ...messageId };
}
