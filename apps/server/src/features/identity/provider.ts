import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../../env.ts';
import { discoveryUrl } from './auth.ts';

const PATIENCE_MS = 5000;

/** The configured provider's name, or null when there is none or it does not answer: then the log says so. */
export async function findProvider(env: Env, log: FastifyBaseLogger): Promise<string | null> {
  if (env.OIDC_ISSUER === undefined) return null;
  try {
    const response = await fetch(discoveryUrl(env.OIDC_ISSUER), { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return env.OIDC_NAME;
  } catch (error) {
    log.error(
      { err: error, issuer: env.OIDC_ISSUER },
      'OIDC_ISSUER does not answer: sign-in works without it until a restart',
    );
    return null;
  }
}
