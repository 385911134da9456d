import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type Transporter } from 'nodemailer';
import PostalMime from 'postal-mime';

/** How many of the newest messages the mailbox page shows. */
const PAGE_LIMIT = 50;

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly receivedAt: Date;
}

/**
 * A transport that writes each mail to a folder instead of sending it. A repeat with the same message id is dropped, as
 * mail programs do.
 */
export function openMailbox(folder: string, clock: () => Date): Transporter {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  let sequence = 0;
  return nodemailer.createTransport({
    name: 'local-mailbox',
    version: '1',
    send: (mail, callback) => {
      const store = async () => {
        const { message, ...info } = await composer.sendMail(mail.data);
        await mkdir(folder, { recursive: true });
        const timestamp = `${clock().toISOString().replaceAll(':', '-')}-${String(++sequence).padStart(4, '0')}`;
        const suffix = `${suffixOf(mail.data.messageId)}.eml`;
        if (suffix === '.eml' || !(await hasMail(folder, suffix))) {
          await writeAtomically(path.join(folder, timestamp + suffix), message as Buffer);
        }
        return info;
      };
      store().then((info) => callback(null, info), callback);
    },
  });
}

/** The part of the file name that identifies a message id. */
function suffixOf(messageId: string | undefined): string {
  return messageId === undefined ? '' : `-${messageId.replaceAll(/[^\w.@-]/g, '')}`;
}

async function hasMail(folder: string, suffix: string): Promise<boolean> {
  return (await readdir(folder)).some((name) => name.endsWith(suffix));
}

/** Renames a complete file into place, so that a reader never sees half a mail. */
async function writeAtomically(file: string, message: Buffer): Promise<void> {
  const part = `${file}.part`;
  try {
    await writeFile(part, message, { mode: 0o600 });
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/** The newest messages of a mailbox folder, newest first. */
export async function readMailbox(folder: string): Promise<ReceivedMail[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
    .slice(0, PAGE_LIMIT);
  return Promise.all(newest.map(async (name) => parse(await readFile(path.join(folder, name)))));
}

async function parse(message: Buffer): Promise<ReceivedMail> {
  const { to, subject, text, date } = await PostalMime.parse(message);
  return {
    to: to?.map(({ address }) => address).join(', ') ?? '',
    subject: subject ?? '',
    text: text ?? '',
    receivedAt: new Date(date ?? 0),
  };
}
