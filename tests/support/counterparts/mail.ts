import { expect } from 'vitest';
import { type ReceivedMail, readMailbox } from '../../../apps/server/src/features/mail/mailbox.ts';
import { mailboxFolder } from '../../../apps/server/src/features/mail/public.ts';
import type { TestServer } from '../server.ts';

/** The subject of the mail that any sign-in from another browser causes. */
export const NEW_DEVICE = 'New sign-in to your Wickwise account';

/** The mails to an address in the server's local mailbox, newest first, without those about new devices. */
export async function mailsTo(server: TestServer, address: string): Promise<ReceivedMail[]> {
  return (await allMailsTo(server, address)).filter(({ subject }) => subject !== NEW_DEVICE);
}

/** The mails to an address about sign-ins from new devices, newest first. */
export async function deviceMailsTo(server: TestServer, address: string): Promise<ReceivedMail[]> {
  return (await allMailsTo(server, address)).filter(({ subject }) => subject === NEW_DEVICE);
}

async function allMailsTo(server: TestServer, address: string): Promise<ReceivedMail[]> {
  const mails = await readMailbox(mailboxFolder(server.runtime.env) ?? '');
  return mails.filter(({ to }) => to.toLowerCase() === address.toLowerCase());
}

/** Waits until an address has received `count` mails in all, and returns the newest. */
export async function mailTo(server: TestServer, address: string, count = 1): Promise<ReceivedMail> {
  await expect.poll(async () => (await mailsTo(server, address)).length).toBe(count);
  const [newest] = await mailsTo(server, address);
  if (newest === undefined) throw new Error(`No mail to ${address}.`);
  return newest;
}

/** The one-time link in a mail. */
export function linkIn(mail: ReceivedMail): URL {
  const [address] = /https?:\/\/\S+\/(sign-in\/link|restore-access|email-change)\?\S+/.exec(mail.text) ?? [];
  if (address === undefined) throw new Error(`No link in "${mail.text}".`);
  return new URL(address);
}

/** The one-time token in a mail's link. */
export function tokenIn(mail: ReceivedMail): string {
  return linkIn(mail).searchParams.get('token') ?? '';
}
