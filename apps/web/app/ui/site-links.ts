/** The academy's own site, opened in a new tab. */
export const ACADEMY_URL = 'https://academy.example';

/** Full-page navigation to the sign-in that the server offers; the lessons open afterwards. */
export const SIGN_IN_HREF = '/api/login';

/** Full-page navigation: the server ends the session. */
export const SIGN_OUT_HREF = '/api/logout';

/** Full-page navigation to the sign-in that the server offers, and back to this page afterwards. */
export function signInHref({ pathname, search }: { pathname: string; search: string }): string {
  const hasNothingToReturnTo = pathname === '/' || pathname.startsWith('/sign-in');
  return hasNothingToReturnTo
    ? SIGN_IN_HREF
    : `${SIGN_IN_HREF}?${new URLSearchParams({ returnTo: pathname + search })}`;
}
