import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '../../plugins/errors.ts';
import { ADDRESS_HEADER, AUTH_PATH, type Auth, SIGN_UP_PROOF_HEADER } from './auth.ts';
import { createSecret, digest } from './links.ts';

/** The browser's half of proving who chose the password at sign-up. */
export const SIGN_UP_PROOF_COOKIE = 'wickwise.sign_up_proof';
const SIGN_UP_PROOF_SECONDS = 24 * 60 * 60;
const SIGN_UP = `${AUTH_PATH}/sign-up/email`;
const SIGN_IN = `${AUTH_PATH}/sign-in/email`;

/** The library's endpoints that are open. The others list tokens, skip our links or do what the account calls do. */
const endpoints: readonly (readonly ['GET' | 'POST', path: string])[] = [
  ['POST', '/sign-up/email'],
  ['POST', '/sign-in/email'],
  ['POST', '/sign-in/magic-link'],
  ['POST', '/sign-in/social'],
  ['GET', '/callback/oidc'],
  ['GET', '/passkey/generate-register-options'],
  ['POST', '/passkey/verify-registration'],
  ['GET', '/passkey/generate-authenticate-options'],
  ['POST', '/passkey/verify-authentication'],
];

/** Mounts the sign-in library in a scope of its own, which hands it the bytes as they came. */
export async function mountAuth(app: FastifyInstance, auth: Auth): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  for (const [method, path] of endpoints) {
    const url = `${AUTH_PATH}${path}`;
    app.route({
      method,
      url,
      schema: { hide: true },
      handler: async (request, reply) => {
        const proof = url === SIGN_UP ? leaveSignUpProof(request, reply) : null;
        const response = await auth.handler(toRequest(request, proof));
        if (isUnproven(url, response)) await mailLink(auth, request);
        return passOn(reply, response);
      },
    });
  }
}

/** What the library needs of a request, with the headers that only this server may set. */
export function toHeaders(request: FastifyRequest, signUpProof: string | null = null): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !name.startsWith('x-')) headers.set(name, value);
  }
  headers.set(ADDRESS_HEADER, request.ip);
  if (signUpProof !== null) headers.set(SIGN_UP_PROOF_HEADER, signUpProof);
  return headers;
}

/** Copies the library's cookies to the reply. */
export function copyCookies(reply: FastifyReply, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
}

function toRequest(request: FastifyRequest, signUpProof: string | null): Request {
  const body = request.body instanceof Buffer ? new Uint8Array(request.body) : undefined;
  return new Request(new URL(request.url, 'http://internal'), {
    method: request.method,
    headers: toHeaders(request, signUpProof),
    ...(body === undefined ? {} : { body }),
  });
}

/** A sign-up, of a known address or not, and a right password for an address that nobody has proven yet. */
function isUnproven(url: string, { status, ok }: Response): boolean {
  return (url === SIGN_UP && ok) || (url === SIGN_IN && status === 403);
}

/** Mails the one-time link that proves the address. It comes after the library's own transaction has ended. */
async function mailLink(auth: Auth, request: FastifyRequest): Promise<void> {
  const { email, callbackURL } = JSON.parse(String(request.body)) as { email: string; callbackURL?: string };
  const body = callbackURL === undefined ? { email } : { email, callbackURL };
  await auth.api.signInMagicLink({ body, headers: toHeaders(request) });
}

/** Every sign-up leaves a secret in its browser, known address or not; its digest goes with the new account. */
function leaveSignUpProof(request: FastifyRequest, reply: FastifyReply): string {
  const secret = createSecret();
  reply.setCookie(SIGN_UP_PROOF_COOKIE, secret, {
    path: AUTH_PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: SIGN_UP_PROOF_SECONDS,
  });
  return digest(secret);
}

async function passOn(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  if (response.status === 429) throw new CallError('too_many_requests', TOO_MANY);
  copyCookies(reply, response);
  const location = response.headers.get('location');
  if (location !== null) reply.header('location', location);
  const text = await response.text();
  return reply.code(response.status).type('application/json').send(withoutToken(text));
}

const TOO_MANY = 'Too many attempts from your address. Please wait a minute and try again.';

/** The library's answers carry the session's token; the cookie is the only place for it. */
function withoutToken(text: string): string {
  if (!text.startsWith('{')) return text;
  return JSON.stringify(JSON.parse(text), (name, value: unknown) => (name === 'token' ? undefined : value));
}
