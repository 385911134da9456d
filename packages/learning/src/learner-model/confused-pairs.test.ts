import { expect, it } from 'vitest';
import { FIRST_DAY } from '../../fixtures/any-answer.ts';
import { type DrillAnswer, drillAnswer } from '../../fixtures/drill-answers.ts';
import { addDays } from '../local-day.ts';
import { confusedPairs } from './confused-pairs.ts';
import { observe } from './observation.ts';

const pairsOn = (dayNumber: number, log: readonly DrillAnswer[]) => {
  const today = addDays(FIRST_DAY, dayNumber);
  return confusedPairs(observe(log, today), today);
};

const took = (dayNumber: number, patternId: string, chosenPatternId: string) =>
  drillAnswer(dayNumber, {
    patternId,
    chosenPatternId,
    isCorrect: patternId === chosenPatternId,
    offeredIds: ['hammer', 'doji', 'harami'],
  });

it('a pair is the same whichever was taken for the other, and says which way is usual', () => {
  const log = [took(0, 'hammer', 'doji'), took(20, 'doji', 'hammer'), took(21, 'hammer', 'doji')];
  expect(pairsOn(24, log)).toEqual([
    {
      skill: 'tell-apart:doji+hammer',
      patternId: 'hammer',
      chosenId: 'doji',
      isOneWay: false,
      times: 3,
      timesThisWeek: 2,
      lastOn: addDays(FIRST_DAY, 21),
      answerIds: log.map(({ id }) => id),
    },
  ]);
});

it('two pictures swapped in one matching exercise are one mistake', () => {
  const swapped = (dayNumber: number) =>
    [
      ['hammer', 'doji'],
      ['doji', 'hammer'],
    ].map(([patternId = '', chosenId = '']) => ({
      kind: 'matching' as const,
      day: addDays(FIRST_DAY, dayNumber),
      at: new Date(Date.parse(addDays(FIRST_DAY, dayNumber))),
      id: `${dayNumber} ${patternId}`,
      patternId,
      chosenId,
      offeredIds: ['hammer', 'doji'],
    }));
  const timesOf = (log: Parameters<typeof observe>[0]) =>
    confusedPairs(observe(log, addDays(FIRST_DAY, 24)), addDays(FIRST_DAY, 24)).map(({ times }) => times);
  expect(timesOf(swapped(20))).toEqual([1]);
  expect(timesOf([...swapped(20), ...swapped(21)])).toEqual([2]);
});

it('says whether one was always taken for the other', () => {
  const oneWay = (log: DrillAnswer[]) => pairsOn(24, log).map((pair) => pair.isOneWay);
  expect(oneWay([took(20, 'hammer', 'doji'), took(21, 'hammer', 'doji')])).toEqual([true]);
  expect(oneWay([took(20, 'hammer', 'doji'), took(21, 'doji', 'hammer')])).toEqual([false]);
});

it('the most frequent pair comes first', () => {
  const log = [took(0, 'harami', 'doji'), took(1, 'hammer', 'doji'), took(2, 'hammer', 'doji')];
  expect(pairsOn(2, log).map(({ skill }) => skill)).toEqual(['tell-apart:doji+hammer', 'tell-apart:doji+harami']);
});

it('a confusion is over after four weeks, or once the two were told apart three times', () => {
  const log = [took(0, 'hammer', 'doji')];
  expect(pairsOn(27, log)).toHaveLength(1);
  expect(pairsOn(28, log)).toHaveLength(0);
  const right = [took(1, 'hammer', 'hammer'), took(1, 'doji', 'doji'), took(2, 'hammer', 'hammer')];
  expect(pairsOn(2, [...log, ...right.slice(0, 2)])).toHaveLength(1);
  expect(pairsOn(2, [...log, ...right])).toHaveLength(0);
  expect(pairsOn(3, [...log, ...right, took(3, 'doji', 'hammer')])).toHaveLength(1);
});
