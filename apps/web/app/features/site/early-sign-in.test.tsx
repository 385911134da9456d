import { afterEach, expect, test } from 'vitest';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { earlySignInScript } from './early-sign-in.ts';
import { signInHref } from './site-links.ts';

const address = window.location.href;
afterEach(() => window.history.replaceState(null, '', address));

test.each(['?symbol=ABC&tab=1', ''])(
  'a click before hydration keeps the query %s for after the sign-in',
  async (search) => {
    // biome-ignore lint/security/noGlobalEval: the script of the document's head.
    globalThis.eval(earlySignInScript);
    const { user } = renderScreen(
      <a href={signInHref({ pathname: '/live-charts/', search: '' })} onClick={(event) => event.preventDefault()}>
        Sign In
      </a>,
    );
    window.history.replaceState(null, '', `/live-charts${search}`);
    const link = screen.getByRole('link', { name: 'Sign In' });
    await user.click(link);
    await user.click(link);
    const returnTo = new URLSearchParams((link as HTMLAnchorElement).search).get('returnTo');
    expect(returnTo).toBe(`/live-charts${search}`);
  },
);
