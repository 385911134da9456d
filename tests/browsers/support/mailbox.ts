import { vi } from 'vitest';
import type { Site } from '../site/site.ts';

const LINK = /https?:\/\/\S+\/sign-in\/link\?\S+/;

interface ReceivedMail {
  readonly to: string;
  readonly text: string;
}

/** The sign-in link in the newest mail to an address, once it has come. */
export function readLink({ serverUrl }: Site, to: string): Promise<string> {
  return vi.waitUntil(
    async () => {
      const mails = (await (await fetch(`${serverUrl}/dev/mail.json`)).json()) as ReceivedMail[];
      return mails.filter((mail) => mail.to === to).map(({ text }) => LINK.exec(text)?.[0])[0];
    },
    { timeout: 30_000 },
  );
}
