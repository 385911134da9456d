import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnswers, FIRST_DAY } from '../../fixtures/any-answer.ts';
import { drillAnswer, drillsOn } from '../../fixtures/drill-answers.ts';
import { addDays, type LocalDay } from '../local-day.ts';
import type { LoggedAnswer } from './answer-kinds.ts';
import { modelLearner, skillStatus } from './learner-model.ts';
import { isMet, masteryRequirements, type SkillStatus } from './mastery.ts';
import { recognizing } from './skill.ts';

const hammer = recognizing('hammer');
const dayAt = (number: number): LocalDay => addDays(FIRST_DAY, number);

function stateOf(answers: readonly LoggedAnswer[], dayNumber: number) {
  return modelLearner({ answers, today: dayAt(dayNumber) }).skills.get(hammer);
}

function missing(answers: readonly LoggedAnswer[], dayNumber: number): string[] {
  const state = stateOf(answers, dayNumber);
  if (state === undefined) throw new Error('The hammer was never observed.');
  const unmet = masteryRequirements({ ...state, forgottenSince: null }).filter((requirement) => !isMet(requirement));
  return unmet.map(({ kind }) => kind);
}

describe('a skill is mastered', () => {
  it('by right answers on three days, one of them after a week', () => {
    expect(stateOf(drillsOn(0, 3, 10), 10)).toMatchObject({
      status: 'mastered',
      since: dayAt(10),
      loss: null,
      evidence: { daysRight: 3, longestDelay: { delayDays: 7, day: dayAt(10) } },
    });
  });

  it('not without a delay, or on two days', () => {
    expect(missing(drillsOn(0, 3, 6), 6)).toEqual(['delay-days']);
    expect(missing([...drillsOn(0, 8), ...drillsOn(8)], 8)).toEqual(['days']);
  });

  it('not by charts that show the pattern alone', () => {
    const shown = drillsOn(0, 3, 10, 20).filter(({ isNearMiss }) => !isNearMiss);
    expect(missing([...shown, ...shown.map((answer) => ({ ...answer, id: `${answer.id}-2` }))], 20)).toEqual([
      'near-misses',
    ]);
  });

  it('not by cards graded by the learner, nor by a question that was asked before', () => {
    const days = [0, 3, 10, 20, 40, 60, 90];
    const cards = days.map((day) => ({ ...drillAnswer(day), kind: 'flashcard', grade: 'good' }) as const);
    expect(stateOf(cards, 90)).toMatchObject({ status: 'familiar', evidence: { recent: [] } });
    const facts = { kind: 'knowledge-check', topic: '', isDrawn: false } as const;
    const fixed = days.map((day) => ({ ...drillAnswer(day, { itemId: 'same' }), ...facts }));
    expect(stateOf(fixed, 90)?.evidence.recent).toHaveLength(1);
  });
});

it('one card graded as easy is not familiar yet', () => {
  const card = (day: number) => ({ ...drillAnswer(day), kind: 'flashcard', grade: 'easy' }) as const;
  expect(stateOf([card(0)], 0)?.status).toBe('learning');
  expect(stateOf([card(0), card(7)], 7)?.status).toBe('familiar');
});

it('a question on a term counts again on another day', () => {
  const answer = (day: number) =>
    ({ ...drillAnswer(day), kind: 'vocabulary', termId: 'gap', question: 'example' }) as const;
  const evidenceOf = (...days: number[]) =>
    modelLearner({ answers: days.map(answer), today: dayAt(60) }).skills.get('term:gap')?.evidence.recent;
  expect(evidenceOf(0, 0, 0)).toHaveLength(1);
  expect(evidenceOf(0, 1, 5)).toHaveLength(3);
});

describe('mastery is lost', () => {
  it('by a second wrong answer in a row, and says when and by which', () => {
    const wrong = [drillAnswer(12, { isCorrect: false }), drillAnswer(13, { isCorrect: false })];
    // Eight of the last ten are still right.
    const right = drillsOn(0, 3, 10, 10);
    expect(stateOf([...right, ...wrong.slice(0, 1)], 12)?.status).toBe('mastered');
    expect(stateOf([...right, ...wrong], 13)).toMatchObject({
      status: 'familiar',
      since: dayAt(13),
      loss: { because: 'missed', of: 'mastered', on: dayAt(13), heldSince: dayAt(10), answer: { id: wrong[1]?.id } },
    });
  });

  it('by not practicing, on the day that the memory gives, and comes back by a right answer to a new chart', () => {
    const log = drillsOn(0, 3, 10);
    const lost = stateOf(log, 400);
    expect(lost).toMatchObject({
      status: 'familiar',
      loss: { because: 'not-practiced', of: 'mastered', heldSince: dayAt(10), lastPracticedOn: dayAt(10) },
    });
    const on = lost?.loss?.on ?? dayAt(0);
    expect(modelLearner({ answers: log, today: addDays(on, -1) }).skills.get(hammer)?.status).toBe('mastered');
    expect(modelLearner({ answers: log, today: on }).skills.get(hammer)?.status).toBe('familiar');
    const card = { ...drillAnswer(400), kind: 'flashcard', grade: 'good' } as const;
    expect(stateOf([...log, card], 400)?.status).toBe('familiar');
    expect(stateOf([...log, card, drillAnswer(400)], 400)).toMatchObject({
      status: 'mastered',
      since: dayAt(400),
      loss: null,
    });
  });

  it('sooner after one wrong answer, which makes the skill due the same day', () => {
    const wrong = drillAnswer(12, { isCorrect: false });
    const state = stateOf([...drillsOn(0, 3, 10), wrong], 12);
    expect(state?.dueOn).toBe(dayAt(12));
    expect(stateOf([...drillsOn(0, 3, 10), wrong], 40)?.loss).toMatchObject({ because: 'not-practiced' });
    expect(stateOf(drillsOn(0, 3, 10), 40)?.status).toBe('mastered');
  });
});

it('a familiar skill that is answered wrong more and more often is being learned again', () => {
  const right = [0, 1, 2].map((day) => drillAnswer(day));
  const wrong = [3, 4, 5].map((day) => drillAnswer(day, { isCorrect: false }));
  expect(stateOf(right, 2)).toMatchObject({ status: 'familiar', since: dayAt(2), loss: null });
  const lost = { because: 'missed', of: 'familiar', on: dayAt(5), heldSince: dayAt(2), answer: { id: wrong[2]?.id } };
  expect(stateOf([...right, ...wrong], 5)).toMatchObject({ status: 'learning', since: dayAt(5), loss: lost });
  const again = [6, 7, 8, 9].map((day) => drillAnswer(day));
  expect(stateOf([...right, ...wrong, ...again], 9)).toMatchObject({ status: 'familiar', loss: null });
});

const ranks: readonly SkillStatus[] = ['new', 'learning', 'familiar', 'mastered'];

it('on its day a right answer to a new chart never lowers the status, and a wrong one never raises it', () => {
  const day = fc.integer({ min: 43, max: 120 });
  fc.assert(
    fc.property(anyAnswers('a', 60), day, fc.boolean(), fc.boolean(), (log, dayNumber, isCorrect, isNearMiss) => {
      const rank = (answers: readonly LoggedAnswer[]) =>
        ranks.indexOf(skillStatus(modelLearner({ answers, today: dayAt(dayNumber) }), hammer));
      const [before, after] = [rank(log), rank([...log, drillAnswer(dayNumber, { isCorrect, isNearMiss })])];
      // The first answer makes a new skill one that is being learned.
      if (isCorrect) expect(after).toBeGreaterThanOrEqual(before);
      else expect(after).toBeLessThanOrEqual(Math.max(1, before));
    }),
    { numRuns: 400 },
  );
});
