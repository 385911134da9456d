import { expect, test } from 'vitest';
import { answer } from '#tests/component/answers.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { Stories } from './stories.tsx';

const academyUrl = 'https://academy.wickwise.example/';

test('home tells six stories, each marked as an example, and leads to the path and the academy', async () => {
  answer('GET /api/support', { email: null, academyUrl, hasRealTimeData: false, hasModel: false });
  renderScreen(<Stories />);
  const stories = within(screen.getByRole('region', { name: 'Student stories' }));
  expect(stories.getAllByRole('figure')).toHaveLength(6);
  expect(stories.getAllByText('Example')).toHaveLength(6);
  expect(stories.getByRole('link', { name: 'Start Learning Path' }).getAttribute('href')).toBe('/learning-path');
  const academy = await stories.findByRole('link', { name: /Join the academy/ });
  expect([academy.getAttribute('href'), academy.getAttribute('target')]).toEqual([academyUrl, '_blank']);
});

test('without an address the academy’s button leads to the page that says so', async () => {
  answer('GET /api/support', { email: null, academyUrl: null, hasRealTimeData: false, hasModel: false });
  renderScreen(<Stories />);
  const academy = await screen.findByRole('link', { name: 'Join the academy' });
  expect(academy.getAttribute('href')).toBe('/contact#academy');
});
