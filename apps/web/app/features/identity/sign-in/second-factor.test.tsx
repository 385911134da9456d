import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, answerOutside, recordedCalls, refusal } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen, waitFor } from '#tests/component/render-screen.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SignInForm } from './sign-in-form.tsx';

const PENDING = 'GET /api/auth/second-factor';
const PASS = 'POST /api/auth/second-factor';
const AT = '/sign-in/second-factor?returnTo=%2Faccount';

const assign = vi.spyOn(window.location, 'assign');
beforeEach(() => {
  assign.mockReset().mockImplementation(() => {});
  answer('GET /api/auth/user', null);
});
afterEach(() => void assign.mockReset());

test('a code of the app completes the sign-in and goes on to the page', async () => {
  answer(PENDING, { email: 'ann@example.com', hasPasskey: false });
  answer(PASS, refusal('wrong_code'));
  const { user } = renderScreen(<SecondFactor />, { at: AT });
  expect(await screen.findByText('ann@example.com')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  await user.type(screen.getByLabelText('Code from your authenticator app'), '123 456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('That code is wrong, or was already used.');
  answer(PASS, { done: true });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/account'));
});

test('a recovery code takes the place of the app', async () => {
  answer(PENDING, { email: 'ann@example.com', hasPasskey: true });
  answer(PASS, { done: true });
  const { user } = renderScreen(<SecondFactor />, { at: AT });
  expect(await screen.findByRole('button', { name: 'Use a passkey' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByLabelText('Recovery code'), '7k4m-q2xp{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('A recovery code has 12 letters and digits.');
  await user.type(screen.getByLabelText('Recovery code'), '-9drt{Enter}');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/account'));
  expect(recordedCalls(PASS)).toMatchObject([{ body: { code: '7k4m-q2xp-9drt' } }]);
});

test('a wrong recovery code is not blamed on the app', async () => {
  answer(PENDING, { email: 'ann@example.com', hasPasskey: false });
  answer(PASS, refusal('wrong_code'));
  const { user } = renderScreen(<SecondFactor />, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByLabelText('Recovery code'), '7k4m-q2xp-9drt{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'That recovery code is wrong, or you’ve already used it. Try another one.',
  );
});

test('once the sign-in has expired, the page leads back to the sign-in', async () => {
  answer(PENDING, { email: 'ann@example.com', hasPasskey: false });
  answer(PASS, refusal('sign_in_expired'));
  const { user } = renderScreen(<SecondFactor />, { at: AT });
  await user.type(await screen.findByLabelText('Code from your authenticator app'), '123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Please sign in again' })).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
  const link = screen.getByRole('link', { name: 'Go to sign-in' });
  expect(link.getAttribute('href')).toBe('/sign-in?returnTo=%2Faccount');
});

test('anyone who is already signed in reads that, not that something expired', async () => {
  answer(PENDING, null);
  answer('GET /api/auth/user', people.genesis);
  renderScreen(<SecondFactor />, { at: AT });
  expect(await screen.findByRole('heading', { name: 'You’re already signed in' })).toBeTruthy();
  expect(screen.queryByText('Please sign in again')).toBeNull();
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/account');
});

test('without a session and a sign-in that waits, the page leads back to the sign-in', async () => {
  answer(PENDING, null);
  renderScreen(<SecondFactor />, { at: AT });
  expect(await screen.findByRole('heading', { name: 'Please sign in again' })).toBeTruthy();
});

test('a password of an account with two factors hands over what comes next', async () => {
  answerOutside('POST /api/auth/sign-in/email', () => Response.json({ done: true, needsSecondFactor: true }));
  const passed = vi.fn();
  const entered = { name: '', email: 'ann@example.com', password: 'a-long-password' };
  const rest = { onEnter: () => {}, onMailed: () => {}, returnTo: '/learn' };
  const { user } = renderScreen(<SignInForm entered={entered} onSignedIn={passed} {...rest} />);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(passed).toHaveBeenCalledWith({ done: true, needsSecondFactor: true }));
});
