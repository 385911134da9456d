import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyAnswers, FIRST_DAY } from '../../fixtures/any-answer.ts';
import { drillAnswer } from '../../fixtures/drill-answers.ts';
import { addDays } from '../local-day.ts';
import { observe } from './observation.ts';

const today = addDays(FIRST_DAY, 60);

it('the observations are the same whatever the order in which the answers arrived, and however often', () => {
  const arrivals = anyAnswers('a').chain((log) =>
    fc.tuple(fc.constant(log), fc.shuffledSubarray([...log, ...log], { minLength: 2 * log.length })),
  );
  fc.assert(
    fc.property(arrivals, ([log, shuffled]) => {
      expect(observe(shuffled, today)).toEqual(observe(log, today));
    }),
  );
});

it('of two different answers with one id the same is kept, whichever arrives first', () => {
  const [right, wrong] = [drillAnswer(0, { id: 'x' }), drillAnswer(0, { id: 'x', isCorrect: false })];
  const atOnce = { ...wrong, at: right.at };
  for (const other of [wrong, atOnce]) {
    expect(observe([right, other], today)).toEqual(observe([other, right], today));
    expect(observe([right, other], today)).toHaveLength(1);
  }
});

it('answers of two kinds may have the same id', () => {
  const card = { ...drillAnswer(0, { id: 'x' }), kind: 'flashcard', grade: 'good' } as const;
  expect(observe([drillAnswer(0, { id: 'x' }), card], today)).toHaveLength(2);
});

it('a day from a clock that is ahead counts as today', () => {
  expect(observe([drillAnswer(400)], today)[0]?.day).toBe(today);
  expect(observe([drillAnswer(3)], today)[0]?.day).toBe(addDays(FIRST_DAY, 3));
});

it('a wrong choice is an observation of the pair too, and so is a later right one that was offered both', () => {
  const offeredIds = ['hammer', 'doji', 'harami'];
  const log = [
    drillAnswer(0, { isCorrect: false, chosenPatternId: 'doji', offeredIds }),
    drillAnswer(1, { chosenPatternId: 'hammer', offeredIds }),
    drillAnswer(2, { patternId: 'doji', chosenPatternId: 'doji', offeredIds }),
    drillAnswer(3, { chosenPatternId: 'hammer' }),
  ];
  expect(observe(log, today).map(({ skills }) => skills)).toEqual([
    ['recognize:hammer', 'tell-apart:doji+hammer'],
    ['recognize:hammer', 'tell-apart:doji+hammer'],
    ['recognize:doji', 'tell-apart:doji+hammer'],
    ['recognize:hammer'],
  ]);
});
