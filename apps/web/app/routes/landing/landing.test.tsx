import { expect, test } from 'vitest';
import { answer } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import Landing from './landing.tsx';

function renderLanding(who: keyof typeof people) {
  answer('GET /api/auth/user', people[who]);
  return renderScreen(<Landing />, { at: '/landing' });
}

const card = (name: string) => {
  const heading = screen.getByRole('heading', { level: 3, name });
  return within(heading.closest('article') ?? document.body);
};
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the landing page leads to the lessons and the plans', () => {
  renderLanding('visitor');
  expect(hrefOf('Start Learning Free')).toBe('/learn');
  expect(hrefOf('View Plans')).toBe('/tier-breakdown');
  expect(hrefOf('Start Your Trading Journey')).toBe('/learn');
  for (const name of ['Interactive learning', 'Real-time analysis', 'Progress tracking']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
  }
});

test('the landing page says what is simulated or built in until real data and a model are connected', () => {
  renderLanding('visitor');
  expect(screen.getByText('Live market data (simulated here)')).toBeTruthy();
  expect(screen.getByText('AI chart analysis (built-in rules on this site)')).toBeTruthy();
  expect(screen.getByText(/Here, the market is simulated\.$/)).toBeTruthy();
});

test('the landing page offers both plans', async () => {
  renderLanding('visitor');
  const free = card('Free Access');
  const included = free.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(included).toEqual([
    expect.stringContaining('5 basic patterns'),
    expect.stringContaining('Limited quiz'),
    expect.stringContaining('Basic progress'),
  ]);
  expect(free.getByText('$0')).toBeTruthy();
  expect(free.getByRole('link', { name: 'Get Started Free' }).getAttribute('href')).toBe('/api/login');
  const heritage = card('Heritage Tier');
  for (const text of ['Most Popular', '$37', 'one-time']) expect(heritage.getByText(text)).toBeTruthy();
  expect(heritage.getAllByRole('listitem')).toHaveLength(6);
  const upgrade = await heritage.findByRole('link', { name: 'Upgrade to Heritage' });
  expect(upgrade.getAttribute('href')).toBe('/checkout');
});

test('the landing page tells three stories that say they are examples', () => {
  renderLanding('visitor');
  const stories = screen.getAllByRole('figure');
  expect(stories).toHaveLength(3);
  for (const story of stories.map((figure) => within(figure))) {
    expect(story.getByText('Example')).toBeTruthy();
    expect(story.getByRole('img', { name: '5 out of 5 stars' })).toBeTruthy();
  }
});

test('the landing page sells nothing to members who already have Heritage', async () => {
  renderLanding('heritage');
  expect(await card('Heritage Tier').findByText('You have Heritage access.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Upgrade to Heritage' })).toBeNull();
});
