import { expect, test } from 'vitest';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { account } from '#tests/component/people.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { AccountSections } from './account-sections.tsx';

const REQUEST = 'PUT /api/account/email-change';
const CANCEL = 'DELETE /api/account/email-change';
const expiresAt = '2026-03-02T10:00:00.000Z';

function renderAccount(emailChange: typeof account.emailChange = null) {
  answer('GET /api/account', { ...account, emailChange });
  answer('GET /api/auth/methods', { provider: null, mailbox: null });
  answer('GET /api/support', {
    email: 'help@wickwise.example',
    academyUrl: null,
    hasRealTimeData: false,
    hasModel: false,
  });
  return renderScreen(<AccountSections others={[]} />, { at: '/account' });
}

test('a new address is sent in its one spelling, and the page says which mailbox to check', async () => {
  const { user } = renderAccount();
  answer(REQUEST, {
    ...account,
    emailChange: { newEmail: 'ann@xn--e1afmkfd.xn--p1ai', waitsFor: 'current', expiresAt },
  });
  await user.type(await screen.findByLabelText('New email address'), ' ann@пример.рф ');
  await user.click(screen.getByRole('button', { name: 'Change email address' }));
  expect(await screen.findByText('Check your current inbox')).toBeTruthy();
  expect(screen.getByText(/We sent a link to learner@example\.com\./)).toBeTruthy();
  expect(recordedCalls(REQUEST)).toMatchObject([{ body: { newEmail: 'ann@xn--e1afmkfd.xn--p1ai' } }]);
});

test.each([
  ['Learner@Example.com', 'That’s already your email address.'],
  ['ann', 'Check the address: it should look like name@example.com.'],
  ['josé@example.com', /accented or non-Latin letters before the @/],
])('the new address %s is refused beside the field', async (typed, reason) => {
  const { user } = renderAccount();
  await user.type(await screen.findByLabelText('New email address'), typed);
  await user.click(screen.getByRole('button', { name: 'Change email address' }));
  expect(screen.getByRole('alert').textContent).toMatch(reason);
  expect(recordedCalls(REQUEST)).toEqual([]);
});

test('an older sign-in has to be renewed first', async () => {
  const { user } = renderAccount();
  answer(REQUEST, refusal('sign_in_again'));
  answer('POST /api/auth/sign-in/magic-link', { done: true });
  await user.type(await screen.findByLabelText('New email address'), 'ann@example.com');
  await user.click(screen.getByRole('button', { name: 'Change email address' }));
  const section = within(screen.getByRole('region', { name: 'Email address' }));
  await user.click(await section.findByRole('button', { name: 'Email me a sign-in link' }));
  const [mailed] = recordedCalls('POST /api/auth/sign-in/magic-link');
  expect(mailed?.body).toEqual({ email: 'learner@example.com', callbackURL: '/account#email' });
});

test('a change that waits for the new mailbox can be canceled', async () => {
  const { user } = renderAccount({ newEmail: 'ann@example.com', waitsFor: 'new', expiresAt });
  expect(await screen.findByText('Check your new inbox')).toBeTruthy();
  answer(CANCEL, account);
  await user.click(screen.getByRole('button', { name: 'Cancel the change' }));
  expect(await screen.findByLabelText('New email address')).toBeTruthy();
});

test('someone who lost the mailbox is pointed to support', async () => {
  renderAccount();
  expect(await screen.findByRole('link', { name: 'help@wickwise.example' })).toBeTruthy();
});
