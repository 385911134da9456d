import { expect, test } from 'vitest';
import { answer } from '#tests/component/answers.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { SupportLink } from './support-link.tsx';

const none = { email: null, academyUrl: null, hasRealTimeData: false, hasModel: false };

test('without an address of support, the contact page is linked', async () => {
  answer('GET /api/support', none);
  renderScreen(<SupportLink />);
  expect((await screen.findByText('Contact us')).getAttribute('href')).toBe('/contact');
});

test('with one, it can be written to', async () => {
  answer('GET /api/support', { ...none, email: 'help@example.com' });
  renderScreen(<SupportLink />);
  expect((await screen.findByText('help@example.com')).getAttribute('href')).toBe('mailto:help@example.com');
});
