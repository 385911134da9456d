import type { ScenarioReview } from '@wickwise/contract/scenario';
import { scenarios } from '@wickwise/curriculum/scenarios/scenarios';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, askedCalls, never, refusal, unreachable } from '#tests/component/answers.ts';
import { stats } from '#tests/component/people.ts';
import { act, renderScreen, screen } from '#tests/component/render-screen.tsx';
import { listScenarios } from '../../../../server/src/features/scenario/data.ts';
import { reviewOf } from '../../../../server/src/features/scenario/rules.ts';
import Scenarios from './scenarios.tsx';

const LIST = 'GET /api/scenarios';
const ANSWERED = 'GET /api/scenarios/answers';
const ANSWER = 'POST /api/scenarios/:scenarioId/answers';

const entries = listScenarios();
/** The first scenario, in which `c` is right and loses the planned 140. */
const first = scenarios[0];
const second = scenarios[1];
if (first === undefined || second === undefined) throw new Error('There are no scenarios.');

/** What the server says of a choice in the first scenario. */
function judged(chosen: 'a' | 'b' | 'c' | 'd'): ScenarioReview {
  const isCorrect = chosen === 'c';
  const entries = isCorrect ? [{ cause: 'scenario-solved:position-sizing', points: 20 }] : [];
  return {
    ...{ chosen, isCorrect, isFirstAttempt: true },
    answered: { scenarioId: first?.id ?? '', isSolved: isCorrect },
    ...reviewOf(first as NonNullable<typeof first>),
    earned: { entries, stats, celebrations: [] },
  };
}

function renderScenarios() {
  answer(LIST, entries);
  answer(ANSWERED, []);
  return renderScreen(<Scenarios />, { at: '/scenarios' });
}

const title = (name: string) => screen.findByText(name, { selector: 'h2' });
const button = (name: string | RegExp) => screen.getByText(name, { selector: 'button' });
const option = (index: number) => {
  const found = document.querySelectorAll<HTMLButtonElement>('ol button')[index];
  if (found === undefined) throw new Error(`There is no option ${index}.`);
  return found;
};
const page = () => document.body.textContent ?? '';

afterEach(() => vi.useRealTimers());

test('one scenario at a time shows its story, its options A to D, its difficulty and its place', async () => {
  renderScenarios();
  await title(first.title);
  expect(screen.getByRole('heading', { level: 1, name: 'Trading Scenarios' })).toBeTruthy();
  for (const text of [first.context, first.situation, first.question, 'Beginner', '1 of 24']) {
    expect(page()).toContain(text);
  }
  const letters = [0, 1, 2, 3].map((index) => option(index).textContent);
  expect(letters).toEqual(first.options.map(({ id, text }) => `${id.toUpperCase()}${text}`));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 24');
  expect(page()).not.toContain('Correct!');
});

test('the right choice is locked and explained, and judged apart from its outcome', async () => {
  const { user } = renderScenarios();
  await title(first.title);
  answer(ANSWER, judged('c'));
  await user.click(option(2));
  expect((await screen.findAllByText('Correct!')).length).toBeGreaterThan(0);
  const { explanation, consequence } = first.options[2];
  for (const text of [explanation, consequence, 'Good decision, bad outcome', '−$140.00', 'Solved']) {
    expect(page()).toContain(text);
  }
  await user.click(option(0));
  expect(askedCalls(ANSWER)).toHaveLength(1);
  expect(option(2).getAttribute('aria-pressed')).toBe('true');
  await screen.findByText('+20 XP · for a scenario solved on the first try');
});

test('a wrong choice shows the best option', async () => {
  const { user } = renderScenarios();
  await title(first.title);
  answer(ANSWER, judged('a'));
  await user.click(option(0));
  expect((await screen.findAllByText('Not quite right')).length).toBeGreaterThan(0);
  for (const text of [first.options[0].explanation, first.options[0].consequence, first.options[2].explanation]) {
    expect(page()).toContain(text);
  }
  expect(page()).toContain('Not solved yet');
});

test('a choice that could not be sent is kept, and sent again as the same attempt', async () => {
  const { user } = renderScenarios();
  await title(first.title);
  answer(ANSWER, unreachable);
  await user.click(option(2));
  expect((await screen.findByRole('alert')).textContent).toContain('Your answer wasn’t sent');
  expect(option(2).getAttribute('aria-pressed')).toBe('true');
  answer(ANSWER, judged('c'));
  await user.click(button('Send again'));
  await screen.findAllByText('Correct!');
  const [sent, again] = askedCalls(ANSWER).map(({ body }) => body as { optionId: string; attemptId: string });
  expect(again).toEqual(sent);
  expect(sent?.attemptId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('a learner whose session has ended is sent to sign in', async () => {
  const { user } = renderScenarios();
  await title(first.title);
  answer(ANSWER, refusal('not_signed_in'));
  await user.click(option(1));
  const link = await screen.findByText('Sign in again');
  expect(link.getAttribute('href')).toBe('/api/login?returnTo=%2Fscenarios');
});

test('Next Scenario resets the choice, and Start Over leads back to the first', async () => {
  const { user } = renderScenarios();
  await title(first.title);
  answer(ANSWER, judged('a'));
  await user.click(option(0));
  await screen.findAllByText('Not quite right');
  await user.click(button('Next Scenario'));
  expect(document.activeElement).toBe(await title(second.title));
  expect(page()).toContain('2 of 24');
  expect(document.querySelector('ol [aria-pressed=true]')).toBeNull();
  await user.click(button('Start Over'));
  await title(first.title);
  expect(document.querySelector('ol [aria-pressed=true]')).toBeNull();
});

test('on the last scenario the button reads Complete and is disabled', async () => {
  localStorage.setItem('wickwise.scenario-place', JSON.stringify({ scenarioId: scenarios.at(-2)?.id }));
  const { user } = renderScenarios();
  await title(scenarios.at(-2)?.title ?? '');
  await user.click(button('Next Scenario'));
  await title(scenarios.at(-1)?.title ?? '');
  expect(page()).toContain('24 of 24');
  expect((button('Complete') as HTMLButtonElement).disabled).toBe(true);
});

test('the place in the list survives a reload', async () => {
  localStorage.setItem('wickwise.scenario-place', JSON.stringify({ scenarioId: second.id }));
  const { user } = renderScenarios();
  await title(second.title);
  await user.click(button('Next Scenario'));
  expect(JSON.parse(localStorage.getItem('wickwise.scenario-place') ?? '')).toMatchObject({
    scenarioId: scenarios[2]?.id,
  });
});

test('an unreadable place leads to the first scenario', async () => {
  localStorage.setItem('wickwise.scenario-place', '{"order":');
  renderScenarios();
  await title(first.title);
});

test('unsolved scenarios can come first, and a level can be shown alone', async () => {
  answer(LIST, entries);
  answer(ANSWERED, [{ scenarioId: first.id, isSolved: true }]);
  const { user } = renderScreen(<Scenarios />);
  await title(first.title);
  await user.selectOptions(screen.getByLabelText('Order'), 'Unsolved first');
  await title(second.title);
  await user.selectOptions(screen.getByLabelText('Level'), 'Advanced');
  const advanced = scenarios.filter(({ difficulty }) => difficulty === 'advanced');
  await title(advanced[0]?.title ?? '');
  expect(page()).toContain(`1 of ${advanced.length}`);
});

/** Where the chart's candles stand: every box of a candle's outline lies around its center. */
function candleCenters(): Set<string> {
  const outlines = [...document.querySelectorAll('figure svg path[class^="fill-"]')].map((path) =>
    path.getAttribute('d'),
  );
  const boxes = outlines.join('').matchAll(/M([\d.]+) [\d.]+h([\d.]+)/g);
  return new Set([...boxes].map(([, left, width]) => (Number(left) + Number(width) / 2).toFixed(0)));
}

test('what happened next appears candle by candle, by steps or by playing', async () => {
  const { user } = renderScenarios();
  await title(first.title);
  answer(ANSWER, judged('c'));
  await user.click(option(2));
  await screen.findByText('6 candles followed.');
  const drawn = () => candleCenters().size;
  const before = drawn();
  await user.click(button('Next candle'));
  expect(page()).toContain('Candle 1 of 6: open 39.80, high 40.24, low 39.12, close 39.46.');
  expect(drawn()).toBe(before + 1);
  await user.click(button('Back'));
  expect(drawn()).toBe(before);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await user.click(button('Play'));
  act(() => void vi.advanceTimersByTime(1100));
  expect(page()).toContain('Candle 2 of 6');
  await user.click(button('Pause'));
  act(() => void vi.advanceTimersByTime(5000));
  expect(page()).toContain('Candle 2 of 6');
  await user.click(button('Show all'));
  expect(drawn()).toBe(before + 6);
});

test('a scenario without a price of its own shows no chart', async () => {
  const without = entries.find(({ chart }) => chart === null);
  localStorage.setItem('wickwise.scenario-place', JSON.stringify({ scenarioId: without?.id }));
  renderScenarios();
  await title(without?.title ?? '');
  expect(document.querySelector('figure')).toBeNull();
});

test.each([LIST, ANSWERED] as const)('scenarios of which %s fails can be requested again', async (route) => {
  answer(LIST, entries);
  answer(ANSWERED, []);
  answer(route, refusal('unavailable'));
  const { user } = renderScreen(<Scenarios />);
  expect((await screen.findByRole('alert')).textContent).toContain('The scenarios couldn’t be loaded');
  answer(LIST, entries);
  answer(ANSWERED, []);
  await user.click(screen.getByText('Try again', { selector: 'button' }));
  await title(first.title);
});

test('a placeholder is shown while the scenarios load', () => {
  answer(LIST, never);
  answer(ANSWERED, never);
  renderScreen(<Scenarios />);
  expect(screen.getByText('Loading scenarios...')).toBeTruthy();
});
