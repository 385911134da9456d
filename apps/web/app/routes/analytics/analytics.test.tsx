import type { Calibration, PatternScore, StudySessionList } from '@wickwise/contract/analytics';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { beforeEach, expect, test } from 'vitest';
import { answer, never, refusal } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { answerToday } from '#tests/component/today.ts';
import Analytics from './analytics.tsx';

const none: StudySessionList = { sessions: [], total: { sessions: 0, seconds: 0, averageScore: null } };
const noCalibration: Calibration = { answers: 0, bins: [], brierScore: null, overall: null, verdict: null };
const interval = { low: 31, high: 86 };

beforeEach(() => {
  answer('GET /api/auth/user', people.heritage);
  answerToday();
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: true }));
  answer('GET /api/analytics/sessions', none);
  answer('GET /api/analytics/calibration', noCalibration);
  answer('GET /api/analytics/weak-areas', []);
  answer('GET /api/analytics/strengths', []);
  answer('GET /api/analytics/recommendations', []);
  answer('GET /api/analytics/confusions', { patternIds: [], cells: [], judgedPatterns: 1 });
});

const openTab = async (name: string) => {
  const { user } = renderScreen(<Analytics />, { at: '/analytics' });
  await user.click(await screen.findByRole('tab', { name }));
  return user;
};
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

function session(number: number): StudySessionList['sessions'][number] {
  return {
    id: `session-${number}`,
    sessionType: 'quiz',
    correct: 3,
    incorrect: 1,
    score: 75,
    duration: 840,
    startedAt: `2026-03-0${number}T17:30:00.000Z`,
  };
}

const score = (changes: Partial<PatternScore>): PatternScore => ({
  patternId: 'hammer',
  category: 'candlesticks',
  averageScore: 60,
  totalAttempts: 10,
  improvementTrend: 'declining',
  interval,
  ...changes,
});

test('three cards count the sessions, the minutes and the mean score, and the recent sessions are listed', async () => {
  const sessions = [6, 5, 4, 3, 2].map(session);
  answer('GET /api/analytics/sessions', { sessions, total: { sessions: 24, seconds: 75_000, averageScore: 81 } });
  renderScreen(<Analytics />, { at: '/analytics' });
  expect(screen.getByText('Loading: Your totals')).toBeTruthy();
  await screen.findByText('81%');
  const cards = screen.getAllByRole('term');
  expect(cards.map((card) => `${card.textContent}: ${card.nextElementSibling?.textContent}`)).toEqual([
    'Study sessions: 24',
    'Minutes studied: 1,250',
    'Average score: 81%',
  ]);
  const rows = within(screen.getByRole('region', { name: 'Recent sessions' })).getAllByRole('listitem');
  expect(rows).toHaveLength(5);
  expect(rows[0]?.textContent).toBe('Knowledge check75%Fri, Mar 6, 6:30 PM GMT+1, 14 min3 right, 1 wrong');
});

test.each([
  ['Overview', 'No study sessions recorded yet'],
  ['Weak areas', 'Great job! No weak areas identified. Keep up the excellent work!'],
  ['Strengths', 'Keep studying to build your strength areas. Complete more patterns with high scores!'],
  ['Recommendations', 'Complete more study sessions to receive personalized recommendations.'],
])('with nothing to show, the tab %s says so', async (tab, text) => {
  await openTab(tab);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('an account that has answered nothing is not congratulated on having no weak areas', async () => {
  answer('GET /api/analytics/confusions', { patternIds: [], cells: [], judgedPatterns: 0 });
  await openTab('Weak areas');
  expect(await screen.findByText('Not enough answers yet')).toBeTruthy();
  expect(screen.queryByText(/Great job/)).toBeNull();
});

test('a weak area shows how many answers it is based on, its interval and its trend, and links to its lesson', async () => {
  answer('GET /api/analytics/weak-areas', [score({})]);
  await openTab('Weak areas');
  const row = (await screen.findByRole('link', { name: 'Hammer' })).closest('li');
  expect(row?.textContent).toContain('60% correct in 10 answers, 95% interval 31% to 86%');
  expect(row?.textContent).toContain('Trend: Declining');
  expect(screen.getByText('Patterns where you scored below 70% across at least 3 answers.')).toBeTruthy();
  expect(hrefOf('Hammer')).toBe('/learn/hammer');
});

test('a strength is shown the same way as a weak area', async () => {
  answer('GET /api/analytics/strengths', [score({ averageScore: 92, improvementTrend: 'improving' })]);
  await openTab('Strengths');
  expect((await screen.findByRole('link', { name: 'Hammer' })).closest('li')?.textContent).toContain('Improving');
  expect(screen.getByText('Patterns where you scored 85% or more across at least 3 answers.')).toBeTruthy();
});

test('a pattern mistaken for another links to a comparison of the two, in the matrix and in the list', async () => {
  const cells = [{ patternId: 'hammer', chosenId: 'hanging-man', times: 3, outOf: 9 }];
  answer('GET /api/analytics/confusions', { patternIds: ['hammer', 'hanging-man'], cells, judgedPatterns: 2 });
  await openTab('Weak areas');
  const cell = await screen.findByRole('link', { name: '3 times Hammer mistaken for Hanging Man: compare them' });
  expect(cell.getAttribute('href')).toBe('/learn/hammer?compare=hanging-man');
  expect(hrefOf('Compare Hammer with Hanging Man')).toBe('/learn/hammer?compare=hanging-man');
  expect(document.body.textContent).toContain('Hammer mistaken for Hanging Man3 of 9 charts that showed it');
});

test('more mix-ups than there is room for are said to be left out, of the list and of the matrix', async () => {
  const patternIds = readerPatterns({ hasHeritageAccess: true })
    .slice(0, 18)
    .map(({ id }) => id);
  const cells = Array.from({ length: 9 }, (_, place) => {
    const [patternId = '', chosenId = ''] = patternIds.slice(2 * place);
    return { patternId, chosenId, times: 1, outOf: place + 1 };
  });
  answer('GET /api/analytics/confusions', { patternIds, cells, judgedPatterns: 2 });
  await openTab('Weak areas');
  const matrix = within(await screen.findByRole('table', { name: /at most 12 patterns, so some of your mix-ups/ }));
  expect(matrix.getAllByRole('link')).toHaveLength(6);
  expect(screen.getByText(/^8 of your 9 mix-ups\. The most frequent come first; where they tie/)).toBeTruthy();
});

test.each([
  [{ kind: 'lesson', patternId: 'hammer' }, 'Open Hammer', '/learn/hammer'],
  [{ kind: 'article', articleId: 'trend-analysis' }, 'Open the article', '/learn/articles/trend-analysis'],
  [{ kind: 'comparison', patternIds: ['hammer', 'doji'] }, 'Compare the two', '/learn/hammer?compare=doji'],
  [{ kind: 'drill', patternId: 'hammer' }, 'Try three charts', '/learn/hammer#spot-it'],
  [{ kind: 'quiz', quizId: 'level-2' }, 'Take the knowledge check', '/quiz?quiz=level-2'],
] as const)('a recommendation of %o leads there', async (action, label, to) => {
  const patterns = [{ patternId: 'hammer', category: 'candlesticks' as const, averageScore: 60 }];
  const words = { title: 'Look at Hammer again', description: 'You answered 6 of 10 right.' };
  answer('GET /api/analytics/recommendations', [
    { id: 'revisit:hammer', ...words, priority: 'high', patterns, action: action as never },
  ]);
  await openTab('Recommendations');
  expect(await screen.findByText('High priority')).toBeTruthy();
  expect(hrefOf(label)).toBe(to);
});

test('the reliability curve has its Brier score, advice from 30 answers on, and a table', async () => {
  const bins = [
    { from: 60, to: 60, answers: 12, confidence: 60, correct: 50, interval: { low: 25, high: 75 } },
    { from: 90, to: 90, answers: 20, confidence: 90, correct: 70, interval: { low: 48, high: 86 } },
  ];
  const overall = { confidence: 78.75, correct: 62.5, interval: { low: 45, high: 77 } };
  const calibration: Calibration = { answers: 32, bins, brierScore: 0.2466, overall, verdict: 'overconfident' };
  answer('GET /api/analytics/calibration', calibration);
  renderScreen(<Analytics />, { at: '/analytics' });
  const curve = await screen.findByRole('img', { name: /^How often you were right/ });
  expect(curve.getAttribute('aria-label')).toContain('60% sure: 50% of 12 right. 90% sure: 70% of 20 right.');
  expect(screen.getByText('0.247')).toBeTruthy();
  expect(screen.getByText('You’re more confident than accurate')).toBeTruthy();
  expect(
    screen.getByText(/^On 32 answers, you said how sure you were: 79% on average\. You got 63% of them right\./),
  ).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Answers by confidence' }));
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['60%1250%25% to 75%', '90%2070%48% to 86%']);
});

test('before 30 answers the curve says how many are missing', async () => {
  const bins = [{ from: 80, to: 80, answers: 29, confidence: 80, correct: 80, interval: { low: 60, high: 90 } }];
  const overall = { confidence: 80, correct: 80, interval: { low: 60, high: 90 } };
  answer('GET /api/analytics/calibration', { answers: 29, bins, brierScore: 0.16, overall, verdict: null });
  renderScreen(<Analytics />, { at: '/analytics' });
  expect(await screen.findByText('1 more answer until we have enough to give you advice.')).toBeTruthy();
});

test('each part says that it is loading, and what couldn’t be loaded is requested again', async () => {
  answer('GET /api/analytics/calibration', never);
  answer('GET /api/analytics/weak-areas', refusal('unavailable'));
  const user = await openTab('Weak areas');
  const failed = await screen.findByText('Your weak areas couldn’t be loaded');
  answer('GET /api/analytics/weak-areas', [score({})]);
  await user.click(within(failed.parentElement ?? document.body).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Hammer' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(screen.getByText('Loading: Your calibration')).toBeTruthy();
});
