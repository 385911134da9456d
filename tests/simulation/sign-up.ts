import { type Client, callUntilAnswered, retryUntil } from './retry.ts';

export const PASSWORD = 'open-high-low-close';
/** How often to look for a mail before it is requested again. */
const LOOKS_FOR_MAIL = 30;

/** Signs up and in, and returns whether the password works: a crash right after the link was spent may have lost it. */
export async function signUp(client: Client, { name, email }: { name: string; email: string }): Promise<boolean> {
  const body = { name, email, password: PASSWORD };
  await callUntilAnswered({ client, method: 'POST', path: '/api/auth/sign-up/email', body });
  return spendLink(client, email);
}

/**
 * Signs in by mailed links until one has worked, and returns whether the password of the sign-up works as well. Links
 * that a crash has used up, and mails that it has lost, are requested again.
 */
async function spendLink(client: Client, email: string): Promise<boolean> {
  const tried = new Set<string>();
  for (;;) {
    const token = await findToken(client, email, tried);
    if (token === null) await requestLink(client, email);
    else {
      tried.add(token);
      const reply = await client.send('POST', '/api/auth/link', { token });
      if (reply?.status === 200) return (reply.body as { passwordKept: boolean }).passwordKept;
    }
  }
}

function requestLink(client: Client, email: string) {
  return callUntilAnswered({ client, method: 'POST', path: '/api/auth/sign-in/magic-link', body: { email } });
}

interface ReceivedMail {
  readonly to: string;
  readonly text: string;
}

/** The token of the newest mail to an address that was not tried yet; null when none comes for some time. */
async function findToken(client: Client, email: string, tried: ReadonlySet<string>): Promise<string | null> {
  let looks = 0;
  const look = async () => {
    looks += 1;
    const { body } = await callUntilAnswered({ client, method: 'GET', path: '/dev/mail.json' });
    const links = (body as ReceivedMail[]).filter(({ to, text }) => to === email && text.includes('token='));
    const token = /token=([\w-]+)/.exec(links[0]?.text ?? '')?.[1];
    return token === undefined || tried.has(token) ? null : token;
  };
  return retryUntil(look, (token) => token !== null || looks >= LOOKS_FOR_MAIL);
}
