import { beforeEach, expect, test } from 'vitest';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { SiteFooter } from '../../features/site/site-footer.tsx';
import Contact from './contact.tsx';
import Privacy from './privacy.tsx';
import Refunds from './refunds.tsx';
import Terms from './terms.tsx';
import WhatWeStore from './what-we-store.tsx';

test.each([
  ['Terms', Terms, /Education, not advice/],
  ['Privacy', Privacy, /Deleting it removes your learning data/],
  ['Privacy', Privacy, /For each trade you check in the journal, .* entry, risk and exit rules.*your stop/],
  ['Refunds', Refunds, /within 30 days of paying, you get the full price back/],
])('%s is a page of plain text that says what its operator has yet to fill in', (title, Screen, text) => {
  renderScreen(<Screen />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.body.textContent).toMatch(text);
  expect(document.body.textContent).toContain('This page is a template.');
});

test('what we store is listed with its reason and how long it’s kept', () => {
  renderScreen(<WhatWeStore />);
  const entry = screen.getByText(/^Your email address, your name/).closest('li');
  expect(entry?.textContent).toContain('Kept: For as long as you have an account.');
  expect(screen.getByRole('link', { name: 'your account' }).getAttribute('href')).toBe('/account#export');
});

const support = (email: string | null) =>
  answer('GET /api/support', { email, academyUrl: null, hasRealTimeData: false, hasModel: false });

beforeEach(() => answer('GET /api/auth/user', refusal('not_signed_in')));

test('the contact page opens a mail to support with a subject', async () => {
  support('help@wickwise.example');
  renderScreen(<Contact />);
  const link = await screen.findByRole('link', { name: 'help@wickwise.example' });
  expect(link.getAttribute('href')).toBe('mailto:help@wickwise.example?subject=Support');
});

test('a message is sent from the contact page, and what is missing is named first', async () => {
  support(null);
  answer('GET /api/auth/methods', { provider: null, mailbox: null });
  answer('POST /api/support/messages', { status: 'accepted' });
  const { user } = renderScreen(<Contact />);
  await user.type(await screen.findByLabelText('Your email address'), 'ann@example.com');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Write your message.')).toBeTruthy();
  await user.type(screen.getByLabelText('Message'), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thanks, we have your message.')).toBeTruthy();
  expect(recordedCalls('POST /api/support/messages')).toMatchObject([
    { body: { email: 'ann@example.com', message: 'Hello' } },
  ]);
});

test('a message that is refused stays in the form, with the reason', async () => {
  support(null);
  answer('POST /api/support/messages', refusal('too_many_requests', 'Give us some time to answer.'));
  const { user } = renderScreen(<Contact />);
  await user.type(await screen.findByLabelText('Your email address'), 'ann@example.com');
  await user.type(screen.getByLabelText('Message'), 'Hello again');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByDisplayValue('Hello again')).toBeTruthy();
});

test('the contact page names what can be solved without writing', async () => {
  support(null);
  renderScreen(<Contact />);
  expect(await screen.findByText(/^The academy has no site of its own yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'get a link by email' }).getAttribute('href')).toBe('/restore-access');
});

test('the footer of every page leads to them', () => {
  renderScreen(<SiteFooter />);
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(expect.arrayContaining(['/terms', '/privacy', '/refunds', '/contact']));
});
