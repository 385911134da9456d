import { type APIRequestContext, expect } from '@playwright/test';

const LINK = /https?:\/\/\S+\/sign-in\/link\?\S+/;

interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The newest mail to an address: the mailbox is read again until it is there, and is not the one already `seen`. */
export function readMail(request: APIRequestContext, to: string, seen?: string): Promise<ReceivedMail> {
  return awaitNewest(request, `mail to ${to}`, (mail) => mail.to === to && mail.text !== seen);
}

/** The newest sign-in link mailed to an address. A receipt may have come before it. */
export async function readLink(request: APIRequestContext, to: string): Promise<string> {
  const isLink = (mail: ReceivedMail) => mail.to === to && LINK.test(mail.text);
  return linkIn(await awaitNewest(request, `sign-in link for ${to}`, isLink));
}

/** The address of the sign-in link in a mail. */
export function linkIn({ text }: ReceivedMail): string {
  const link = LINK.exec(text)?.[0];
  if (link === undefined) throw new Error(`There is no link in this mail:\n${text}`);
  return link;
}

async function awaitNewest(
  request: APIRequestContext,
  what: string,
  isAwaited: (mail: ReceivedMail) => boolean,
): Promise<ReceivedMail> {
  let newest: ReceivedMail | undefined;
  const hasCome = async () => {
    const response = await request.get('/dev/mail.json');
    newest = ((await response.json()) as ReceivedMail[]).find(isAwaited);
    return newest !== undefined;
  };
  await expect.poll(hasCome, { message: what }).toBe(true);
  if (newest === undefined) throw new Error(`Still no ${what}.`);
  return newest;
}
