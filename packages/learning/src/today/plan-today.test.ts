import type { PlanMinutes } from '@wickwise/contract/today';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnswers, FIRST_DAY } from '../../fixtures/any-answer.ts';
import { drillAnswer, drillsOn } from '../../fixtures/drill-answers.ts';
import { articleStep, lessonStep } from '../../fixtures/path-steps.ts';
import type { LoggedAnswer } from '../learner-model/answer-kinds.ts';
import { modelLearner } from '../learner-model/learner-model.ts';
import { addDays } from '../local-day.ts';
import type { TodayInput } from './plan-kinds.ts';
import { type FinishedItem, planToday } from './plan-today.ts';

interface Circumstances extends Partial<TodayInput> {
  readonly minutes?: PlanMinutes;
  readonly finished?: readonly FinishedItem[];
}

function planOn(dayNumber: number, answers: readonly LoggedAnswer[], circumstances: Circumstances = {}) {
  const { minutes = 10, finished = [], ...input } = circumstances;
  const model = modelLearner({ answers, today: addDays(FIRST_DAY, dayNumber) });
  const nothing = { canPractice: () => true, newSteps: [], tradesToReview: [], replay: null };
  return planToday({ model, ...nothing, ...input }, { minutes, finished });
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const about = (patternId: string, dayNumber: number, isCorrect = true) =>
  drillAnswer(dayNumber, { patternId, isCorrect });
const practiced = (patternId: string): FinishedItem => ({
  kind: 'due-review',
  id: `due-review:recognize:${patternId}`,
  minutes: 1,
  covers: [`recognize:${patternId}`],
});
const took = (dayNumber: number) =>
  drillAnswer(dayNumber, { patternId: 'hammer', chosenPatternId: 'doji', isCorrect: false });

describe('what is planned, and why', () => {
  it('a beginner begins with the first open lesson', () => {
    expect(planOn(0, [], { newSteps: ['doji', 'hammer'].map(lessonStep) }).items).toEqual([
      {
        kind: 'new-lesson',
        id: 'new-lesson:doji',
        minutes: 4,
        subject: 'doji',
        covers: ['recognize:doji'],
        reason: { kind: 'lesson', id: 'doji', minutes: 4, opens: null },
      },
    ]);
  });

  it('the next lesson comes before a review of its pattern, which was graded before it was taught', () => {
    const missed = [about('doji', 0, false)];
    const ids = idsOf(planOn(0, missed, { newSteps: ['doji', 'hammer'].map(lessonStep) }).items);
    expect(ids).toEqual(['new-lesson:doji']);
  });

  it('a wrong answer makes its skill due the same day, before what has only faded', () => {
    const plan = planOn(10, [about('doji', 0), about('hammer', 10, false)]);
    expect(plan.items).toMatchObject([
      { id: 'due-review:recognize:hammer', reason: { because: 'missed', answer: { day: addDays(FIRST_DAY, 10) } } },
      { id: 'due-review:recognize:doji', reason: { because: 'fading', lastPracticedOn: FIRST_DAY } },
    ]);
  });

  it('what was answered right is not due on the same day', () => {
    expect(planOn(0, [about('doji', 0)])).toEqual({ items: [], more: [] });
  });

  it('a pair that was confused twice is practiced as a pair, with the answers that show it', () => {
    const answers = [took(0), took(2)];
    const plan = planOn(2, answers);
    expect(plan.items).toMatchObject([
      { kind: 'confused-pair', reason: { patternId: 'hammer', chosenId: 'doji', times: 2, answerIds: idsOf(answers) } },
    ]);
    expect(planOn(2, answers.slice(1)).items.map(({ kind }) => kind)).toEqual(['due-review']);
  });

  it('a skill that is answered wrong more often than not is weak', () => {
    const answers = [about('hammer', 0, false), about('hammer', 0, false), about('hammer', 0)];
    expect(planOn(0, answers).items).toMatchObject([
      { kind: 'weak-skill', reason: { skill: 'recognize:hammer', right: 1, answers: 3, loss: null } },
    ]);
    expect(planOn(0, answers.slice(1)).items).toEqual([]);
  });

  it('the weakest skill comes first', () => {
    const half = [about('doji', 0, false), about('doji', 0), about('doji', 0, false), about('doji', 0)];
    const none = [1, 2, 3].map(() => about('hammer', 0, false));
    const { items, more } = planOn(0, [...half, ...none], { minutes: 20 });
    expect(idsOf(items)).toEqual(['weak-skill:recognize:hammer', 'weak-skill:recognize:doji']);
    expect(more).toEqual([]);
  });

  it('skills that are no longer taught or not open are left out', () => {
    const answers = [about('hammer', 0, false), about('long-gone', 0, false)];
    const plan = planOn(0, answers, { canPractice: (skill) => skill !== 'recognize:long-gone' });
    expect(idsOf([...plan.items, ...plan.more])).toEqual(['due-review:recognize:hammer']);
  });
});

const manyDue = Array.from({ length: 12 }, (_, place) => about(`pattern-${String.fromCharCode(97 + place)}`, 0));
const busy = {
  newSteps: ['harami', 'engulfing'].map(lessonStep),
  tradesToReview: [{ tradeId: 't1', closedOn: FIRST_DAY }],
  replay: { replayId: 'r1', lastOn: null },
};

describe('a session', () => {
  it.each([
    [5, 'review pair review review', 5],
    [10, 'review review pair review lesson review', 10],
    [20, 'review review review review pair review review lesson review review review trade review review', 20],
  ] as const)('of %i minutes mixes its parts and takes no longer', (minutes, kinds, total) => {
    const { items } = planOn(40, [...manyDue, took(39), took(39)], { ...busy, minutes });
    const short = {
      'confused-pair': 'pair',
      'weak-skill': 'weak',
      'due-review': 'review',
      'new-lesson': 'lesson',
      'trade-review': 'trade',
      replay: 'replay',
    };
    expect(items.map(({ kind }) => short[kind]).join(' ')).toBe(kinds);
    expect(items.reduce((sum, item) => sum + item.minutes, 0)).toBe(total);
  });

  it('keeps its mix once some of it is finished', () => {
    const wrong = ['ant', 'bee'].flatMap((patternId) => [1, 2, 3].map(() => about(patternId, 39, false)));
    const answers = [...manyDue, ...wrong];
    const [weak] = planOn(40, answers, busy).items.filter(({ kind }) => kind === 'weak-skill');
    const { items } = planOn(40, answers, { ...busy, finished: weak === undefined ? [] : [weak] });
    expect(weak?.id).toBe('weak-skill:recognize:ant');
    expect(items.map(({ kind }) => kind)).not.toContain('weak-skill');
  });

  it('has room for an own trade where little is due', () => {
    expect(planOn(0, [], busy).items.map(({ kind }) => kind)).toEqual(['new-lesson', 'trade-review']);
  });

  it('has one new lesson a day; the next one is there for anyone who wants more', () => {
    const { items, more } = planOn(0, [], { newSteps: ['doji', 'hammer'].map(lessonStep), minutes: 20 });
    expect(idsOf(items)).toEqual(['new-lesson:doji']);
    expect(idsOf(more)).toEqual(['new-lesson:hammer']);
    const finished = [{ kind: 'new-lesson', id: 'new-lesson:doji', minutes: 4, covers: ['recognize:doji'] }] as const;
    const later = planOn(0, [], { newSteps: ['hammer'].map(lessonStep), minutes: 20, finished });
    expect([later.items.length, idsOf(later.more)]).toEqual([0, ['new-lesson:hammer']]);
  });

  it('an article takes the place of the lesson of the day, and its own time', () => {
    const [article] = planOn(0, [], { newSteps: [articleStep('trend'), lessonStep('hammer')], minutes: 5 }).items;
    expect(article).toMatchObject({ id: 'new-lesson:trend', minutes: 5, covers: [] });
    const finished = article === undefined ? [] : [article];
    expect(planOn(0, [], { newSteps: [lessonStep('hammer')], minutes: 20, finished }).items).toEqual([]);
  });

  it('is done once its minutes are used up, however much is due', () => {
    const finished = [{ kind: 'due-review', id: 'due-review:other', minutes: 5, covers: [] }] as const;
    const plan = planOn(40, manyDue, { minutes: 5, finished });
    expect(plan.items).toEqual([]);
    expect(plan.more).toHaveLength(manyDue.length);
  });

  it('a review that went wrong is not asked again the same day, unless they want more', () => {
    const plan = planOn(5, [...drillsOn(0), about('hammer', 5, false)], { finished: [practiced('hammer')] });
    expect([idsOf(plan.items), idsOf(plan.more)]).toEqual([[], ['due-review:recognize:hammer']]);
  });

  it('for more, what was practiced today comes after the rest', () => {
    const finished = [practiced('hammer'), { ...practiced('gravestone-doji'), minutes: 4 }];
    const answers = ['doji', 'hammer', 'harami'].map((patternId) => about(patternId, 5, false));
    const { items, more } = planOn(5, answers, { finished, minutes: 5 });
    expect([idsOf(items), idsOf(more)]).toEqual([
      [],
      ['due-review:recognize:doji', 'due-review:recognize:harami', 'due-review:recognize:hammer'],
    ]);
  });

  it('what was practiced today is not asked again as another kind, but what went wrong elsewhere is', () => {
    const answers = [took(5), took(5)];
    const finished = [practiced('hammer')];
    expect(idsOf(planOn(5, answers).items)).toEqual(['confused-pair:tell-apart:doji+hammer']);
    expect(idsOf(planOn(5, answers, { finished }).items)).toEqual([]);
    expect(idsOf(planOn(5, [...answers, about('harami', 5, false)], { finished }).items)).toEqual([
      'due-review:recognize:harami',
    ]);
    expect(idsOf(planOn(6, answers).items)).toEqual(['confused-pair:tell-apart:doji+hammer']);
  });

  it('practicing the pattern of a lesson leaves the lesson open', () => {
    const plan = planOn(0, [about('doji', 0)], { newSteps: ['doji'].map(lessonStep), finished: [practiced('doji')] });
    expect(idsOf(plan.items)).toEqual(['new-lesson:doji']);
  });
});

const anyMinutes = fc.constantFrom<PlanMinutes>(5, 10, 20);

it('done item by item, a session ends, within its minutes and without an item twice', () => {
  fc.assert(
    fc.property(anyAnswers('a', 60), anyMinutes, fc.integer({ min: 0, max: 90 }), (answers, minutes, dayNumber) => {
      const finished: FinishedItem[] = [];
      const first = planOn(dayNumber, answers, { ...busy, minutes });
      for (
        let [next] = first.items;
        next !== undefined;
        [next] = planOn(dayNumber, answers, { ...busy, minutes, finished }).items
      ) {
        expect(idsOf(finished)).not.toContain(next.id);
        finished.push(next);
        expect(finished.reduce((sum, item) => sum + item.minutes, 0)).toBeLessThanOrEqual(minutes);
      }
    }),
  );
});

it('no two items of a plan practice the same skill, and the order of arrival changes nothing', () => {
  const arrivals = anyAnswers('a', 60).chain((log) =>
    fc.tuple(fc.constant(log), fc.shuffledSubarray(log, { minLength: log.length })),
  );
  fc.assert(
    fc.property(arrivals, anyMinutes, ([log, shuffled], minutes) => {
      const { items, more } = planOn(50, log, { ...busy, minutes });
      const covered = [...items, ...more].flatMap(({ covers }) => covers);
      expect(new Set(covered).size).toBe(covered.length);
      expect(planOn(50, shuffled, { ...busy, minutes })).toEqual({ items, more });
    }),
  );
});
