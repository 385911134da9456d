import { expect, test, vi } from 'vitest';
import { answer, recordedCalls, refusal, unreachable } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen, waitFor } from '#tests/component/render-screen.tsx';
import { SpendLink } from './spend-link.tsx';

const USER = 'GET /api/auth/user';
const ADDRESS = 'POST /api/auth/link/address';
const SPEND = 'POST /api/auth/link';
const AT = '/sign-in/link?token=one-time&returnTo=%2Faccount';
const EMAIL = 'ann@example.com';

const findButton = () => screen.findByRole('button', { name: `Sign in as ${EMAIL}` });

test('a link that couldn’t be read can be read again, and the focus is kept', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  answer(USER, null);
  answer(ADDRESS, unreachable);
  answer(SPEND, { passwordKept: true });
  const { user } = renderScreen(<SpendLink />, { at: AT });
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t check your link');
  expect(screen.queryByRole('button', { name: /^Sign in/ })).toBeNull();
  answer(ADDRESS, { email: EMAIL });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const button = await findButton();
  expect(document.activeElement, 'the focus is lost with the button').not.toBe(document.body);
  await user.tab();
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/account'));
  assign.mockRestore();
});

test('a link of an account with two factors leads to the second one, also without a password', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  answer(USER, null);
  answer(ADDRESS, { email: EMAIL });
  answer(SPEND, { passwordKept: false, needsSecondFactor: true });
  const { user } = renderScreen(<SpendLink />, { at: AT });
  await user.click(await findButton());
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/sign-in/second-factor?returnTo=%2Faccount'));
  assign.mockRestore();
});

test('a link warns when another account is signed in', async () => {
  answer(USER, people.genesis);
  answer(ADDRESS, { email: EMAIL });
  renderScreen(<SpendLink />, { at: AT });
  expect(await findButton()).toBeTruthy();
  // While the page is loading, that is a status as well.
  const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(statuses.join(' ')).toContain(
    `You’re signed in as ${people.genesis.email}; this link signs you in as ${EMAIL}`,
  );
});

test('a link that was replaced by a newer one says so, and another one can be sent', async () => {
  answer(USER, null);
  answer(ADDRESS, refusal('link_invalid'));
  renderScreen(<SpendLink />, { at: AT });
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('a newer one replaced it');
  expect(screen.getByRole('button', { name: 'Send a new link' })).toBeTruthy();
});

test('the page of a link without its token says what to do, and asks for an address', async () => {
  answer(USER, null);
  const { user } = renderScreen(<SpendLink />, { at: '/sign-in/link' });
  expect(await screen.findByRole('heading', { name: 'Open the link from your email' })).toBeTruthy();
  expect(screen.getByText(/^When you open this page from the email, it has a button that signs you in\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(screen.getByRole('alert').textContent).toBe('Enter your email address.');
  expect(recordedCalls().map(({ route }) => route)).toEqual([USER]);
});
