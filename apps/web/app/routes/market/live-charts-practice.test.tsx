import { tips } from '@wickwise/curriculum/copy/tips';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, never } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import LiveCharts from './live-charts.tsx';

vi.mock('#app/features/market/chart/price-chart.ts', () => import('#tests/component/fake-price-chart.ts'));

beforeEach(() => {
  answer('GET /api/auth/user', people.heritage);
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: true }));
  answer('GET /api/market/candles/:symbol', never);
});

const section = (title: string) => {
  const heading = screen.getByRole('heading', { level: 2, name: title });
  return within(heading.closest('section') ?? document.body);
};

test('beside the chart are tips, an exercise, a link to the lessons and the assistant', async () => {
  const { user } = renderScreen(<LiveCharts />, { at: '/live-charts' });
  await user.click(screen.getByRole('tab', { name: 'More' }));
  const listed = section('Tips').getAllByRole('listitem');
  expect(listed.map(({ textContent }) => textContent)).toEqual([...tips['live-charts']]);
  const exercise = section('Practice exercise');
  expect(exercise.getAllByRole('listitem')).toHaveLength(3);
  expect(exercise.getByRole('link', { name: 'Review Pattern Library' }).getAttribute('href')).toBe('/learn');
  await user.click(screen.getByRole('tab', { name: 'Wick' }));
  expect(await screen.findByRole('button', { name: 'Ask Wick about AAPL' })).toBeTruthy();
});
