import { expect, it } from 'vitest';
import { FIRST_DAY } from '../../fixtures/any-answer.ts';
import { drillAnswer } from '../../fixtures/drill-answers.ts';
import { placementAnswers } from '../../fixtures/path-steps.ts';
import type { LoggedAnswer } from '../learner-model/answer-kinds.ts';
import { observe } from '../learner-model/observation.ts';
import { addDays } from '../local-day.ts';
import { placedPatterns } from './placed-patterns.ts';

function placedBy(...answers: readonly (readonly LoggedAnswer[])[]) {
  return placedAfter([], ...answers);
}

function placedAfter(completed: readonly string[], ...answers: readonly (readonly LoggedAnswer[])[]) {
  const observations = observe(answers.flat(), addDays(FIRST_DAY, 30));
  const { known, untaught } = placedPatterns({ observations, completed: new Set(completed) });
  return { known: [...known], untaught: [...untaught] };
}

const placed = (day: number, ...rights: [boolean, boolean]) => placementAnswers(day, { patternId: 'doji', rights });

it('a pattern that was named and told from a near miss is known', () => {
  expect(placedBy(placed(0, true, true))).toEqual({ known: ['doji'], untaught: [] });
});

it.each([
  [true, false],
  [false, true],
  [false, false],
])('one that was missed once is to be taught', (name, nearMiss) => {
  expect(placedBy(placed(0, name, nearMiss))).toEqual({ known: [], untaught: ['doji'] });
});

it('one whose lesson is completed is reviewed instead', () => {
  expect(placedAfter(['doji'], placed(0, true, false))).toEqual({ known: [], untaught: [] });
});

it('the last check decides, whatever the order in which they arrive', () => {
  const [better, worse] = [placed(0, true, true), placed(9, true, false)];
  expect(placedBy(better, worse).known).toEqual([]);
  expect(placedBy(worse, better).known).toEqual([]);
  expect(placedBy(placed(0, false, true), placed(9, true, true)).known).toEqual(['doji']);
});

it('a later miss elsewhere takes it back, and then it is reviewed', () => {
  const missed = drillAnswer(3, { patternId: 'doji', isCorrect: false });
  expect(placedBy(placed(0, true, true), [missed])).toEqual({ known: [], untaught: [] });
});

it('what was practiced elsewhere and never placed is neither', () => {
  expect(placedBy([drillAnswer(1, { patternId: 'doji' })])).toEqual({ known: [], untaught: [] });
});
