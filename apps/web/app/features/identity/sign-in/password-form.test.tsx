import { expect, test } from 'vitest';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { account } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { PasswordForm } from './password-form.tsx';

const SAVE = 'PUT /api/account/password';
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('changing the password requires the old one', async () => {
  answer(SAVE, refusal('wrong_password'));
  const { user } = renderScreen(<PasswordForm account={account} />, { at: '/account' });
  await user.type(field('Current password'), 'not the password');
  await user.type(field('New password'), 'two unrelated words');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect((await screen.findByRole('alert')).textContent).toBe('That’s not your current password.');
  expect(document.activeElement).toBe(field('Current password'));

  answer(SAVE, { done: true });
  await user.clear(field('Current password'));
  await user.type(field('Current password'), 'the old password');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByText('Password saved.')).toBeTruthy();
  expect(screen.getByText('All other sessions were ended.')).toBeTruthy();
  expect(field('Current password').value).toBe('');
  expect(recordedCalls(SAVE).at(-1)?.body).toEqual({
    currentPassword: 'the old password',
    newPassword: 'two unrelated words',
  });
});

test.each(['common_password', 'guessable_password'] as const)(
  'a new password refused as %s is explained at its field',
  async (code) => {
    answer(SAVE, refusal(code));
    const { user } = renderScreen(<PasswordForm account={account} />, { at: '/account' });
    await user.type(field('Current password'), 'the old password');
    await user.type(field('New password'), 'qwertyuiop');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This password is .* Choose another one\.$/);
    expect(document.activeElement).toBe(field('New password'));
  },
);
