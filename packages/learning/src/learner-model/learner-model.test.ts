import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyAnswers, FIRST_DAY } from '../../fixtures/any-answer.ts';
import { drillAnswer, drillsOn } from '../../fixtures/drill-answers.ts';
import { simulateLearner } from '../../fixtures/simulated-learner.ts';
import { simulatedLearners } from '../../fixtures/simulated-learners.ts';
import { addDays } from '../local-day.ts';
import type { LoggedAnswer } from './answer-kinds.ts';
import { estimateDifficulties } from './difficulty.ts';
import { questionType } from './knowledge-trace.ts';
import { modelLearner, skillStatus } from './learner-model.ts';
import { observe } from './observation.ts';

const today = addDays(FIRST_DAY, 60);
const dataOf = (answers: readonly LoggedAnswer[]) => {
  const { predict, ...model } = modelLearner({ answers, today });
  return { ...model, predicted: predict({ skill: 'recognize:hammer', format: 'drill:judge', choices: 2, day: today }) };
};

it('two devices’ answers give one model, however they are merged', () => {
  const merges = fc
    .tuple(anyAnswers('phone'), anyAnswers('laptop'))
    .chain(([phone, laptop]) =>
      fc.tuple(
        fc.constant([...phone, ...laptop]),
        fc.shuffledSubarray([...laptop, ...phone, ...laptop], { minLength: phone.length + 2 * laptop.length }),
      ),
    );
  fc.assert(
    fc.property(merges, ([log, merged]) => {
      expect(dataOf(merged)).toEqual(dataOf(log));
    }),
  );
});

it('a skill that was never observed is new, and one that is no longer taught stays readable', () => {
  const model = modelLearner({ answers: [drillAnswer(0, { patternId: 'long-gone' })], today });
  expect(skillStatus(model, 'recognize:hammer')).toBe('new');
  expect(skillStatus(model, 'recognize:long-gone')).toBe('learning');
});

const judge = { skill: 'recognize:hammer', format: 'drill:judge', choices: 2 } as const;

it('a right answer is more likely after right answers, and less with every day without practice', () => {
  const { predict } = modelLearner({ answers: drillsOn(0, 3, 10), today });
  const none = modelLearner({ answers: [], today });
  const onDay = (number: number) => predict({ ...judge, day: addDays(FIRST_DAY, number) });
  expect(onDay(10)).toBeGreaterThan(none.predict({ ...judge, day: today }));
  expect([10, 20, 60, 400].map(onDay)).toEqual([10, 20, 60, 400].map(onDay).toSorted((one, other) => other - one));
  expect(onDay(20)).toBeLessThan(onDay(10));
});

it('a right answer that took unusually long is remembered for less time', () => {
  const timed = (lastMs: number) => {
    const usual = [0, 1, 2, 3, 4, 5].map((day) => drillAnswer(day, { patternId: 'doji', responseMs: 4000 }));
    const answers = [...usual, drillAnswer(6), drillAnswer(12, { responseMs: lastMs })];
    return modelLearner({ answers, today }).skills.get('recognize:hammer')?.memory.stability ?? 0;
  };
  expect(timed(20_000)).toBeLessThan(timed(4000));
  expect(timed(1000)).toBe(timed(4000));
});

it('what many learners get wrong is difficult, and a new learner is expected to do worse on it', () => {
  const learners = simulatedLearners('says yes', { count: 4, seed: 5 }).map((learner) =>
    observe(simulateLearner(learner), addDays(FIRST_DAY, 200)),
  );
  const ratings = estimateDifficulties(learners);
  const skill = 'recognize:pattern-0';
  const difficultyOf = (format: string) => ratings.get(questionType({ skill, format }))?.value ?? Number.NaN;
  expect(difficultyOf('drill:judge:near-miss')).toBeGreaterThan(difficultyOf('drill:judge'));
  const difficulties = new Map([...ratings].map(([type, { value }]) => [type, value]));
  const { predict } = modelLearner({ answers: [], today, difficulties });
  const chance = (format: string) => predict({ skill, format, choices: 2, day: today });
  expect(chance('drill:judge:near-miss')).toBeLessThan(chance('drill:judge'));
});
