import { expect, test } from 'vitest';
import { recordedCalls } from '#tests/component/answers.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { SignInForm } from './sign-in-form.tsx';

function renderForm() {
  const entered = { name: '', email: '', password: '' };
  const form = { entered, onEnter: () => {}, onMailed: () => {}, onSignedIn: () => {}, returnTo: '/learn' };
  return renderScreen(<SignInForm {...form} />);
}

test('an address that cannot receive mail gets no link, and is pointed out until it is corrected', async () => {
  const { user } = renderForm();
  const field = screen.getByLabelText('Email address');
  await user.type(field, 'buyer@localhost');
  await user.click(screen.getByRole('button', { name: 'Email me a sign-in link instead' }));
  expect(screen.getByRole('alert').textContent).toBe('Check the address: it should look like name@example.com.');
  expect(document.activeElement).toBe(field);
  await user.type(field, '.d');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(recordedCalls()).toEqual([]);
});
