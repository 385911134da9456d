import { expect, it } from 'vitest';
import { FIRST_DAY } from '../../fixtures/any-answer.ts';
import { drillAnswer, drillsOn } from '../../fixtures/drill-answers.ts';
import { placementAnswers } from '../../fixtures/path-steps.ts';
import type { LoggedAnswer } from '../learner-model/answer-kinds.ts';
import { addDays } from '../local-day.ts';
import { describeSkills } from './describe-skill.ts';

const name = (id: string) => id.replace(/^./, (first) => first.toUpperCase());
const names = { patternName: name, termName: name, topicName: (_: string, topic: string) => topic };

function knownOn(dayNumber: number, answers: readonly LoggedAnswer[], ...completed: string[]) {
  return describeSkills({ answers, completed: new Set(completed), names, today: addDays(FIRST_DAY, dayNumber) });
}

it('a skill says how much of what mastery takes is there', () => {
  expect(knownOn(3, [...drillsOn(0, 3), drillAnswer(3, { isCorrect: false })])).toEqual([
    {
      skill: 'recognize:hammer',
      name: 'Hammer',
      status: 'familiar',
      since: '2026-01-08',
      dueOn: '2026-01-08',
      recent: { right: 4, answers: 5 },
      requirements: [
        { text: 'Correct in your last ten answers on unseen charts: 4 (6 needed)', isMet: false },
        { text: 'Percent correct: 80% (80% needed)', isMet: true },
        { text: 'Days with a right answer: 2 (3 needed)', isMet: false },
        { text: 'Longest break before a right answer: 3 days (7 needed)', isMet: false },
        { text: 'Near misses spotted: 2 (2 needed)', isMet: true },
        { text: 'Correct in your last two answers on unseen charts: 1 (1 needed)', isMet: true },
      ],
      loss: null,
    },
  ]);
});

it('a share that rounds up to enough is not shown as enough', () => {
  const answers = [true, true, true, true, false, true, true, true, false].map((isCorrect) =>
    drillAnswer(0, { isCorrect }),
  );
  const [known] = knownOn(0, answers);
  expect(known?.requirements[1]).toEqual({
    text: 'Percent correct: 78% (80% needed)',
    isMet: false,
  });
});

it('a loss says since when and why', () => {
  const mastered = drillsOn(0, 3, 12);
  expect(knownOn(12, mastered)[0]).toMatchObject({ status: 'mastered', loss: null });
  const missed = [drillAnswer(13, { isCorrect: false }), drillAnswer(13, { isCorrect: false })];
  expect(knownOn(13, [...mastered, ...missed])[0]?.loss).toBe('Mastered until January 18, when an answer was wrong.');
  expect(knownOn(400, mastered)[0]?.loss).toMatch(
    /^Mastered until [A-Z][a-z]+ \d+(, 2026)?\. You last practiced it on January 17, 2026, and it has faded since\.$/,
  );
});

it('a loss by a card that was graded Forgot is no wrong answer', () => {
  const graded = (dayNumber: number, grade: 'good' | 'again'): LoggedAnswer => {
    const { id, at, day } = drillAnswer(dayNumber);
    return { kind: 'flashcard', id, at, day, patternId: 'hammer', grade };
  };
  const remembered = [graded(0, 'good'), graded(3, 'good'), graded(14, 'good')];
  expect(knownOn(14, remembered)[0]).toMatchObject({ status: 'familiar', loss: null });
  const [known] = knownOn(15, [...remembered, graded(15, 'again')]);
  expect(known?.loss).toBe('Familiar until January 20, when you graded its card Forgot.');
});

it('a pair and a decision have names too', () => {
  const took = drillAnswer(0, { chosenPatternId: 'doji', isCorrect: false });
  expect(knownOn(0, [took]).map(({ skill, name: shown }) => [skill, shown])).toEqual([
    ['recognize:hammer', 'Hammer'],
    ['tell-apart:doji+hammer', 'Doji vs. Hammer'],
  ]);
});

it('what was only missed in a placement check is due once its lesson is completed', () => {
  const missed = placementAnswers(0, { patternId: 'doji', rights: [true, false] });
  const dueOn = (...completed: string[]) => knownOn(1, missed, ...completed).map((known) => known.dueOn);
  expect(dueOn()).toEqual([null]);
  expect(dueOn('doji')).toEqual([FIRST_DAY]);
});
