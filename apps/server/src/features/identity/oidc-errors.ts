import { EMAIL_NOT_VERIFIED, OIDC_EMAIL_HEADER, OIDC_EMAIL_VERIFIED_HEADER } from './oidc.ts';

/** Errors about unverified addresses: better-auth's for an unverified account here, and ours. */
const UNPROVEN_ACCOUNT: ReadonlySet<string> = new Set(['account_not_linked', EMAIL_NOT_VERIFIED]);

/**
 * The address that has to be verified by a mailed link before the provider can sign in with it: either the provider or
 * the account here has not verified it. Null when the sign-in succeeded or failed for another reason.
 */
export function emailToVerify({ headers }: Response): string | null {
  const error = locationOf(headers)[1].get('error');
  const isVerified = headers.get(OIDC_EMAIL_VERIFIED_HEADER) === 'true';
  if (error === null || (isVerified && !UNPROVEN_ACCOUNT.has(error))) return null;
  return headers.get(OIDC_EMAIL_HEADER);
}

/** Returns one error for every unverified address, so that the response doesn't reveal whether it has an account. */
export function hideKnownEmail(result: Response): Response {
  if (emailToVerify(result) === null) return result;
  const [page, query] = locationOf(result.headers);
  query.set('error', EMAIL_NOT_VERIFIED);
  query.delete('error_description');
  const headers = new Headers(result.headers);
  headers.set('location', `${page}?${query}`);
  return new Response(null, { status: result.status, headers });
}

/** The redirect target: the page, which may be only a path, and its query. */
function locationOf(headers: Headers): [page: string, query: URLSearchParams] {
  const [page = '', query] = (headers.get('location') ?? '').split('?');
  return [page, new URLSearchParams(query)];
}
