import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/client.ts';
import type { Auth } from './auth.ts';
import { copyCookies, toHeaders } from './library-headers.ts';
import { spendLink } from './mutations.ts';
import { createSecret, digest } from './secret.ts';

/** The browser's half of proving who chose the password at sign-up. */
const SIGN_UP_PROOF_COOKIE = 'wickwise.sign_up_proof';
const SIGN_UP_PROOF_PATH = '/api';
const SIGN_UP_PROOF_SECONDS = 24 * 60 * 60;

/** Every sign-up leaves a secret in its browser, known address or not; its digest goes with the new account. */
export async function leaveSignUpProof(auth: Auth, reply: FastifyReply): Promise<string> {
  const secret = createSecret();
  const { authCookies } = await auth.$context;
  reply.setCookie(SIGN_UP_PROOF_COOKIE, secret, {
    path: SIGN_UP_PROOF_PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: authCookies.sessionToken.attributes.secure === true,
    maxAge: SIGN_UP_PROOF_SECONDS,
  });
  return digest(secret);
}

interface LinkVisit {
  readonly auth: Auth;
  readonly db: Database;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly token: string;
}

/** Spends a mailed link in the browser that shows it, which gets the cookies of the new session. */
export async function signInByLink({ auth, db, request, reply, token }: LinkVisit) {
  const signUpProof = request.cookies[SIGN_UP_PROOF_COOKIE];
  const { response, passwordKept } = await spendLink({ db, auth, token, headers: toHeaders(request), signUpProof });
  copyCookies(reply, response);
  reply.clearCookie(SIGN_UP_PROOF_COOKIE, { path: SIGN_UP_PROOF_PATH });
  const session = (await response.json()) as { token: string };
  return { passwordKept, sessionToken: session.token };
}
