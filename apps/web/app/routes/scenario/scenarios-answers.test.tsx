import { afterEach, expect, test, vi } from 'vitest';
import { answer, recordedCalls, refusal, unreachable } from '#tests/component/answers.ts';
import { act, screen } from '#tests/component/render-screen.tsx';
import {
  ANSWER,
  button,
  entries,
  first,
  judged,
  option,
  page,
  renderScenarios,
  title,
} from '#tests/component/scenarios.tsx';

afterEach(() => vi.useRealTimers());

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
  expect(recordedCalls(ANSWER)).toHaveLength(1);
  expect(option(2).getAttribute('aria-pressed')).toBe('true');
  await screen.findByText('+20 XP · for a scenario solved on the first try');
});

test.each(['c', '3'])('the key %s chooses the third option, once', async (key) => {
  const { user } = renderScenarios();
  await title(first.title);
  answer(ANSWER, judged('c'));
  await user.keyboard(`${key}a`);
  await screen.findAllByText('Correct!');
  expect(recordedCalls(ANSWER)).toHaveLength(1);
  expect(option(2).getAttribute('aria-pressed')).toBe('true');
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
  const [sent, again] = recordedCalls(ANSWER).map(({ body }) => body as { optionId: string; attemptId: string });
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

/** Where the chart's candles are: every box of a candle's outline is centered on it. */
function candleCenters(): Set<string> {
  const outlines = [...document.querySelectorAll('figure svg path[class^="fill-"]')].map((path) =>
    path.getAttribute('d'),
  );
  const boxes = outlines.join('').matchAll(/M([\d.]+) [\d.]+h([\d.]+)/g);
  return new Set([...boxes].map(([, left, width]) => (Number(left) + Number(width) / 2).toFixed(0)));
}

test('what happened next appears candle by candle, step by step or by playing', async () => {
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
