import { expect, test } from 'vitest';
import { answer, answerOutside, recordedCalls } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import SignIn from './sign-in.tsx';

test('a guest who has just paid signs in by a link to the address they paid with', async () => {
  answer('GET /api/auth/user', null);
  answer('GET /api/auth/methods', { provider: null, mailbox: null });
  answerOutside('POST /api/auth/sign-in/magic-link', () => Response.json({ done: true }));
  localStorage.setItem('heritage_payment_completed', 'true');
  localStorage.setItem('heritage_payment_timestamp', '1');
  sessionStorage.setItem('heritage_payment_email', 'buyer@example.com');
  const { user } = renderScreen(<SignIn />, { at: '/sign-in?returnTo=%2Flearn' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You’ve paid for Heritage. One step left.' }),
  ).toBeTruthy();
  expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'buyer@example.com');
  await user.click(screen.getByRole('button', { name: 'Email a sign-in link to buyer@example.com' }));
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeTruthy();
  expect(recordedCalls('POST /api/auth/sign-in/magic-link')[0]?.body).toMatchObject({ email: 'buyer@example.com' });
});

test('anyone who is signed in is told so, and isn’t offered a free account', async () => {
  answer('GET /api/auth/user', people.genesis);
  answer('GET /api/auth/methods', { provider: null, mailbox: null });
  renderScreen(<SignIn />, { at: '/sign-in' });
  expect(await screen.findByRole('heading', { name: 'You’re already signed in' })).toBeTruthy();
  expect(screen.queryByText(/free account|No card, no trial|as a visitor/)).toBeNull();
});
