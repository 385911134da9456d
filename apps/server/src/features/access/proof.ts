import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearHostCookie, readHostCookie, setHostCookie } from '../../plugins/host-cookie.ts';
import { createSecret, digest } from '../../plugins/secret.ts';

/** Holds a secret for the browser that starts a payment; signed, and not readable by scripts. */
export const PROOF_COOKIE = 'wickwise_checkout';
const PROOF = { name: PROOF_COOKIE, path: '/api' };
const PROOF_SECONDS = 30 * 24 * 60 * 60;

/** The digest of this browser's secret, as in `purchase.proof_digest`; null when it has no valid cookie. */
export function readProof(request: FastifyRequest): string | null {
  const secret = readSecret(request);
  return secret === null ? null : digest(secret);
}

/** Gives the browser a secret, or extends its present one by thirty days. Returns the digest to store. */
export function issueProof(reply: FastifyReply): string {
  const secret = readSecret(reply.request) ?? createSecret();
  setHostCookie(reply, PROOF, { value: secret, signed: true, maxAge: PROOF_SECONDS });
  return digest(secret);
}

export function clearProof(reply: FastifyReply): void {
  clearHostCookie(reply, PROOF);
}

function readSecret(request: FastifyRequest): string | null {
  const cookie = readHostCookie(request, PROOF);
  if (cookie === undefined) return null;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value : null;
}
