import { describe, expect, it } from 'vitest';
import { FIRST_DAY } from '../../fixtures/any-answer.ts';
import { drillAnswer } from '../../fixtures/drill-answers.ts';
import { onPath, placementAnswers } from '../../fixtures/path-steps.ts';
import { addDays } from '../local-day.ts';
import type { Practice } from './finished-items.ts';
import { type DayInput, planDay } from './plan-day.ts';

const same = (id: string) => id;
const content = {
  patternName: same,
  termName: same,
  topicName: same,
  articleName: same,
  scenarioFor: same,
  quizFor: same,
};

function dayOn(dayNumber: number, input: Partial<DayInput> = {}) {
  const today = addDays(FIRST_DAY, dayNumber);
  const nothing = { answers: [], practices: [], ...onPath({}), tradesToReview: [], replay: null };
  const { items, more, done } = planDay({
    ...{ ...nothing, today, minutes: 10, content, canPractice: () => true },
    ...input,
  });
  return { items: items.map(({ id }) => id), more: more.map(({ id }) => id), done };
}

const drilled = (patternId: string, against: string | null = null): Practice => ({ kind: 'drill', patternId, against });
const wrong = (dayNumber: number, patternId: string, chosenPatternId?: string) =>
  drillAnswer(dayNumber, { patternId, isCorrect: false, chosenPatternId });

it('what was practiced today is done, and counts as what it was when the day began', () => {
  const weak = [1, 2, 3].map(() => wrong(0, 'hammer'));
  const today = [drillAnswer(1, { patternId: 'hammer' })];
  expect(dayOn(1, { answers: weak }).items).toEqual(['weak-skill:recognize:hammer']);
  expect(dayOn(1, { answers: [...weak, ...today], practices: [drilled('hammer')] })).toMatchObject({
    items: [],
    done: { items: 1, minutes: 2 },
  });
});

it('a term that was practiced counts as the item that it was', () => {
  const weak = ['definition', 'example', 'category'].map((question) => ({
    ...{ kind: 'vocabulary' as const, id: question, question, termId: 'ask', isCorrect: false },
    ...{ day: FIRST_DAY, at: new Date(Date.parse(FIRST_DAY)) },
  }));
  expect(dayOn(1, { answers: weak }).items).toEqual(['weak-skill:term:ask']);
  const after = dayOn(1, { answers: weak, practices: [{ kind: 'vocabulary', termIds: ['ask'] }] });
  expect(after).toMatchObject({ items: [], done: { items: 1, minutes: 2 } });
});

it('a trade that was checked against the rules is done for today, and the next one waits until tomorrow', () => {
  const own = { tradesToReview: [{ tradeId: '2', closedOn: FIRST_DAY }], replay: { replayId: 'next', lastOn: null } };
  expect(dayOn(1, own).items).toEqual(['trade-review:2', 'replay:next']);
  const after = dayOn(1, { ...own, practices: [{ kind: 'trade-review' }, { kind: 'trade-review' }] });
  expect(after).toEqual({
    items: ['replay:next'],
    more: ['trade-review:2'],
    done: { items: 1, minutes: 3 },
  });
});

it('a review that went wrong is done for today, and due tomorrow', () => {
  const answers = [wrong(0, 'hammer'), wrong(1, 'hammer')];
  expect(dayOn(1, { answers, practices: [drilled('hammer')] })).toMatchObject({
    items: [],
    more: ['due-review:recognize:hammer'],
    done: { items: 1, minutes: 1 },
  });
  expect(dayOn(2, { answers }).items).toEqual(['due-review:recognize:hammer']);
});

it('practice of a pair closes its patterns as well, and the same drill twice counts once', () => {
  const answers = [wrong(0, 'hammer', 'doji'), wrong(0, 'hammer', 'doji'), wrong(0, 'doji')];
  const practices = [drilled('hammer', 'doji'), drilled('hammer', 'doji')];
  expect(dayOn(1, { answers, practices })).toMatchObject({ items: [], done: { items: 1, minutes: 2 } });
});

it('practice outside of the plan counts toward the day', () => {
  const answers = ['a', 'b', 'c'].map((patternId) => wrong(0, patternId));
  const practices: Practice[] = [
    { kind: 'vocabulary', termIds: ['1', '2', '3', '4', '5', '6'] },
    { kind: 'topics', skills: ['decision:stops'] },
  ];
  expect(dayOn(1, { answers, practices })).toMatchObject({ done: { items: 3, minutes: 7 } });
  expect(dayOn(1, { answers, practices }).items).toHaveLength(3);
  expect(dayOn(1, { answers, practices, minutes: 5 }).items).toEqual([]);
});

it('a completed lesson, with the drill that ends it, is the lesson of the day', () => {
  const practices: Practice[] = [{ kind: 'lesson', patternId: 'doji' }, drilled('doji')];
  expect(dayOn(0, { ...onPath({ hammer: 'playable' }), practices })).toMatchObject({
    items: [],
    more: ['new-lesson:hammer'],
    done: { items: 1, minutes: 4 },
  });
});

it('an article that was read is the new step of the day, with its own time', () => {
  const practices: Practice[] = [{ kind: 'article', articleId: 'trend', minutes: 5 }];
  expect(dayOn(0, { ...onPath({ hammer: 'playable' }), practices })).toMatchObject({
    items: [],
    done: { items: 1, minutes: 5 },
  });
});

describe('after a placement check', () => {
  const placed = (dayNumber: number) => [
    ...placementAnswers(dayNumber, { patternId: 'doji' }),
    ...placementAnswers(dayNumber, { patternId: 'hammer', rights: [true, false] }),
  ];

  it('what is known is not taught, and comes as a review some days later', () => {
    const path = onPath({ doji: 'playable', hammer: 'playable' });
    expect(dayOn(0, { ...path, answers: placed(0) }).items).toEqual(['new-lesson:hammer']);
    expect(dayOn(9, { ...path, answers: placed(0) }).items).toContain('due-review:recognize:doji');
  });

  it('what was missed is taught before it is reviewed', () => {
    const locked = onPath({ hammer: 'locked' });
    expect(dayOn(1, { ...locked, answers: placed(0) })).toMatchObject({ items: [], more: [] });
    expect(dayOn(1, { ...onPath({ hammer: 'completed' }), answers: placed(0) }).items).toEqual([
      'due-review:recognize:hammer',
    ]);
  });
});

it('a replay played today is the replay of the day', () => {
  const replay = { replayId: 'next', lastOn: FIRST_DAY };
  expect(dayOn(0, { replay }).items).toEqual(['replay:next']);
  expect(dayOn(0, { replay, practices: [{ kind: 'replay' }] }).items).toEqual([]);
});
