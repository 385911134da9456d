import type { TodayPlan } from '@wickwise/contract/today';
import { describe, expect, test } from 'vitest';
import { planItem, todayPlan } from '#tests/component/today.ts';
import { doneText, minutesLeft, nextStepOf, shortText, startPath } from './model.ts';

const item = (id: string) => planItem({ id });

test.each([
  [{ kind: 'drill', patternId: 'hammer', against: 'doji' }, '/today?do=x%3Ay'],
  [{ kind: 'lesson', patternId: 'hammer' }, '/learn/hammer'],
  [{ kind: 'article', articleId: 'trend-analysis' }, '/learn/articles/trend-analysis'],
  [{ kind: 'vocabulary', termIds: ['ask', 'bid'] }, '/vocabulary-quiz?terms=ask%2Cbid'],
  [{ kind: 'scenario', scenarioId: 'fomo' }, '/scenarios?scenario=fomo'],
  [{ kind: 'quiz', quizId: 'level-2' }, '/quiz?quiz=level-2'],
  [{ kind: 'trade', tradeId: '17' }, '/trading-journal?review=17'],
  [{ kind: 'replay' }, '/live-charts/replay'],
] as const)('an item with the action %j is begun at %s', (action, path) => {
  const { kind } = action;
  expect(
    startPath({ id: 'x:y', action: kind === 'vocabulary' ? { kind, termIds: [...action.termIds] } : action }),
  ).toBe(path);
});

test('the next step is the first of the plan, and once it is done the first of what is beyond it', () => {
  const plan = todayPlan({ items: [item('a'), item('b')], more: [item('c')] });
  expect(nextStepOf(plan)).toEqual({ item: item('a'), isMore: false });
  expect(nextStepOf({ ...plan, items: [] })).toEqual({ item: item('c'), isMore: true });
  expect(nextStepOf(todayPlan({ items: [], more: [] }))).toBeNull();
});

test('what was practiced beyond the plan comes again only after the rest', () => {
  const plan = todayPlan({ items: [], more: [item('a'), item('b')] });
  expect(nextStepOf(plan, ['a'])?.item.id).toBe('b');
  expect(nextStepOf(plan, ['a', 'b'])?.item.id).toBe('a');
});

test('the minutes left are those of the items', () => {
  expect(minutesLeft({ items: [planItem({ minutes: 2 }), planItem({ minutes: 4 })] })).toBe(6);
});

test('what was done is told in one sentence, and nothing where nothing was', () => {
  expect(doneText({ items: 0, minutes: 0 })).toBeNull();
  expect(doneText({ items: 1, minutes: 1 })).toBe('You did one thing today, which usually takes about 1 minute.');
  expect(doneText({ items: 4, minutes: 9 })).toBe('You did 4 things today, which usually take about 9 minutes.');
});

describe('a plan that leaves minutes unused says why', () => {
  const lesson = planItem({ kind: 'new-lesson', minutes: 4, action: { kind: 'lesson', patternId: 'doji' } });
  const article = planItem({ kind: 'new-lesson', minutes: 5, action: { kind: 'article', articleId: 'trend' } });
  const drill = planItem({ minutes: 2 });
  const rest = 'and no other charts, terms or questions are due yet.';

  test.each<[string, Partial<TodayPlan>, string]>([
    ['its new step is planned', { items: [lesson] }, 'it has one new lesson or article a day'],
    ['its new step is done', { done: { items: 1, minutes: 5 }, items: [], more: [lesson] }, 'it has one new lesson'],
    [
      'the next article is too long',
      { items: [drill], more: [article], minutes: 5 },
      'the next article takes 5 minutes',
    ],
    ['the next lesson is too long', { items: [drill], more: [lesson], minutes: 5 }, 'the next lesson takes 4 minutes'],
    [
      'the path has ended, or its next pattern is reviewed first',
      { items: [drill] },
      'it has no new lesson or article today',
    ],
  ])('%s', (_, plan, reason) => {
    const text = shortText(todayPlan(plan));
    expect(text).toContain(`minutes: ${reason}`);
    expect(text).toContain(rest);
  });

  test('none is given where there are none, or practice beyond the plan', () => {
    expect(shortText(todayPlan({ minutes: 5, items: [lesson, planItem({ minutes: 1 })] }))).toBeNull();
    expect(shortText(todayPlan({ minutes: 20, items: [lesson], more: [drill] }))).toBeNull();
  });
});
