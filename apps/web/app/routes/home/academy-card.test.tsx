import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, unreachable } from '#tests/component/answers.ts';
import { catchFiles } from '#tests/component/downloads.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { AcademyCard } from './academy-card.tsx';

const academyUrl = 'https://academy.wickwise.example/';

afterEach(() => vi.restoreAllMocks());

function renderCard() {
  answer('GET /api/support', { email: null, academyUrl, hasRealTimeData: false, hasModel: false });
  return renderScreen(<AcademyCard />);
}

test('the last card on the home page opens the academy in a new tab', async () => {
  renderCard();
  const academy = await screen.findByRole('link', { name: /Visit the academy/ });
  expect([academy.getAttribute('href'), academy.getAttribute('target')]).toEqual([academyUrl, '_blank']);
});

test('the guide is downloaded as a page with the free patterns only', async () => {
  const files = catchFiles();
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: true }));
  const { user } = renderCard();
  await user.click(screen.getByRole('button', { name: 'Download the free guide' }));
  await expect.poll(() => files.map(({ name }) => name)).toEqual(['wickwise-free-guide.html']);
  const html = await files[0]?.content.text();
  const titles = [...(html ?? '').matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name);
  expect(titles).toEqual(['Doji', 'Hammer', 'Shooting Star', 'Bullish Engulfing', 'Bearish Engulfing']);
});

test('a guide whose patterns cannot be loaded says so', async () => {
  answer('GET /api/patterns', unreachable);
  const { user } = renderCard();
  await user.click(screen.getByRole('button', { name: 'Download the free guide' }));
  expect(await screen.findByText('We couldn’t create the guide')).toBeTruthy();
});
