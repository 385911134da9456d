import { afterEach, expect, test, vi } from 'vitest';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { catchFiles } from '#tests/component/downloads.ts';
import { account } from '#tests/component/people.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { TwoFactor } from './two-factor.tsx';

const BEGIN = 'POST /api/account/two-factor';
const CONFIRM = 'PUT /api/account/two-factor';
const END = 'DELETE /api/account/two-factor';
const RENEW = 'POST /api/account/two-factor/recovery-codes';
const SETUP = { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Wickwise:learner' };
const CODES = ['7K4M-Q2XP-9DRT', '2222-3333-4444'];
const on = { ...account, twoFactor: { since: '2026-03-02T09:00:00.000Z', recoveryCodesLeft: 9 } };

afterEach(() => vi.restoreAllMocks());

test('the setup shows the key, takes the first code and then shows the recovery codes once', async () => {
  answer(BEGIN, SETUP);
  answer(CONFIRM, refusal('wrong_code'));
  const { user } = renderScreen(<TwoFactor account={account} />);
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Set up two-factor sign-in' }));
  expect(await dialog.findByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
  expect(await dialog.findByRole('img', { name: 'QR code with the key below' })).toBeTruthy();
  const field = dialog.getByLabelText('Code from the app');
  await user.type(field, '12345{Enter}');
  expect(dialog.getByRole('alert').textContent).toContain('Enter the six digits your app shows.');
  await user.type(field, '6{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toContain('That code is wrong, or was already used.');
  expect(document.activeElement).toBe(field);
  answer(CONFIRM, { recoveryCodes: CODES });
  answer('GET /api/account', on);
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  expect(document.activeElement).toBe(await dialog.findByRole('heading', { name: 'Save your recovery codes' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  expect(recordedCalls(CONFIRM)).toMatchObject([{ body: { code: '123456' } }, { body: { code: '123456' } }]);
  await user.click(dialog.getByRole('button', { name: 'I’ve saved them' }));
  expect(screen.queryByText('7K4M-Q2XP-9DRT')).toBeNull();
});

test('a setup after an older sign-in asks for a new one', async () => {
  answer(BEGIN, refusal('sign_in_again'));
  const { user } = renderScreen(<TwoFactor account={account} />);
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  expect(await screen.findByRole('button', { name: 'Email me a sign-in link' })).toBeTruthy();
});

test('it can be turned off, and says so', async () => {
  answer(END, { done: true });
  answer('GET /api/account', account);
  const { user } = renderScreen(<TwoFactor account={on} />);
  expect(screen.getByText(/On since March 2, 2026\. You have 9 of 10 recovery codes left\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Turn off two-factor sign-in?' }));
  await user.click(dialog.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Two-factor sign-in is off.')).toBeTruthy();
  expect(recordedCalls(END)).toHaveLength(1);
});

test('the downloaded file says what the codes are for, for which account and of which day', async () => {
  const files = catchFiles();
  answer(RENEW, { recoveryCodes: CODES });
  answer('GET /api/account', on);
  const { user } = renderScreen(<TwoFactor account={on} />);
  await user.click(screen.getByRole('button', { name: 'Get new recovery codes' }));
  await user.click(screen.getByRole('button', { name: 'Get new codes' }));
  await user.click(await screen.findByRole('button', { name: 'Download as a file' }));
  expect(await files[0]?.content.text()).toMatch(
    /^Wickwise recovery codes for learner@example\.com, \w+ \d+, \d{4}\nEach works once .*\n\n7K4M-Q2XP-9DRT\n2222-3333-4444\n$/,
  );
});

test('new recovery codes are made only after the warning about the old ones', async () => {
  answer(RENEW, { recoveryCodes: CODES });
  answer('GET /api/account', on);
  const { user } = renderScreen(<TwoFactor account={on} />);
  await user.click(screen.getByRole('button', { name: 'Get new recovery codes' }));
  expect(recordedCalls(RENEW)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Get new codes' }));
  expect(await screen.findByText('7K4M-Q2XP-9DRT')).toBeTruthy();
});
