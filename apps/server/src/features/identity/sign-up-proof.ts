import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/client.ts';
import { createSecret, digest } from '../../plugins/secret.ts';
import type { Auth } from './auth.ts';
import { spendLink } from './spend-link.ts';
import { setFirstFactor } from './two-factor/pending-sign-in.ts';

/** The browser's half of the proof that the password was chosen in it. */
const SIGN_UP_PROOF_COOKIE = 'wickwise.sign_up_proof';
const SIGN_UP_PROOF_PATH = '/api';
const SIGN_UP_PROOF_SECONDS = 24 * 60 * 60;

/** Every sign-up leaves a secret in its browser, whether or not the address is known. A new account stores the digest. */
export async function issueSignUpProof(auth: Auth, reply: FastifyReply): Promise<string> {
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

interface LinkRequest {
  readonly db: Database;
  readonly clock: () => Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly token: string;
}

/** Uses up a mailed link. The session is null until the second factor. */
export async function signInByLink({ db, clock, request, reply, token }: LinkRequest) {
  const signUpProof = request.cookies[SIGN_UP_PROOF_COOKIE];
  const { opened, passwordKept } = await spendLink({ db, token, request, reply, now: clock(), signUpProof });
  const session = setFirstFactor(reply, opened);
  reply.clearCookie(SIGN_UP_PROOF_COOKIE, { path: SIGN_UP_PROOF_PATH });
  return { session, passwordKept };
}
