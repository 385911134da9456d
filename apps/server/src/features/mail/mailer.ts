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
}

export interface Mailer {
  /** Sends a mail. Refused addresses and refusing servers throw. */
  send(mail: Mail): Promise<void>;
  /** Sends a mail after the answer has gone out, so that no answer's time tells whether an address is known. */
  sendLater(mail: Mail): void;
  /** Waits for the mails on their way. */
  close(): Promise<void>;
}

/** The folder of the local mailbox, or null when a mail server is configured or nobody should read others' mail. */
export function mailboxFolder(env: Env): string | null {
  return env.SMTP_URL === undefined && !env.isProduction ? `${env.DATA_DIR}/mail` : null;
}

export function createMailer(env: Env, log: FastifyBaseLogger): Mailer {
  const transport = createTransport(env);
  const underway = new Set<Promise<void>>();
  const send = async (mail: Mail) => {
    await transport.sendMail(addressed(mail, env.MAIL_FROM));
  };
  const sendLater = (mail: Mail) => {
    const sending = send(mail)
      .catch((error: unknown) => log.error({ err: error, subject: mail.subject }, 'mail not sent'))
      .finally(() => underway.delete(sending));
    underway.add(sending);
  };
  return { send, sendLater, close: async () => void (await Promise.all(underway)) };
}

function createTransport(env: Env): Transporter {
  const folder = mailboxFolder(env);
  if (folder !== null) return openMailbox(folder);
  if (env.SMTP_URL === undefined) throw new Error('Set SMTP_URL to the address of your mail server in production.');
  return nodemailer.createTransport({ url: env.SMTP_URL, disableFileAccess: true, disableUrlAccess: true });
}

/** A recipient given as text would be parsed as a list; given as an object it stays one address. */
function addressed({ to, subject, text }: Mail, from: string) {
  const address = z.email().parse(to);
  return { to: { name: '', address }, from: { name: 'Wickwise', address: from }, subject, text };
}
