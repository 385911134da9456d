import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { AccountSections } from '#app/features/identity/account/account-sections.tsx';
import { currentUserQuery } from '#app/features/identity/queries.ts';
import { answer, recordedCalls, unreachable } from '#tests/component/answers.ts';
import { account, people } from '#tests/component/people.ts';
import { act, renderScreen, screen, waitFor } from '#tests/component/render-screen.tsx';
import { handle as analytics } from '../analytics/analytics.tsx';
import { handle as journal } from '../journal/trading-journal.tsx';
import { handle as replay } from '../market/blind-replay.tsx';
import { handle as charts } from '../market/live-charts.tsx';
import { handle as gallery } from '../pattern/gallery.tsx';
import { handle as scenarios } from '../scenario/scenarios.tsx';
import SignedIn from './signed-in.tsx';

test('a visitor is asked to sign in, and returns to the screen that requires it', async () => {
  answer('GET /api/auth/user', null);
  renderScreen(<SignedIn />, { at: '/live-charts?symbol=ABC' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Authentication Required' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Authentication Required · Wickwise'));
  expect(screen.getByText('Please sign in to access this feature.')).toBeTruthy();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Return to Home')).toBe('/');
  expect(hrefOf('Sign In')).toBe('/api/login?returnTo=%2Flive-charts%3Fsymbol%3DABC');
});

test('a visitor learns which Heritage feature an address leads to before signing in', async () => {
  answer('GET /api/auth/user', null);
  renderScreen(<SignedIn />, { at: '/pattern-gallery', handle: gallery });
  const name = await screen.findByText('The pattern gallery.');
  expect(name.parentElement?.textContent).toBe(
    `The pattern gallery. ${gallery.purpose} It comes with Heritage, a one-time payment of $37.`,
  );
});

test.each([analytics, journal, replay, charts, gallery, scenarios])(
  'a visitor sees $feature at work, and asks the server nothing but who they are',
  async (handle) => {
    answer('GET /api/auth/user', null);
    renderScreen(<SignedIn />, { at: '/live-charts', handle });
    expect(await screen.findByText('Sample')).toBeTruthy();
    expect(screen.queryByText(/AI chart analysis is exclusive/)).toBeNull();
    expect(recordedCalls().map(({ route }) => route)).toEqual(['GET /api/auth/user']);
  },
);

test('an outage is distinguished from being signed out, and trying again leads on', async () => {
  answer('GET /api/auth/user', unreachable);
  const { user } = renderScreen(<SignedIn />, { at: '/account' });
  expect(await screen.findByRole('heading', { level: 1, name: 'We can’t reach Wickwise right now' })).toBeTruthy();
  expect(screen.queryByText('Authentication Required')).toBeNull();
  answer('GET /api/auth/user', null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Authentication Required' })).toBeTruthy();
});

test('the goodbye of a deleted account stays when the user is refetched as signed out', async () => {
  answer('GET /api/auth/user', people.genesis);
  answer('GET /api/account', account);
  answer('GET /api/support', { email: null, academyUrl: null, hasRealTimeData: false, hasModel: false });
  const { user, client } = renderScreen(
    <Routes>
      <Route element={<SignedIn />}>
        <Route path="account" element={<AccountSections others={[]} />} />
      </Route>
    </Routes>,
    { at: '/account' },
  );
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  await user.type(await screen.findByLabelText('Type your email address to confirm'), account.email);

  const deletion = Promise.withResolvers<{ done: true }>();
  answer('DELETE /api/account', deletion.promise);
  await user.click(screen.getByRole('button', { name: 'Delete for good' }));
  answer('GET /api/auth/user', null);
  await act(() => client.refetchQueries(currentUserQuery));
  expect(recordedCalls('GET /api/auth/user')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Deleting…' })).toBeTruthy();

  await act(async () => deletion.resolve({ done: true }));
  expect(await screen.findByRole('heading', { name: 'Your account has been deleted' })).toBeTruthy();
});
