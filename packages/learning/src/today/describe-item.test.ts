import { describe, expect, it } from 'vitest';
import { FIRST_DAY } from '../../fixtures/any-answer.ts';
import { drillAnswer } from '../../fixtures/drill-answers.ts';
import { articleStep, lessonStep } from '../../fixtures/path-steps.ts';
import type { LoggedAnswer } from '../learner-model/answer-kinds.ts';
import { modelLearner } from '../learner-model/learner-model.ts';
import { addDays } from '../local-day.ts';
import { describePlan } from './describe-item.ts';
import type { TodayInput } from './plan-kinds.ts';
import { planToday } from './plan-today.ts';

const name = (id: string) => id.replace(/^./, (first) => first.toUpperCase());
const content = {
  patternName: name,
  termName: name,
  topicName: (kind: string, topic: string) => `${kind} ${topic}`,
  articleName: name,
  scenarioFor: (topic: string) => `scenario-on-${topic}`,
  quizFor: (topic: string) => `quiz-on-${topic}`,
};

/** A Monday. */
const on = (dayNumber: number) => addDays(FIRST_DAY, dayNumber);

function planOn(dayNumber: number, answers: readonly LoggedAnswer[], input: Partial<TodayInput> = {}) {
  const model = modelLearner({ answers, today: on(dayNumber) });
  const nothing = { canPractice: () => true, newSteps: [], tradesToReview: [], replay: null };
  const plan = planToday({ model, ...nothing, ...input }, { minutes: 20, finished: [] });
  return describePlan(plan, { content, today: on(dayNumber) }).items;
}

const missed = (dayNumber: number) => drillAnswer(dayNumber, { isCorrect: false });
const took = (dayNumber: number, patternId = 'hammer', chosenPatternId = 'doji') =>
  drillAnswer(dayNumber, { patternId, chosenPatternId, isCorrect: false });
const term = (dayNumber: number, termId: string, isCorrect = true): LoggedAnswer => {
  const { id, at, day } = drillAnswer(dayNumber);
  return { kind: 'vocabulary', id, at, day, termId, question: 'definition', isCorrect };
};

it('what is new on the path: an article, and a known lesson that opens another one', () => {
  const known = { ...lessonStep('doji'), opens: 'bullish-engulfing' };
  expect(planOn(4, [], { newSteps: [known] })).toMatchObject([
    {
      title: 'Complete Doji',
      reason: 'You know it already. Completing it unlocks Bullish-engulfing.',
      action: { kind: 'lesson', patternId: 'doji' },
    },
  ]);
  expect(planOn(4, [], { newSteps: [articleStep('trend')] })).toMatchObject([
    { title: 'Read “Trend”', minutes: 5, action: { kind: 'article', articleId: 'trend' } },
  ]);
});

describe('the sentence of an item names the evidence', () => {
  it.each([
    [4, 'You missed it today.'],
    [5, 'You missed it yesterday.'],
    [6, 'You missed it on Friday.'],
    [10, 'You missed it on Friday.'],
    [13, 'You missed it 9 days ago.'],
  ])('a review of what was missed, on day %i', (dayNumber, reason) => {
    expect(planOn(dayNumber, [missed(4)])).toMatchObject([
      { title: 'Review Hammer', reason, minutes: 1, action: { kind: 'drill', patternId: 'hammer', against: null } },
    ]);
  });

  it('a review of a card that was graded Forgot, which is no wrong answer', () => {
    const { id, at, day } = missed(4);
    const forgotten: LoggedAnswer = { kind: 'flashcard', id, at, day, patternId: 'hammer', grade: 'again' };
    expect(planOn(5, [forgotten])).toMatchObject([{ reason: 'You graded it Forgot yesterday.' }]);
    expect(planOn(5, [forgotten, missed(4)])).toMatchObject([{ reason: 'You missed it yesterday.' }]);
  });

  it('a review of what is fading', () => {
    const [item] = planOn(9, [drillAnswer(0)]);
    expect(item?.reason).toMatch(/^You’re about \d\d% likely to remember it\. You last practiced it 9 days ago\.$/);
  });

  it.each([
    [[took(4), took(5)], 6, 'You mistook Hammer for Doji twice in the last seven days.'],
    [[took(4), took(5, 'doji', 'hammer')], 6, 'You mixed up Doji and Hammer twice in the last seven days.'],
    [[took(0), took(1), took(9)], 10, 'You mistook Hammer for Doji three times in the last four weeks.'],
  ])('a confused pair', (answers, dayNumber, reason) => {
    const [item] = planOn(dayNumber, answers).filter(({ kind }) => kind === 'confused-pair');
    expect(item?.reason).toBe(reason);
    expect(item?.title).toMatch(/^Tell (Hammer from Doji|Doji from Hammer)$/);
    expect(item?.action).toMatchObject({ kind: 'drill', against: expect.stringMatching(/^(doji|hammer)$/) });
  });

  it.each([
    [[false, false, true], '1 of your last 3 answers was right.'],
    [[false, false, false], 'None of your last 3 answers was right.'],
    [[true, false, false, false, true], '2 of your last 5 answers were right.'],
  ])('a weak skill', (results, reason) => {
    const answers = results.map((isCorrect) => drillAnswer(0, { isCorrect }));
    expect(planOn(1, answers)).toMatchObject([{ title: 'Practice Hammer', reason }]);
  });

  it('a lesson, an own trade and a replay', () => {
    const own = { tradesToReview: [{ tradeId: 't1', closedOn: on(2) }], replay: { replayId: 'r', lastOn: on(1) } };
    expect(planOn(4, [], { newSteps: [lessonStep('doji')], ...own })).toMatchObject([
      {
        title: 'Review your last trade',
        reason: 'You closed it on Wednesday and haven’t checked it against your rules yet.',
        action: { kind: 'trade', tradeId: 't1' },
      },
      { title: 'Learn Doji', action: { kind: 'lesson', patternId: 'doji' } },
      { title: 'Play a blind replay', reason: 'You last played one on Tuesday.', action: { kind: 'replay' } },
    ]);
  });

  it.each([
    [[true], 'You last played one on Tuesday.'],
    [[true, false], 'You broke your exit rules yesterday.'],
    [[false, true], 'You last played one on Tuesday.'],
  ])('a replay after rules were kept or broken', (results, reason) => {
    const answers = results.map((isCorrect): LoggedAnswer => {
      const { id, at, day } = drillAnswer(3);
      return { kind: 'trade-review', id, at, day, topic: 'trade-exit', itemId: id, isCorrect };
    });
    const input = { replay: { replayId: 'r', lastOn: on(1) }, canPractice: () => false };
    expect(planOn(4, answers, input)).toMatchObject([{ title: 'Play a blind replay', reason }]);
  });

  it('a decision and a calculation', () => {
    const { id, at, day } = missed(0);
    const decision: LoggedAnswer = { kind: 'scenario', id, at, day, scenarioId: 's', topic: 'stops', isCorrect: false };
    const sum = { itemId: 'size', patternId: null, topic: 'risk', isDrawn: true, isCorrect: false };
    const items = planOn(1, [decision, { kind: 'knowledge-check', id, at, day, ...sum }]);
    expect(items).toMatchObject([
      { title: 'Review arithmetic risk', action: { kind: 'quiz', quizId: 'quiz-on-risk' } },
      { title: 'Review decision stops', action: { kind: 'scenario', scenarioId: 'scenario-on-stops' } },
    ]);
  });
});

describe('due terms', () => {
  const terms = ['ask', 'bid', 'gap', 'lot', 'pip', 'tick', 'yield'];

  it('in a row are asked together, five at most', () => {
    const items = planOn(
      1,
      terms.map((termId) => term(0, termId, false)),
    );
    expect(items.map(({ title, minutes }) => [title, minutes])).toEqual([
      ['Review “Ask” and 4 more terms', 5],
      ['Review “Tick” and 1 more term', 2],
    ]);
    expect(items.flatMap(({ action }) => (action.kind === 'vocabulary' ? action.termIds : []))).toEqual(terms);
    expect(items.map(({ reason }) => reason)).toEqual(['You missed all 5 last time.', 'You missed both last time.']);
  });

  it('say how many were missed, and how likely the rest is remembered', () => {
    const both = [term(0, 'ask', false), term(0, 'bid')];
    expect(planOn(30, both)[0]?.reason).toBe('You missed 1 of them, and the rest are fading.');
    expect(planOn(30, [term(0, 'ask'), term(20, 'bid')])[0]?.reason).toMatch(
      /^You’re about \d\d% to \d\d% likely to remember them\.$/,
    );
  });

  it('one alone is named', () => {
    expect(planOn(1, [term(0, 'gap', false)])).toMatchObject([
      { title: 'Review the term “Gap”', action: { kind: 'vocabulary', termIds: ['gap'] } },
    ]);
  });
});
