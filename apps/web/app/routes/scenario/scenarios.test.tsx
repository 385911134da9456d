import { counts } from '@wickwise/curriculum/copy/counts';
import { scenarios } from '@wickwise/curriculum/scenarios/scenarios';
import { expect, test } from 'vitest';
import { answer, never, refusal } from '#tests/component/answers.ts';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import {
  ANSWER,
  ANSWERED,
  button,
  entries,
  first,
  judged,
  LIST,
  option,
  page,
  renderScenarios,
  second,
  title,
} from '#tests/component/scenarios.tsx';
import Scenarios, { handle } from './scenarios.tsx';

test('one scenario at a time shows its story, its options A to D, its difficulty and its place', async () => {
  renderScenarios();
  await title(first.title);
  expect(screen.getByRole('heading', { level: 1, name: 'Trading Scenarios' })).toBeTruthy();
  for (const text of [first.context, first.situation, first.question, 'Beginner', `1 of ${counts.scenarios}`]) {
    expect(page()).toContain(text);
  }
  const letters = [0, 1, 2, 3].map((index) => option(index).textContent);
  expect(letters).toEqual(first.options.map(({ id, text }) => `${id.toUpperCase()}${text}`));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(`1 of ${counts.scenarios}`);
  expect(page()).not.toContain('Correct!');
});

test('the chart of a scenario has round prices at its edge', async () => {
  renderScenarios();
  await title(first.title);
  const prices = [...screen.getByRole('img').querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(prices).toEqual(['40.00', '40.50', '41.00', '41.50', '42.00', '42.50']);
});

test('Next Scenario resets the choice, and Start Over leads back to the first', async () => {
  const { user } = renderScenarios();
  await title(first.title);
  answer(ANSWER, judged('a'));
  const toSkip = button('Next Scenario').className;
  await user.click(option(0));
  await screen.findAllByText('Not quite right');
  expect(button('Next Scenario').className).not.toBe(toSkip);
  await user.click(button('Next Scenario'));
  expect(document.activeElement).toBe(await title(second.title));
  expect(page()).toContain(`2 of ${counts.scenarios}`);
  expect(button('Next Scenario').className).toBe(toSkip);
  expect(document.querySelector('ol [aria-pressed=true]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Start Over' }));
  await title(first.title);
  expect(document.querySelector('ol [aria-pressed=true]')).toBeNull();
});

test('on the last scenario the button reads Complete and is disabled', async () => {
  localStorage.setItem('wickwise.scenario-place', JSON.stringify({ scenarioId: scenarios.at(-2)?.id }));
  const { user } = renderScenarios();
  await title(scenarios.at(-2)?.title ?? '');
  await user.click(button('Next Scenario'));
  await title(scenarios.at(-1)?.title ?? '');
  expect(page()).toContain(`${counts.scenarios} of ${counts.scenarios}`);
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

test('an invalid stored place leads to the first scenario', async () => {
  localStorage.setItem('wickwise.scenario-place', '{"order":');
  renderScenarios();
  await title(first.title);
});

test('unsolved scenarios can come first, and a level can be shown alone', async () => {
  answer(LIST, entries);
  answer(ANSWERED, [{ scenarioId: first.id, isSolved: true }]);
  const { user } = renderScreen(<Scenarios />);
  await title(first.title);
  await user.click(screen.getByRole('button', { name: 'Order and level' }));
  await user.selectOptions(screen.getByLabelText('Order'), 'Unsolved first');
  await title(second.title);
  await user.selectOptions(screen.getByLabelText('Level'), 'Advanced');
  const advanced = scenarios.filter(({ difficulty }) => difficulty === 'advanced');
  await title(advanced[0]?.title ?? '');
  expect(page()).toContain(`1 of ${advanced.length}`);
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

test('the preview counts the scenarios in words', () => {
  expect([handle.purpose.split(' ')[0], counts.scenarios]).toEqual(['Twenty-four', 24]);
});
