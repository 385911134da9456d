import { learningModules } from '@wickwise/curriculum/learning-modules';
import { expect, test } from 'vitest';
import { nextModule, toPathGroups } from './learning-path.ts';

function statesAfter(...completed: string[]) {
  const groups = toPathGroups(learningModules, new Set(completed));
  return Object.fromEntries(
    groups.flatMap(({ modules }) => modules.map(({ module, ...rest }) => [module.id, rest] as const)),
  );
}

test('the eight modules form four groups, in the order of the path', () => {
  const groups = toPathGroups(learningModules, new Set());
  expect(groups.map(({ label, modules }) => [label, modules.length])).toEqual([
    ['Foundation', 2],
    ['Technical Analysis', 2],
    ['Practice', 2],
    ['Test Your Knowledge', 2],
  ]);
});

test('a module without prerequisites is open from the start, the others name what comes first', () => {
  const states = statesAfter();
  expect(states['trading-vocabulary']).toEqual({ state: 'open', missing: [] });
  expect(states['knowledge-check']).toEqual({ state: 'locked', missing: ['Reading Candlesticks', 'Flashcards'] });
});

test('a module opens once all of its prerequisites are completed', () => {
  const before = statesAfter('candlestick-lessons');
  expect(before['knowledge-check']).toEqual({ state: 'locked', missing: ['Flashcards'] });
  const after = statesAfter('candlestick-lessons', 'flashcard-practice');
  expect(after['knowledge-check']).toEqual({ state: 'open', missing: [] });
  expect(after['flashcard-practice']?.state).toBe('completed');
});

test('the path goes on with the first open module that is neither completed nor known', () => {
  const next = (completed: string[], known: string[] = []) =>
    nextModule(learningModules, { completed: new Set(completed), known: new Set(known) })?.id;
  expect(next([])).toBe('trading-fundamentals');
  expect(next(['trading-fundamentals'])).toBe('trading-vocabulary');
  expect(next(['trading-fundamentals'], ['trading-vocabulary'])).toBe('candlestick-lessons');
  expect(next(learningModules.map(({ id }) => id))).toBeUndefined();
});
