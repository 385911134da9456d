import { expect, test, vi } from 'vitest';
import { answerOutside, recordedCalls } from '#tests/component/answers.ts';
import { renderScreen, screen, waitFor } from '#tests/component/render-screen.tsx';
import { SignUpForm } from './sign-up-form.tsx';

function renderForm() {
  const onMailed = vi.fn();
  const entered = { name: '', email: '', password: '' };
  const form = { entered, onEnter: () => {}, onMailed, onSignedIn: () => {}, returnTo: '/learn' };
  return { onMailed, ...renderScreen(<SignUpForm {...form} />) };
}

test('signing up without a password requires only an email address', async () => {
  answerOutside('POST /api/auth/sign-in/magic-link', () => Response.json({ done: true }));
  const { user, onMailed } = renderForm();
  await user.type(screen.getByLabelText('Email address'), 'robin@example.com');
  await user.click(screen.getByRole('button', { name: 'Sign up without a password' }));
  await waitFor(() => expect(onMailed).toHaveBeenCalledWith({ email: 'robin@example.com', why: 'asked' }));
  expect(recordedCalls().map(({ body }) => body)).toEqual([{ email: 'robin@example.com', callbackURL: '/learn' }]);
});

test('a password that attackers try first is explained at its field', async () => {
  answerOutside('POST /api/auth/sign-up/email', () => Response.json({ code: 'common_password' }, { status: 400 }));
  const { user, onMailed } = renderForm();
  await user.type(screen.getByLabelText('Name'), 'Robin');
  await user.type(screen.getByLabelText('Email address'), 'robin@example.com');
  await user.type(screen.getByLabelText('Password'), 'qwertyuiop');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This password is on lists .* Choose another one\.$/);
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  expect(onMailed).not.toHaveBeenCalled();
});
