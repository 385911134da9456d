import { beforeEach, expect, test } from 'vitest';
import { answer, refusal } from '#tests/component/answers.ts';
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
  expect(entry?.textContent).toContain('Kept: As long as your account.');
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

test('without an address, the contact page says so and names what can be solved without one', async () => {
  support(null);
  renderScreen(<Contact />);
  expect(await screen.findByText(/no support address yet/)).toBeTruthy();
  expect(screen.getByText(/^The academy’s own site isn’t linked here yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'get a link by email' }).getAttribute('href')).toBe('/restore-access');
});

test('the footer of every page leads to them', () => {
  renderScreen(<SiteFooter />);
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(expect.arrayContaining(['/terms', '/privacy', '/refunds', '/contact']));
});
