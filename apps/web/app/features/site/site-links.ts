import { SITE_PATH, SITE_PATH_MAX_LENGTH } from '@wickwise/contract/constants';

/** Full-page navigation to the server's sign-in; the lessons open afterwards. */
export const SIGN_IN_HREF = '/api/login';

/** Full-page navigation: the server ends the session. */
export const SIGN_OUT_HREF = '/api/logout';

/**
 * Full-page navigation to the server's sign-in, and back to this page afterwards. The server responds to a target that
 * it does not accept with an error instead of a page, so such a target is left out.
 */
export function signInHref({ pathname, search }: { pathname: string; search: string }): string {
  // The build renders a page as its folder.
  const page = pathname.replace(/(?<=.)\/$/, '');
  const returnTo = page + search;
  const hasNothingToReturnTo = page === '/' || page.startsWith('/sign-in');
  const isAccepted = returnTo.length <= SITE_PATH_MAX_LENGTH && SITE_PATH.test(returnTo);
  return hasNothingToReturnTo || !isAccepted ? SIGN_IN_HREF : `${SIGN_IN_HREF}?${new URLSearchParams({ returnTo })}`;
}
