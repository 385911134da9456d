import { expect, test } from 'vitest';
import { answer, recordedCalls, refusal, unreachable } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { ConfirmEmailChange } from './confirm-email-change.tsx';

const READ = 'POST /api/email-change/link';
const CONFIRM = 'POST /api/email-change';
const AT = '/email-change?token=one-time';
const NEW = 'new@example.com';

function open(at = AT) {
  answer('GET /api/auth/user', people.genesis);
  answer('GET /api/auth/methods', { provider: null, mailbox: null });
  return renderScreen(<ConfirmEmailChange />, { at });
}

test('the link of the current mailbox names both addresses, and only its button confirms', async () => {
  answer(READ, { mailbox: 'current', currentEmail: 'old@example.com', newEmail: NEW });
  answer(CONFIRM, { confirmed: 'current', newEmail: NEW });
  const { user } = open();
  expect((await screen.findByText(/^From/)).textContent).toContain(`From old@example.com to ${NEW}.`);
  expect(recordedCalls(CONFIRM)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm the change' }));
  expect(await screen.findByRole('heading', { name: 'Now check your new inbox' })).toBeTruthy();
  expect(recordedCalls(CONFIRM)).toMatchObject([{ body: { token: 'one-time' } }]);
});

test('the link of the new mailbox changes the address', async () => {
  answer(READ, { mailbox: 'new', currentEmail: 'o•••@e•••.com', newEmail: NEW });
  answer(CONFIRM, { confirmed: 'new', newEmail: NEW });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Use this address' }));
  expect(await screen.findByRole('heading', { name: 'Your email address has been changed' })).toBeTruthy();
});

test('an address that got an account meanwhile is not used', async () => {
  answer(READ, { mailbox: 'new', currentEmail: 'o•••@e•••.com', newEmail: NEW });
  answer(CONFIRM, refusal('email_taken'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Use this address' }));
  expect((await screen.findByRole('alert')).textContent).toContain('now has its own Wickwise account');
});

test('a link that no longer works, and a page without one, say where to start again', async () => {
  answer(READ, refusal('link_invalid'));
  open();
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open your account' }).getAttribute('href')).toBe('/account#email');
});

test('a link that couldn’t be read can be read again', async () => {
  answer(READ, unreachable);
  const { user } = open();
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t reach the server');
  answer(READ, { mailbox: 'new', currentEmail: 'o•••@e•••.com', newEmail: NEW });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Use this address' })).toBeTruthy();
});
