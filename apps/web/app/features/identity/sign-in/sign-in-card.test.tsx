import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, answerOutside, recordedCalls } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen, waitFor } from '#tests/component/render-screen.tsx';
import { SignInCard } from './sign-in-card.tsx';

const USER = 'GET /api/auth/user';
const PASSWORD = 'POST /api/auth/sign-in/email';
const HOSTILE = ['https://evil.example/', '//evil.example', '/\\evil.example', '/sign-in', '/api/logout'];

beforeEach(() => {
  answer(USER, null);
  answer('GET /api/auth/methods', { provider: null, mailbox: null });
});

function renderCard(returnTo = '/learn') {
  return renderScreen(<SignInCard buyerEmail="" />, { at: `/sign-in?${new URLSearchParams({ returnTo })}` });
}

type User = ReturnType<typeof renderCard>['user'];

async function submitPassword(user: User): Promise<void> {
  await user.type(await screen.findByLabelText('Email address'), 'ann@example.com');
  await user.type(screen.getByLabelText('Password'), 'candlestick-demo');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

test('an empty field shows its message before anything is sent', async () => {
  const { user } = renderCard();
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Email address'));
  expect(alerts()).toEqual(['Enter your email address.', 'Enter your password.']);
  await user.click(screen.getByRole('tab', { name: 'Create account' }));
  await user.type(screen.getByLabelText('Name'), 'Robin');
  await user.type(screen.getByLabelText('Email address'), 'robin@');
  await user.type(screen.getByLabelText('Password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(alerts()).toEqual(['Check the address: it should look like name@example.com.', 'Use at least 10 characters.']);
  expect(recordedCalls().map(({ route }) => route)).not.toContain(PASSWORD);
});

test.each([
  ['/account', '/account'],
  ['//evil.example', '/learn'],
])('with the return address %s a sign-in leads to %s', async (returnTo, place) => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  answerOutside(PASSWORD, () => Response.json({ redirect: false }));
  const { user } = renderCard(returnTo);
  await submitPassword(user);
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(place));
  assign.mockRestore();
});

test.each(HOSTILE)('a signed-in learner is not sent to %s', async (to) => {
  answer(USER, people.genesis);
  renderCard(to);
  const onward = await screen.findByRole('link', { name: 'Continue' });
  expect(onward.getAttribute('href')).toBe('/learn');
});

test.each([
  [{ 'x-retry-after': '42' }, /too many tries in a short time\. Try again in 42 seconds\./],
  [{}, /too many tries in a short time\. Wait a minute/],
])('a password attempt over the limit is refused with how long to wait', async (headers, words) => {
  answerOutside(PASSWORD, () => Response.json({ code: 'too_many_requests' }, { status: 429, headers }));
  const { user } = renderCard();
  await submitPassword(user);
  expect(await screen.findByText(words)).toBeTruthy();
});

function CardOfBuyer() {
  const [email, setEmail] = useState('');
  return (
    <>
      <button type="button" onClick={() => setEmail('buyer@example.com')}>
        Know the buyer
      </button>
      <SignInCard buyerEmail={email} />
    </>
  );
}

test('a buyer’s address is filled in once known, and replaces neither the chosen tab nor what was typed', async () => {
  const { user } = renderScreen(<CardOfBuyer />, { at: '/sign-in' });
  await user.click(await screen.findByRole('tab', { name: 'Create account' }));
  await user.type(screen.getByLabelText('Name'), 'Robin');
  await user.click(screen.getByRole('button', { name: 'Know the buyer' }));
  expect((screen.getByLabelText('Email address') as HTMLInputElement).value).toBe('buyer@example.com');
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Robin');
});

test('without a passkey or a provider to choose, nothing follows the form', async () => {
  renderCard();
  await screen.findByRole('button', { name: 'Sign in' });
  await waitFor(() => expect(screen.queryByText('or')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});

test('a provider is offered after the form, as another method', async () => {
  answer('GET /api/auth/methods', { provider: { name: 'Campus' }, mailbox: null });
  renderCard();
  expect(await screen.findByRole('button', { name: 'Continue with Campus' })).toBeTruthy();
  expect(screen.getByText('or')).toBeTruthy();
});
