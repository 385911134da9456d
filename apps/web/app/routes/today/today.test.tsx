import { patterns } from '@wickwise/curriculum/patterns';
import { drawPictureQuestions } from '@wickwise/curriculum/questions/draw-questions';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { afterEach, expect, test } from 'vitest';
import { useRefreshToday } from '#app/features/today/refresh-today.ts';
import { answer, never, recordedCalls, refusal } from '#tests/component/answers.ts';
import { people, stats } from '#tests/component/people.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { answerToday, lessonItem, planItem, todayPlan } from '#tests/component/today.ts';
import Today from './today.tsx';

const READ = 'GET /api/patterns/:patternId/drills/:drillId';
const ANSWER = 'POST /api/patterns/:patternId/drills/:drillId/answers';
const hammer = planItem();
const pair = planItem({
  id: 'confused-pair:tell-apart:doji+hammer',
  kind: 'confused-pair',
  title: 'Tell Doji from Hammer',
  reason: 'You mistook Doji for Hammer twice this week.',
  minutes: 2,
  action: { kind: 'drill', patternId: 'doji', against: 'hammer' },
});

afterEach(() => sessionStorage.clear());

/** As the site has it, where the header refreshes the plan. */
function Screen() {
  useRefreshToday();
  return <Today />;
}

function renderToday(who: keyof typeof people = 'genesis', at = '/today') {
  answer('GET /api/auth/user', people[who]);
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: false }));
  return renderScreen(<Screen />, { at, path: '/today' });
}

function drawn(patternId: string) {
  const entry = patterns.find(({ id }) => id === patternId);
  if (entry === undefined) throw new Error(`There is no pattern ${patternId}.`);
  return drawPictureQuestions({ entry, pool: patterns, seed: 5 });
}

/** Drills whose first choice is taken for right. */
function answerDrills(): void {
  answer(READ, () => {
    const [, , , patternId = '', , rest = ''] = recordedCalls(READ).at(-1)?.path.split('/') ?? [];
    const questions = drawn(patternId).map(({ kind, question, picture, choices }) => ({
      ...{ kind, question, picture, choices: choices.map(({ id, text, picture }) => ({ id, text, picture })) },
    }));
    return { patternId, drillId: rest.split('?')[0] ?? '', questions };
  });
  answer(ANSWER, () => {
    const { path, body } = recordedCalls(ANSWER).at(-1) ?? { path: '', body: null };
    const { question } = body as { question: number };
    const review = drawn(path.split('/')[3] ?? '')[question]?.review;
    if (review === undefined) throw new Error('There is no such question.');
    const { explanation, notes, picture, checks } = review;
    const earned = question === 2 ? { entries: [], stats, celebrations: [] } : null;
    return {
      ...{ explanation, notes, picture, checks: [...checks], earned },
      chosen: '1',
      isCorrect: true,
      answer: '1',
    };
  });
}

const region = (name: string) => screen.findByRole('region', { name });
const button = (name: string) => screen.findByText(name, { selector: 'button' });

test('the next item comes with its reason and one button, and the rest unfold theirs', async () => {
  answerToday({ plan: todayPlan({ items: [pair, lessonItem], done: { items: 1, minutes: 1 } }) });
  renderToday();
  const card = within(await region('Tell Doji from Hammer'));
  expect(card.getByText('You mistook Doji for Hammer twice this week.')).toBeTruthy();
  expect(card.getByText('Today, 1 done, 6 minutes left')).toBeTruthy();
  expect(card.getByRole('link').textContent).toBe('Start');
  const rest = within(await region('Then'));
  expect(rest.getByText('Learn Hammer').closest('details')?.open).toBe(false);
  expect(rest.getByText('It’s your next lesson on a pattern.')).toBeTruthy();
  expect(rest.getByRole('link', { name: 'Start: Learn Hammer' }).getAttribute('href')).toBe('/learn/hammer');
});

test('one click begins the first charts, and the next item follows without going back to the plan', async () => {
  answerToday({ plan: todayPlan({ items: [pair, hammer, lessonItem] }) });
  answerDrills();
  const { user, address } = renderToday();
  await user.click(within(await region('Tell Doji from Hammer')).getByRole('link', { name: 'Start' }));
  answerToday({ plan: todayPlan({ items: [hammer, lessonItem] }) });
  await takeDrill(user);
  expect(recordedCalls(READ)[0]?.path).toMatch(/\/doji\/drills\/[^?]+\?against=hammer$/);
  await user.click(await screen.findByRole('link', { name: 'Next: Review Hammer' }));
  answerToday({ plan: todayPlan({ items: [lessonItem] }) });
  await takeDrill(user);
  await user.click(await screen.findByRole('link', { name: 'Next: Learn Hammer' }));
  expect(address()).toBe('/learn/hammer');
});

/** Answers all three questions, up to the results. */
async function takeDrill(user: ReturnType<typeof renderScreen>['user']) {
  for (let place = 1; place <= 3; place++) {
    await screen.findByText(`${place} of 3`);
    await user.keyboard('1');
    if (place === 3) break;
    await user.click(await button('Next question'));
  }
  await user.click(await button('See how you did'));
  await screen.findByText('3 of 3 correct');
}

test('more practice on the same pattern begins with other charts', async () => {
  answerToday({ plan: todayPlan({ items: [], more: [hammer] }) });
  answerDrills();
  const { user, address } = renderToday();
  for (const round of [1, 2]) {
    await user.click(await screen.findByRole('link', { name: 'More practice: Review Hammer' }));
    await takeDrill(user);
    expect(new Set(recordedCalls(READ).map(({ path }) => path)).size).toBe(round);
    await user.click(await button('Back to today’s plan'));
    await expect.poll(address).toBe('/today');
  }
});

test('a drill that is left returns to the plan', async () => {
  answerToday({ plan: todayPlan({ items: [hammer] }) });
  answerDrills();
  const { user, address } = renderToday('genesis', '/today?do=due-review%3Arecognize%3Ahammer');
  await screen.findByText('1 of 3');
  await user.click(await screen.findByRole('button', { name: 'Back to today’s plan' }));
  expect(address()).toBe('/today');
});

test('an address with an item that is not planned shows the plan', async () => {
  answerToday();
  const { address } = renderToday('genesis', '/today?do=due-review%3Arecognize%3Agone');
  expect(await region('Learn Hammer')).toBeTruthy();
  await expect.poll(address).toBe('/today');
});

test('once the plan is done it says so, and more is there for those who want it', async () => {
  answerToday({ plan: todayPlan({ items: [], more: [hammer, pair], done: { items: 3, minutes: 8 } }) });
  renderToday();
  const card = within(await region('Done for today'));
  expect(card.getByText(/^You did 3 things today, which usually take about 8 minutes\./)).toBeTruthy();
  expect(card.getByRole('link', { name: /^More practice/ }).getAttribute('href')).toBe(
    '/today?do=due-review%3Arecognize%3Ahammer',
  );
  expect(within(await region('More practice')).getByText('Tell Doji from Hammer')).toBeTruthy();
});

test('practice goes on without end where the plan knows of nothing', async () => {
  answerToday({ plan: todayPlan({ items: [] }) });
  renderToday();
  const card = within(await region('Done for today'));
  expect(card.getByRole('link', { name: 'More practice' }).getAttribute('href')).toBe('/practice');
});

test('the minutes of a day are chosen in one click, and the plan follows', async () => {
  answerToday({ plan: todayPlan({ items: [pair] }) });
  answer('PATCH /api/today/settings', { minutes: 20 });
  const { user } = renderToday();
  const field = await screen.findByRole('radio', { name: '20 min' });
  answerToday({ plan: todayPlan({ minutes: 20, items: [pair, hammer] }) });
  await user.click(field);
  expect(recordedCalls('PATCH /api/today/settings')[0]?.body).toEqual({ minutes: 20 });
  expect(await screen.findByText('Review Hammer')).toBeTruthy();
});

test('a visitor’s minutes stay in the browser', async () => {
  const { user } = renderToday('visitor');
  await user.click(await screen.findByRole('radio', { name: '5 min' }));
  expect(localStorage.getItem('wickwise.today-minutes')).toBe('5');
  expect(await region('Learn Doji')).toBeTruthy();
});

test('a rating is shown with its interval, and none before there are enough answers', async () => {
  answerToday({ plan: todayPlan({ rating: { value: 1542, low: 1461, high: 1623, answers: 64 } }) });
  renderToday();
  expect((await region('Your chart rating')).textContent).toMatch(
    /1542Most likely between 1461 and 1623, from your last 64/,
  );
});

test('while the plan loads a placeholder holds its place', async () => {
  answer('GET /api/today', never);
  renderToday();
  expect(await screen.findByText('Loading today’s plan')).toBeTruthy();
});

test('a plan that could not be loaded can be asked for again', async () => {
  answer('GET /api/today', refusal('unavailable'));
  const { user } = renderToday();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answerToday();
  await user.click(retry);
  expect(await region('Learn Hammer')).toBeTruthy();
});
