import { expect, test } from 'vitest';
import { answer } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import TierBreakdown from './tier-breakdown.tsx';

const card = (name: string) => {
  const heading = screen.getByRole('heading', { level: 2, name });
  return within(heading.closest('article') ?? document.body);
};

test('the plans are compared side by side, and line by line', async () => {
  answer('GET /api/auth/user', null);
  renderScreen(<TierBreakdown />);
  const genesis = card('Genesis');
  for (const text of ['FREE', 'No credit card required']) expect(genesis.getByText(text)).toBeTruthy();
  expect(genesis.getByRole('link', { name: 'Start Learning Free' }).getAttribute('href')).toBe('/api/login');
  const heritage = card('Heritage');
  for (const text of ['MOST POPULAR', '$37', 'one-time']) expect(heritage.getByText(text)).toBeTruthy();
  const upgrade = await heritage.findByRole('link', { name: 'Upgrade to Heritage' });
  expect(upgrade.getAttribute('href')).toBe('/checkout');

  const table = within(screen.getByRole('table', { name: 'What Genesis and Heritage include' }));
  const columns = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['Feature', 'Genesis', 'Heritage']);
  for (const name of [
    'AI chart analysis Not included Built-in rules',
    'Basic lessons Included Included',
    /^Quizzes 10 a day.* Unlimited/,
  ]) {
    expect(table.getByRole('row', { name })).toBeTruthy();
  }
  expect(screen.getByRole('link', { name: 'See your plan' }).getAttribute('href')).toBe('/subscribe');
});

test('the plans sell a language model, real-time data, community and support only where there are any', async () => {
  answer('GET /api/auth/user', null);
  renderScreen(<TierBreakdown />);
  expect(card('Heritage').getByText('Live charts (a simulated market on this site)')).toBeTruthy();
  expect(card('Heritage').getByText('AI chart analysis (built-in rules on this site)')).toBeTruthy();
  expect(screen.getByText(/^Here, AI chart analysis uses no language model\./)).toBeTruthy();
  for (const open of [/up to 40 times a day/, /saved in the browser you use/, /lasts as long as Wickwise runs/]) {
    expect(screen.getByText(open)).toBeTruthy();
  }
  expect(document.body.textContent).not.toMatch(/real-time|community|support/i);
});

test('the plans of an installation with a model, a data provider, an academy and support say so', async () => {
  answer('GET /api/auth/user', null);
  const found = {
    email: 'help@wickwise.example',
    academyUrl: 'https://academy.wickwise.example/',
    hasRealTimeData: true,
    hasModel: true,
  };
  answer('GET /api/support', found);
  renderScreen(<TierBreakdown />);
  expect(await card('Heritage').findByText('Live charts with real-time data')).toBeTruthy();
  expect(card('Heritage').getByText('AI chart analysis')).toBeTruthy();
  expect(screen.getByRole('row', { name: 'AI chart analysis Not included Included' })).toBeTruthy();
  expect(screen.queryByText(/built-in rules|language model/i)).toBeNull();
  for (const sold of ['Community access', 'Basic support']) expect(card('Genesis').getByText(sold)).toBeTruthy();
  expect(card('Heritage').getByText('Priority support')).toBeTruthy();
});

test('the plans send a signed-in learner straight to the free lessons', async () => {
  answer('GET /api/auth/user', people.genesis);
  renderScreen(<TierBreakdown />);
  const lessons = await card('Genesis').findByRole('link', { name: 'Go to the free lessons' });
  expect(lessons.getAttribute('href')).toBe('/learn');
  expect(screen.queryByText('No credit card required')).toBeNull();
  expect(screen.queryByText(/Signed in\?/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Activate your Heritage access' })).toBeTruthy();
});

test('the plans offer Heritage owners no activation', async () => {
  answer('GET /api/auth/user', people.heritage);
  renderScreen(<TierBreakdown />);
  expect(await screen.findByText('You have Heritage access.')).toBeTruthy();
  expect(screen.queryByText(/Bought it already/)).toBeNull();
});
