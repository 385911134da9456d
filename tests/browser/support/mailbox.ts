import { type APIRequestContext, expect } from '@playwright/test';

interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The newest mail to an address: the mailbox is read again until it is there, and is not the one already `seen`. */
export async function readMail(request: APIRequestContext, to: string, seen?: string): Promise<ReceivedMail> {
  let newest: ReceivedMail | undefined;
  const isNew = async () => {
    const response = await request.get('/dev/mail.json');
    newest = ((await response.json()) as ReceivedMail[]).find((mail) => mail.to === to);
    return newest !== undefined && newest.text !== seen;
  };
  await expect.poll(isNew, { message: `a mail to ${to}` }).toBe(true);
  if (newest === undefined) throw new Error(`No mail to ${to}.`);
  return newest;
}

/** The address of the sign-in link in a mail. */
export function linkIn({ text }: ReceivedMail): string {
  const link = /https?:\/\/\S+\/sign-in\/link\?\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`There is no link in this mail:\n${text}`);
  return link;
}

/** The newest sign-in link mailed to an address. */
export async function readLink(request: APIRequestContext, to: string): Promise<string> {
  return linkIn(await readMail(request, to));
}
