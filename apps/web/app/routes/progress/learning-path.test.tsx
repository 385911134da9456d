import { fundamentals } from '@wickwise/curriculum/fundamentals/fundamentals';
import { learningModules } from '@wickwise/curriculum/learning-modules';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { expect, test } from 'vitest';
import { answer, recordedCalls, unreachable } from '#tests/component/answers.ts';
import { people, stats } from '#tests/component/people.ts';
import { fireEvent, renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { answerToday } from '#tests/component/today.ts';
import LearningPath from './learning-path.tsx';

const MARK = 'PUT /api/completions/:kind/:itemId';

interface PathOptions {
  who?: 'visitor' | 'genesis';
  modules?: string[];
  sections?: string[];
}

function renderPath({ who = 'visitor', modules = [], sections = [] }: PathOptions = {}) {
  answer('GET /api/auth/user', people[who]);
  answer('GET /api/progress', []);
  answer('GET /api/completions', { terms: [], sections, modules, articles: [] });
  answerNextStep();
  return renderScreen(<LearningPath />, { at: '/learning-path', path: '/learning-path' });
}

function answerNextStep() {
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: false }));
  answerToday();
}

const card = (title: string) =>
  within(screen.getByRole('heading', { level: 3, name: title }).closest('li') ?? document.body);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the guide leads to the fundamentals and to the patterns, and the path begins with its first module', async () => {
  const { user, address } = renderPath();
  expect(screen.getByRole('heading', { name: 'Quick Start Guide' })).toBeTruthy();
  expect([hrefOf('Start Here'), hrefOf('Skip to Patterns')]).toEqual(['/trading-fundamentals', '/learn']);
  await screen.findByRole('link', { name: 'Start Trading Fundamentals' });
  await user.click(screen.getByRole('link', { name: 'Start Learning Path' }));
  expect(address()).toBe('/trading-fundamentals');
  expect(localStorage.getItem('wickwise.visitor-progress')).toContain('"modules":["trading-fundamentals"]');
});

test('each module shows its time, and those whose prerequisites are open are locked', async () => {
  renderPath();
  await screen.findByRole('link', { name: 'Start Trading Fundamentals' });
  for (const { title, estimatedTime } of learningModules) {
    const heading = screen.getByRole('heading', { level: 3, name: title });
    expect(heading.closest('li')?.textContent).toContain(`${estimatedTime} min`);
  }
  expect(screen.getAllByText('Locked')).toHaveLength(6);
  expect(card('Knowledge Check').getByText('Complete first: Reading Candlesticks and Flashcards')).toBeTruthy();
});

test('starting a module completes it in a visitor’s browser and leads to its screen', async () => {
  const { user, address } = renderPath();
  await user.click(await screen.findByRole('link', { name: 'Start Trading Fundamentals' }));
  expect(address()).toBe('/trading-fundamentals');
  expect(localStorage.getItem('wickwise.visitor-progress')).toContain('"modules":["trading-fundamentals"]');
});

test('what is completed says so and unlocks what builds on it', async () => {
  renderPath({ who: 'genesis', modules: ['trading-fundamentals'] });
  expect(await card('Trading Fundamentals').findByText('Completed')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open again: Trading Fundamentals' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start Reading Candlesticks' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Start Learning Path' })).toBeNull();
  expect(hrefOf('Continue Learning Path')).toBe('/vocabulary');
  expect(document.body.textContent).toContain('1 of 8 modules completed');
});

const sections = fundamentals.map(({ id }) => id);

test.each(['visitor', 'genesis'] as const)(
  'all five sections complete the fundamentals for a %s and unlock what builds on them',
  async (who) => {
    const lists = { patternIds: [], terms: [], sections: who === 'visitor' ? sections : [], modules: [], articles: [] };
    localStorage.setItem('wickwise.visitor-progress', JSON.stringify({ version: 2, ...lists }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    renderPath({ who, sections });
    expect(await card('Trading Fundamentals').findByText('Completed')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start Reading Candlesticks' })).toBeTruthy();
    expect(hrefOf('Continue Learning Path')).toBe('/vocabulary');
    expect(document.body.textContent).toContain('1 of 8 modules completed');
  },
);

test('a module that could not be saved says so on the screen it led to, and can be tried again', async () => {
  answer(MARK, unreachable);
  const { user, address } = renderPath({ who: 'genesis' });
  await user.click(await screen.findByRole('link', { name: 'Start Trading Vocabulary' }));
  expect(address()).toBe('/vocabulary');
  expect(await screen.findByText('“Trading Vocabulary” isn’t marked as completed')).toBeTruthy();
  answer(MARK, { earned: { entries: [], stats, celebrations: [] } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => recordedCalls(MARK).length).toBe(2);
});

test('when the modules’ states cannot be loaded, the path says so, still opens them, and can load the states again', async () => {
  answer('GET /api/auth/user', people.genesis);
  answer('GET /api/progress', []);
  answer('GET /api/completions', unreachable);
  answerNextStep();
  const { user } = renderScreen(<LearningPath />, { at: '/learning-path' });
  expect(await screen.findByText('We couldn’t load which modules you’ve completed')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Open: / })).toHaveLength(8);
  answer('GET /api/completions', { terms: [], sections: [], modules: [], articles: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText('Locked')).toHaveLength(6);
});
