import { SIGNED_IN_COOKIE } from '@wickwise/contract/constants';
import { expect, test } from 'vitest';
import { answer, never, unreachable } from '#tests/component/answers.ts';
import { people, stats } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import ProgressPage from '../progress/progress.tsx';
import Vocabulary from '../vocabulary/vocabulary.tsx';
import { SiteBar, SiteHeader } from './site-navigation.tsx';

const STILL = 'If you were signed in, you still are, and your progress is safe.';

function remember(session: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it.
  document.cookie = `${SIGNED_IN_COOKIE}=${session}`;
}

function renderOpenPage(page = <p>An open page</p>, at = '/learn') {
  answer('GET /api/auth/user', unreachable);
  return renderScreen(
    <>
      <SiteHeader />
      {page}
      <SiteBar />
    </>,
    { at },
  );
}

test('a learner whom the server can’t name is not turned into a visitor, and trying again brings them back', async () => {
  remember('ann');
  const { user } = renderOpenPage();
  expect(await screen.findByText(STILL)).toBeTruthy();
  for (const name of ['Sign In', 'Upgrade $37', 'Upgrade']) {
    expect(screen.queryByRole('link', { name, hidden: true }), name).toBeNull();
  }
  expect(screen.queryByText('Free Access')).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign Out' })).toBeTruthy();
  answer('GET /api/auth/user', people.genesis);
  answer('GET /api/stats', { ...stats, streak: 17 });
  answer('GET /api/celebrations', []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: '17-day streak, level 1' })).toBeTruthy();
  expect(screen.queryByText(STILL)).toBeNull();
});

test('a visitor who can’t reach the server stays a visitor, without a message', async () => {
  renderOpenPage();
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeTruthy();
  await expect.poll(() => screen.queryByText(STILL)).toBeNull();
});

test('progress shows no zeros of a learner whom the server can’t name', async () => {
  remember('ann');
  // What a visitor's page would show, before the server fails to say who the viewer is.
  answer('GET /api/patterns', never);
  answer('GET /api/flashcards', never);
  renderOpenPage(<ProgressPage />, '/progress');
  expect(await screen.findByText(STILL)).toBeTruthy();
  expect(screen.queryByText('0%')).toBeNull();
});

test('the vocabulary counts no terms of a learner whom the server can’t name', async () => {
  remember('ann');
  renderOpenPage(<Vocabulary />, '/vocabulary');
  expect(await screen.findByText(STILL)).toBeTruthy();
  expect(screen.queryByText(/^0 of \d+/)).toBeNull();
});
