import { getCurrentAuthEndpointContext } from '@better-auth/core/context';
import { emailAddress } from '@wickwise/contract/account';
import { NAME_MAX_LENGTH } from '@wickwise/contract/constants';
import { APIError } from 'better-auth/api';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Env } from '../../env.ts';
import { isStorableText } from '../../plugins/storable-text.ts';

export const OIDC_PROVIDER_ID = 'oidc';
/** Internal response headers: the address that the OpenID provider returned, and whether the provider has verified it. */
export const OIDC_EMAIL_HEADER = 'x-wickwise-provider-address';
export const OIDC_EMAIL_VERIFIED_HEADER = 'x-wickwise-provider-verified';
/** The error for an address that the provider has not verified. */
export const EMAIL_NOT_VERIFIED = 'email_not_verified';

const TIMEOUT_MS = 5000;

/** What better-auth needs of a provider. It silently skips a provider that lacks any of these. */
const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

/** The configured provider's name, or null when there is none or it is down, which is logged. */
export async function discoverOidc(env: Env, log: FastifyBaseLogger): Promise<string | null> {
  const { OIDC_ISSUER: issuer, OIDC_NAME } = env;
  if (issuer === undefined) return null;
  try {
    const response = await fetch(discoveryUrl(issuer), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`Discovery returned ${response.status}.`);
    const found = discovery.parse(await response.json());
    if (withoutTrailingSlash(found.issuer) !== withoutTrailingSlash(issuer))
      throw new Error(`The discovered issuer is ${found.issuer}.`);
    return OIDC_NAME;
  } catch (error) {
    log.error({ err: error, issuer }, 'OIDC_ISSUER is not responding: sign-in works without it until a restart');
    return null;
  }
}

/** The provider's configuration for better-auth. */
export function oidcConfig(env: Env) {
  return {
    providerId: OIDC_PROVIDER_ID,
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

/** Only `true` counts as verified: some providers send the string "false". An address must be one that we can mail, not a look-alike. */
function readProfile({ sub, email, email_verified, name }: Record<string, unknown>) {
  if (!isStorableText(String(sub))) throw new APIError('UNAUTHORIZED', UNUSABLE_SUBJECT);
  const address = emailAddress.safeParse(email);
  const emailVerified = email_verified === true;
  if (address.success) {
    const { setHeader } = getCurrentAuthEndpointContext();
    setHeader?.(OIDC_EMAIL_HEADER, address.data);
    setHeader?.(OIDC_EMAIL_VERIFIED_HEADER, String(emailVerified));
  }
  return { email: address.success ? address.data : null, emailVerified, name: cleanName(name) };
}

const UNUSABLE_SUBJECT = {
  code: 'UNUSABLE_SUBJECT',
  message: 'The provider’s name for this account cannot be stored.',
};

/** The name as our own forms would accept it, or empty when nothing is left. */
function cleanName(name: unknown): string {
  if (typeof name !== 'string') return '';
  const printable = name.replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  // The slice may have split a surrogate pair.
  return printable
    .slice(0, NAME_MAX_LENGTH)
    .replace(/\p{Cs}$/u, '')
    .trim();
}

function discoveryUrl(issuer: string): string {
  return `${withoutTrailingSlash(issuer)}/.well-known/openid-configuration`;
}

function withoutTrailingSlash(address: string): string {
  return address.replace(/\/$/, '');
}
