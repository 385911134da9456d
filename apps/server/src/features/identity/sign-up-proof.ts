import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/client.ts';
import { clearHostCookie, readHostCookie, setHostCookie } from '../../plugins/host-cookie.ts';
import { createSecret, digest } from '../../plugins/secret.ts';
import { spendLink } from './spend-link.ts';
import { setFirstFactor } from './two-factor/pending-sign-in.ts';

/** The browser's half of the proof that the password was chosen in it. */
const SIGN_UP_PROOF = { name: 'wickwise.sign_up_proof', path: '/api' };
const SIGN_UP_PROOF_SECONDS = 24 * 60 * 60;

/** Every sign-up leaves a secret in its browser, whether or not the address is known. A new account stores the digest. */
export function issueSignUpProof(reply: FastifyReply): string {
  const secret = createSecret();
  setHostCookie(reply, SIGN_UP_PROOF, { value: secret, maxAge: SIGN_UP_PROOF_SECONDS });
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
  const signUpProof = readHostCookie(request, SIGN_UP_PROOF);
  const { opened, passwordKept } = await spendLink({ db, token, request, reply, now: clock(), signUpProof });
  const session = setFirstFactor(reply, opened);
  clearHostCookie(reply, SIGN_UP_PROOF);
  return { session, passwordKept };
}
