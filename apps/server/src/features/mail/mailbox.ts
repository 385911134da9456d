import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type Transporter } from 'nodemailer';
import PostalMime from 'postal-mime';

/** How many of the newest messages the mailbox page shows. */
const SHOWN = 50;

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly receivedAt: Date;
}

/**
 * Writes each mail, as it would go over the wire, into a folder instead of sending it. One that comes again under the
 * same message id is dropped, as mail programs do.
 */
export function openMailbox(folder: string): Transporter {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  let sequence = 0;
  return nodemailer.createTransport({
    name: 'local-mailbox',
    version: '1',
    send: (mail, callback) => {
      const store = async () => {
        const { message, ...info } = await composer.sendMail(mail.data);
        await mkdir(folder, { recursive: true });
        const moment = `${new Date().toISOString().replaceAll(':', '-')}-${String(++sequence).padStart(4, '0')}`;
        const ending = `${endingOf(mail.data.messageId)}.eml`;
        if (ending === '.eml' || !(await holds(folder, ending))) {
          await writeWhole(path.join(folder, moment + ending), message as Buffer);
        }
        return info;
      };
      store().then((info) => callback(null, info), callback);
    },
  });
}

/** What a message id that was given adds to the name of the mail's file. */
function endingOf(messageId: string | undefined): string {
  return messageId === undefined ? '' : `-${messageId.replaceAll(/[^\w.@-]/g, '')}`;
}

async function holds(folder: string, ending: string): Promise<boolean> {
  return (await readdir(folder)).some((name) => name.endsWith(ending));
}

/** A reader never finds half a mail. */
async function writeWhole(file: string, message: Buffer): Promise<void> {
  await writeFile(`${file}.part`, message, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** The newest messages of a mailbox folder, newest first. */
export async function readMailbox(folder: string): Promise<ReceivedMail[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
    .slice(0, SHOWN);
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
