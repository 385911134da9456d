import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { BrowserSession, Page } from '../browser/browser-session.ts';

/** What the provider says about a person: their claims, by the name they sign in with. */
export type People = Record<string, { email?: string; email_verified?: unknown; name?: string }>;

export interface OidcProvider {
  readonly issuer: string;
  /** What a server needs in its environment to offer this provider. */
  readonly variables: Record<string, string>;
  close(): Promise<void>;
}

const CLIENT = {
  OIDC_CLIENT_ID: 'wickwise',
  OIDC_CLIENT_SECRET: 'a-secret-of-the-provider',
  OIDC_NAME: 'Test Provider',
};

/** Starts a real OpenID provider on a free port, for a server at `origin`. */
export async function startOidcProvider({ origin, people }: { origin: string; people: People }): Promise<OidcProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.OIDC_CLIENT_ID,
        client_secret: CLIENT.OIDC_CLIENT_SECRET,
        redirect_uris: [`${origin}/api/auth/callback/oidc`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    cookies: { keys: ['a-key-for-cookies'] },
    jwks: { keys: [signingKey()] },
    findAccount: (_, subject) => ({ accountId: subject, claims: () => ({ sub: subject, ...people[subject] }) }),
  });
  server.on('request', provider.callback());
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { issuer, variables: { OIDC_ISSUER: issuer, ...CLIENT }, close };
}

function signingKey(): object {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' };
}

/** Goes to the provider, signs in there as a person and agrees. Ends where the provider sends the browser back to. */
export async function signInAtProvider(browser: BrowserSession, url: URL, person: string): Promise<URL> {
  const provider = url.origin;
  const isBack = (target: URL) => target.origin !== provider;
  let page = await browser.follow(url, isBack);
  while (!isBack(page.url)) page = await answerForm(browser, page, person);
  return page.url;

  async function answerForm(visitor: BrowserSession, form: Page, login: string): Promise<Page> {
    const prompt = /name="prompt" value="(\w+)"/.exec(form.text)?.[1];
    const action = /<form[^>]* action="([^"]+)"/.exec(form.text)?.[1];
    if (prompt === undefined || action === undefined) throw new Error(`The provider asks nothing: ${form.text}`);
    const sent = await visitor.submit(new URL(action, provider), { prompt, login, password: 'any' });
    return visitor.follow(sent.url, isBack);
  }
}

/** Signs in as a person at the provider, starting at our login address. Returns the page they come back to. */
export async function signInByProvider(browser: BrowserSession, person: string, returnTo = '/learn'): Promise<Page> {
  const login = await browser.get(`/api/login?${new URLSearchParams({ returnTo })}`);
  return browser.get(await signInAtProvider(browser, login.url, person));
}

/** Goes to the provider and cancels there. */
export async function refuseAtProvider(browser: BrowserSession, url: URL): Promise<URL> {
  const page = await browser.follow(url);
  const sent = await browser.follow(`${page.url}/abort`, (target) => target.origin !== url.origin);
  return sent.url;
}
