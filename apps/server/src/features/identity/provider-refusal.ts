import { NOT_VERIFIED, UNPROVEN_ADDRESS_HEADER } from './provider.ts';

/** An address that the provider has not verified is refused with one error, whether it has an account here or not. */
export function refuseAlike(answered: Response): Response {
  if (!answered.headers.has(UNPROVEN_ADDRESS_HEADER) || !isRefusal(answered)) return answered;
  const [page, query] = locationOf(answered);
  query.set('error', NOT_VERIFIED);
  query.delete('error_description');
  const headers = new Headers(answered.headers);
  headers.set('location', `${page}?${query}`);
  return new Response(null, { status: answered.status, headers });
}

/** Whether the library leads on with an error. */
export function isRefusal(answered: Response): boolean {
  return locationOf(answered)[1].has('error');
}

/** Where the library leads to: the page, which may be a path only, and its query. */
function locationOf({ headers }: Response): [page: string, query: URLSearchParams] {
  const [page = '', query] = (headers.get('location') ?? '').split('?');
  return [page, new URLSearchParams(query)];
}
