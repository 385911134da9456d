import { NOT_VERIFIED, PROVIDER_ADDRESS_HEADER, PROVIDER_VERIFIED_HEADER } from './provider.ts';

/** The errors about a verified address: the library's for an account here that is not proven, and ours in its place. */
const UNPROVEN_ACCOUNT: ReadonlySet<string> = new Set(['account_not_linked', NOT_VERIFIED]);

/**
 * The address that a mailed link must prove before the provider can sign in with it: the provider has not verified it,
 * or somebody made an account of it here and has not proven it. Null when the library let the visitor in, or refused
 * for another reason.
 */
export function addressToProve({ headers }: Response): string | null {
  const error = locationOf(headers)[1].get('error');
  const isVerified = headers.get(PROVIDER_VERIFIED_HEADER) === 'true';
  if (error === null || (isVerified && !UNPROVEN_ACCOUNT.has(error))) return null;
  return headers.get(PROVIDER_ADDRESS_HEADER);
}

/** An address that must be proven first is refused with one error, whether it has an account here or not. */
export function refuseAlike(answered: Response): Response {
  if (addressToProve(answered) === null) return answered;
  const [page, query] = locationOf(answered.headers);
  query.set('error', NOT_VERIFIED);
  query.delete('error_description');
  const headers = new Headers(answered.headers);
  headers.set('location', `${page}?${query}`);
  return new Response(null, { status: answered.status, headers });
}

/** Where the library leads to: the page, which may be a path only, and its query. */
function locationOf(headers: Headers): [page: string, query: URLSearchParams] {
  const [page = '', query] = (headers.get('location') ?? '').split('?');
  return [page, new URLSearchParams(query)];
}
