import { counts } from '@wickwise/curriculum/copy/counts';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { expect, test } from 'vitest';
import { answer, refusal } from '#tests/component/answers.ts';
import { completed, people, stats } from '#tests/component/people.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { answerBadges, badgeProgressOf } from '#tests/component/rewards.ts';
import { answerToday } from '#tests/component/today.ts';
import Home from './home.tsx';

function renderHome(who: keyof typeof people) {
  localStorage.setItem('hasSeenWelcome', 'true');
  answer('GET /api/auth/user', people[who]);
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: who === 'heritage' }));
  answer('GET /api/progress', completed('doji'));
  answerToday();
  answer('GET /api/stats', stats);
  answer('GET /api/support', { email: null, academyUrl: null, hasRealTimeData: false, hasModel: false });
  answerBadges({ progress: [badgeProgressOf('free-five', 1, 5)] });
  return renderScreen(<Home />, { path: '/' });
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('a visitor’s home shows how to learn, what to learn, three ways to start and a sample of progress', async () => {
  renderHome('visitor');
  expect(hrefOf('Start the lessons')).toBe('/learn');
  expect(hrefOf('Practice vocabulary')).toBe('/vocabulary');
  expect(hrefOf(/^Guide me/)).toBe('/learning-path');
  expect(hrefOf(/^Test me first/)).toBe('/quiz?placement=1');
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  for (const title of ['26+ chart patterns', `${counts.terms} vocabulary terms`, 'Quizzes', 'Progress tracking']) {
    expect(titles).toContain(title);
  }
  for (const title of ['Foundation', 'Technical Analysis', 'Test Your Knowledge']) expect(titles).toContain(title);
  const sample = within((await screen.findByText(/^Sample:/)).closest('section') ?? document.body);
  expect(sample.getByText('Level').nextElementSibling?.textContent).toBe('5');
  expect(sample.getByText('Day streak').nextElementSibling?.textContent).toBe('7');
  expect(sample.getByRole('img', { name: 'Overall progress: 65 percent, of all lessons' })).toBeTruthy();
  expect(await screen.findByText(/badges, from bronze to diamond/)).toBeTruthy();
});

test('a learner’s home begins with today’s plan, then level and streak, then what comes next', async () => {
  renderHome('genesis');
  expect(await screen.findByRole('heading', { level: 1, name: 'Good to see you, Lena Learner' })).toBeTruthy();
  const next = within(await screen.findByRole('region', { name: 'Learn Hammer' }));
  expect(next.getByText('Today, 4 minutes left')).toBeTruthy();
  expect(next.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('/learn/hammer');
  expect(await screen.findByRole('heading', { name: 'Next achievements' })).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Progress toward First Five' })).toBeTruthy();
  expect(screen.getByText('1 lesson completed')).toBeTruthy();
  expect(headings().slice(0, 4)).toEqual(['Learn Hammer', 'Your progress', 'Worth celebrating', 'Achievement badges']);
  for (const gone of ['How do you like to learn?', 'Student stories']) expect(headings()).not.toContain(gone);
});

test('when the plan or the stats cannot be loaded, a learner can reload each', async () => {
  answer('GET /api/auth/user', people.genesis);
  const { user } = renderHome('genesis');
  for (const route of ['GET /api/today', 'GET /api/stats'] as const) answer(route, refusal('unavailable'));
  expect(await screen.findByText('Today’s plan couldn’t be loaded')).toBeTruthy();
  expect(await screen.findByText('Your progress couldn’t be loaded')).toBeTruthy();
  answer('GET /api/stats', stats);
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[1] ?? document.body);
  expect(await screen.findByRole('heading', { name: 'Worth celebrating' })).toBeTruthy();
});

test('a Heritage member’s home page is the list of lessons', async () => {
  const { address } = renderHome('heritage');
  expect(await screen.findByText('Another page')).toBeTruthy();
  expect(address()).toBe('/learn');
});
