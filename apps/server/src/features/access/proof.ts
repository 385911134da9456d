import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSecret, digest } from '../../plugins/secret.ts';

/** Holds a secret for the browser that starts a payment; signed, and not readable by scripts. */
export const PROOF_COOKIE = 'wickwise_checkout';
const PATH = '/api';
const PROOF_SECONDS = 30 * 24 * 60 * 60;

/** The digest of this browser's secret, as in `purchase.proof_digest`; null when it has no valid cookie. */
export function readProof(request: FastifyRequest): string | null {
  const secret = readSecret(request);
  return secret === null ? null : digest(secret);
}

/** Gives the browser a secret, or extends its present one by thirty days. Returns the digest to store. */
export function issueProof(reply: FastifyReply): string {
  const secret = readSecret(reply.request) ?? createSecret();
  reply.setCookie(PROOF_COOKIE, secret, {
    path: PATH,
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    maxAge: PROOF_SECONDS,
  });
  return digest(secret);
}

export function clearProof(reply: FastifyReply): void {
  reply.clearCookie(PROOF_COOKIE, { path: PATH, httpOnly: true });
}

function readSecret(request: FastifyRequest): string | null {
  const cookie = request.cookies[PROOF_COOKIE];
  if (cookie === undefined) return null;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value : null;
}
