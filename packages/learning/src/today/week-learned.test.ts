import { expect, it } from 'vitest';
import { FIRST_DAY } from '../../fixtures/any-answer.ts';
import { drillAnswer } from '../../fixtures/drill-answers.ts';
import { addDays } from '../local-day.ts';
import { learnedSince } from './week-learned.ts';

const OFFERED = ['hammer', 'doji', 'harami'];
const took = (dayNumber: number, patternId: string, chosenPatternId: string) =>
  drillAnswer(dayNumber, {
    patternId,
    chosenPatternId,
    isCorrect: patternId === chosenPatternId,
    offeredIds: OFFERED,
  });
const right = (dayNumber: number, patternId: string, isNearMiss = false) =>
  drillAnswer(dayNumber, { patternId, isCorrect: true, isNearMiss });

const learned = (answers: ReturnType<typeof right>[], from: number, to: number) =>
  learnedSince({ answers, from: addDays(FIRST_DAY, from), today: addDays(FIRST_DAY, to) });

it('a skill is named in the week in which it becomes familiar or mastered, and not again', () => {
  const days = [0, 1, 3, 6, 10, 17];
  const answers = days.flatMap((day) => [right(day, 'doji'), right(day, 'doji', true)]);
  const weeks = [0, 7, 14].map((from) =>
    learned(
      answers.filter((_, place) => (days[place >> 1] ?? 0) < from + 7),
      from,
      from + 6,
    ),
  );
  const familiar = weeks.map((week) => week.familiar);
  const mastered = weeks.map((week) => week.mastered);
  expect(familiar.flat()).toEqual(['recognize:doji']);
  expect(mastered.flat()).toEqual(['recognize:doji']);
  expect(familiar.findIndex((week) => week.length > 0)).toBeLessThan(mastered.findIndex((week) => week.length > 0));
});

it('a confusion is settled in the week in which it was told apart three times, not by growing old', () => {
  const confused = [took(0, 'hammer', 'doji'), took(1, 'doji', 'hammer')];
  const settled = [...confused, took(8, 'hammer', 'hammer'), took(9, 'doji', 'doji'), took(10, 'hammer', 'hammer')];
  expect(learned(settled, 7, 13).toldApart).toEqual(['tell-apart:doji+hammer']);
  expect(learned(settled.slice(0, -1), 7, 13).toldApart).toEqual([]);
  expect(learned(settled, 14, 20).toldApart).toEqual([]);
  expect(learned(confused, 25, 31).toldApart).toEqual([]);
});

it('what was lost again is not named', () => {
  const answers = [0, 1, 3].flatMap((day) => [right(day, 'doji'), right(day, 'doji', true)]);
  const missed = [4, 5, 6].flatMap((day) =>
    [false, true].map((isNearMiss) => drillAnswer(day, { patternId: 'doji', isCorrect: false, isNearMiss })),
  );
  expect(learned(answers, 0, 6).familiar).toEqual(['recognize:doji']);
  expect(learned([...answers, ...missed], 0, 6)).toEqual({ mastered: [], familiar: [], toldApart: [] });
});
