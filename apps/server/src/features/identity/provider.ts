import { getCurrentAuthEndpointContext } from '@better-auth/core/context';
import { NAME_MAX_LENGTH } from '@wickwise/contract/constants';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Env } from '../../env.ts';

export const PROVIDER_ID = 'oidc';
/** What the library answers us, and only us: the address that the provider gave, and whether it has verified it. */
export const PROVIDER_ADDRESS_HEADER = 'x-wickwise-provider-address';
export const PROVIDER_VERIFIED_HEADER = 'x-wickwise-provider-verified';
/** The error with which such an address is refused. */
export const NOT_VERIFIED = 'email_not_verified';

const PATIENCE_MS = 5000;

/** What the sign-in library needs of a provider: it skips one that lacks any of it without a word. */
const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

/** The configured provider's name, or null when there is none or it does not answer: then the log says so. */
export async function findProvider(env: Env, log: FastifyBaseLogger): Promise<string | null> {
  const { OIDC_ISSUER: issuer, OIDC_NAME } = env;
  if (issuer === undefined) return null;
  try {
    const response = await fetch(discoveryUrl(issuer), { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
    const found = discovery.parse(await response.json());
    if (withoutSlash(found.issuer) !== withoutSlash(issuer)) throw new Error(`It calls itself ${found.issuer}.`);
    return OIDC_NAME;
  } catch (error) {
    log.error({ err: error, issuer }, 'OIDC_ISSUER does not answer: sign-in works without it until a restart');
    return null;
  }
}

/** The provider as the sign-in library takes it. */
export function provider(env: Env) {
  return {
    providerId: PROVIDER_ID,
    name: env.OIDC_NAME,
    discoveryUrl: discoveryUrl(env.OIDC_ISSUER ?? ''),
    clientId: env.OIDC_CLIENT_ID ?? '',
    ...(env.OIDC_CLIENT_SECRET === undefined ? {} : { clientSecret: env.OIDC_CLIENT_SECRET }),
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    requireIdTokenVerification: true,
    requireEmailVerification: true,
    mapProfileToUser: readProfile,
  };
}

const plainAddress = z.email();

/** Some providers write "false", which is not false; some addresses only look like another one. */
function readProfile({ email, email_verified, name }: Record<string, unknown>) {
  const address = plainAddress.safeParse(email);
  const emailVerified = email_verified === true;
  if (address.success) {
    const { setHeader } = getCurrentAuthEndpointContext();
    setHeader?.(PROVIDER_ADDRESS_HEADER, address.data);
    setHeader?.(PROVIDER_VERIFIED_HEADER, String(emailVerified));
  }
  return { email: address.success ? address.data : null, emailVerified, name: cleanName(name) };
}

/** The name as our own forms would take it, or empty when nothing is left of it. */
function cleanName(name: unknown): string {
  if (typeof name !== 'string') return '';
  const printable = name.replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  // A pair of surrogates that the cut separates is no letter any more.
  return printable
    .slice(0, NAME_MAX_LENGTH)
    .replace(/\p{Cs}$/u, '')
    .trim();
}

function discoveryUrl(issuer: string): string {
  return `${withoutSlash(issuer)}/.well-known/openid-configuration`;
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}
