import { expect, test } from 'vitest';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import RestoreAccess from './restore-access.tsx';

const USER = 'GET /api/auth/user';
const METHODS = 'GET /api/auth/methods';

test('the page knows that a restore link opened Heritage before it moves on', async () => {
  answer(USER, null);
  answer('POST /api/auth/link/address', { email: people.heritage.email });
  answer('POST /api/restore-access', { hasHeritageAccess: true });
  const { user } = renderScreen(<RestoreAccess />, { at: '/restore-access?token=one-time' });
  const button = await screen.findByRole('button', { name: `Sign in as ${people.heritage.email}` });
  answer(USER, people.heritage);
  await user.click(button);
  expect(await screen.findByText('You have Heritage')).toBeTruthy();
  expect(screen.getByText(/You’re signed in as/).textContent).toContain(people.heritage.email);
  expect(document.activeElement, 'the focus is lost with the button').not.toBe(document.body);
});

test('a used restore link says what became of it, and offers a new one, support and a link home', async () => {
  answer(USER, null);
  answer('POST /api/auth/link/address', refusal('link_invalid'));
  answer('GET /api/support', {
    email: 'help@wickwise.example',
    academyUrl: null,
    hasRealTimeData: false,
    hasModel: false,
  });
  renderScreen(<RestoreAccess />, { at: '/restore-access?token=spent' });
  expect(await screen.findByText('Failed to restore access. Please contact support.')).toBeTruthy();
  expect(screen.getByText(/^This link no longer works\. .* We can send you a new one\.$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send a new link' })).toBeTruthy();
  const support = await screen.findByRole('link', { name: 'help@wickwise.example' });
  expect(support.getAttribute('href')).toBe('mailto:help@wickwise.example');
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});

test('every address gets the same response, whichever link is requested, and can be changed', async () => {
  answer(USER, null);
  answer(METHODS, { provider: null, mailbox: null });
  answer('POST /api/heritage/direct-access', { outcome: 'check_inbox', message: 'Look in your inbox.' });
  answer('POST /api/emergency-login', { message: 'Look in your inbox.' });
  const { user } = renderScreen(<RestoreAccess />, { at: '/restore-access' });
  for (const name of ['Send me the link', 'Email me a sign-in link instead']) {
    await user.type(await screen.findByLabelText('Email address'), 'nobody@example.com');
    await user.click(screen.getByRole('button', { name }));
    const heading = await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(document.activeElement).toBe(heading);
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
  }
  expect(await screen.findByLabelText('Email address')).toBeTruthy();
});

test('when no link could be requested, a link home appears with the reason', async () => {
  answer(USER, null);
  answer('POST /api/heritage/direct-access', refusal('internal_error', ''));
  const { user } = renderScreen(<RestoreAccess />, { at: '/restore-access' });
  await user.type(await screen.findByLabelText('Email address'), 'buyer@example.com');
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  expect(await screen.findByText('Failed to restore access. Please contact support.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(recordedCalls('POST /api/heritage/direct-access')).toMatchObject([{ body: { email: 'buyer@example.com' } }]);
});
