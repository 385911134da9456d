import { expect, test } from 'vitest';
import { answer, recordedCalls, unreachable } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import ActivateHeritage from './activate-heritage.tsx';
import HeritageAccess from './heritage-access.tsx';

const USER = 'GET /api/auth/user';

test.each([
  {
    path: '/activate-heritage',
    Screen: ActivateHeritage,
    call: 'POST /api/heritage/direct-access',
    text: 'Heritage access activated! Redirecting to learning dashboard...',
  },
  {
    path: '/heritage-access',
    Screen: HeritageAccess,
    call: 'POST /api/grant-heritage-access',
    text: 'Heritage access activated! Redirecting to learning page...',
  },
] as const)(
  '$path says that heritage is open, and so does the rest of the page',
  async ({ path, Screen, call, text }) => {
    answer(USER, people.genesis);
    answer(call, { outcome: 'activated', message: 'Open.' });
    const { user } = renderScreen(<Screen />, { at: path });
    const button = await screen.findByRole('button', { name: 'Activate Heritage access' });
    expect(screen.getByRole('link', { name: /^Get Heritage for/ })).toBeTruthy();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.type(screen.getByLabelText('Email address'), people.heritage.email);
    answer(USER, people.heritage);
    await user.click(button);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(await screen.findByText('You have Heritage')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Get Heritage for/ })).toBeNull();
    expect(recordedCalls(call)).toMatchObject([{ body: { email: people.heritage.email } }]);
  },
);

test('the grant page says what is missing, and when the server did not respond', async () => {
  answer(USER, null);
  answer('POST /api/grant-heritage-access', unreachable);
  const { user } = renderScreen(<HeritageAccess />, { at: '/heritage-access' });
  const field = await screen.findByLabelText('Email address');
  await user.type(field, '{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Please enter your email address');
  await user.type(field, 'buyer@example.com{Enter}');
  expect(await screen.findByText('Network error. Please try again.')).toBeTruthy();
});
