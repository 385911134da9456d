import { expect, it } from 'vitest';
import { signInHref } from './site-links.ts';

it.each([
  ['/learn', '?category=chart-patterns', '/api/login?returnTo=%2Flearn%3Fcategory%3Dchart-patterns'],
  ['/', '', '/api/login'],
  ['/sign-in/link', '', '/api/login'],
  // Targets the server would refuse: another site's address, hidden slashes, and more than it accepts.
  ['//evil.example', '', '/api/login'],
  ['/no%2Fsuch', '', '/api/login'],
  ['/no\\such', '', '/api/login'],
  ['/learn', `?q=${'x'.repeat(500)}`, '/api/login'],
])('the sign-in link on %s%s is %s', (pathname, search, href) => {
  expect(signInHref({ pathname, search })).toBe(href);
});
