import { describe, expect, it } from 'vitest';
import { NO_COUNTS } from './learning-counts.ts';
import { applyEvent, evaluateRewards } from './learning-event.ts';
import type { LearningRecord } from './learning-record.ts';
import type { LearningEvent } from './ledger.ts';
import { addDays, parseLocalDay } from './local-day.ts';
import type { RewardCatalog } from './rewards.ts';

const today = parseLocalDay('2026-03-09');
const now = new Date('2026-03-09T12:00:00Z');
const blank: LearningRecord = {
  today,
  studiedDays: new Set([today]),
  lessons: new Map(),
  completedItems: new Set(),
  experience: 0,
  earnedCauses: new Set([`streak-day:${today}`]),
  counts: NO_COUNTS,
  celebrated: new Set(),
};
const catalog: RewardCatalog = {
  badges: [{ id: 'first-candle', points: 25, criteria: [{ measure: 'lessons-completed', atLeast: 1 }] }],
  achievements: [
    { type: 'first-steps', criterion: { measure: 'lessons-completed', atLeast: 1 }, badgeId: 'first-candle' },
    { type: 'quiz-master', criterion: { measure: 'candlestick-lessons-completed', atLeast: 1 }, badgeId: null },
  ],
  categoryOf: () => 'candlesticks',
  termCount: 2,
};

const lesson = { kind: 'lesson-completed', patternId: 'hammer' } as const;

function celebratedBy(event: LearningEvent, changes: Partial<LearningRecord> = {}): string[] {
  const { celebrations } = applyEvent({ ...blank, ...changes }, event, { now, catalog });
  return celebrations.map(({ type, trigger, points }) => `${type} ${trigger} ${points}`);
}

describe('the celebrations of an event', () => {
  it('celebrations begin with the event and end with the level, and a badge stands for its achievement', () => {
    expect(celebratedBy(lesson, { experience: 940 })).toEqual([
      'mastery pattern-mastered:hammer 50',
      'achievement achievement:quiz-master null',
      'reward badge:first-candle 25',
      'level_up level-up:2 40',
    ]);
  });

  it('a celebration comes once: neither another lesson nor a repeated one brings it again', () => {
    const first = applyEvent(blank, lesson, { now, catalog });
    expect(applyEvent(first.record, lesson, { now, catalog }).celebrations).toEqual([]);
    const other = applyEvent(first.record, { ...lesson, patternId: 'doji' }, { now, catalog });
    expect(other.celebrations.map(({ trigger }) => trigger)).toEqual(['pattern-mastered:doji']);
  });

  it.each([
    [2, false],
    [3, true],
    [4, false],
    [7, true],
    [30, true],
    [100, true],
    [101, false],
    [200, true],
  ])('day %i of a streak celebrates: %s', (days, isCelebrated) => {
    const studiedDays = new Set(Array.from({ length: days - 1 }, (_, back) => addDays(today, -back - 1)));
    const celebrated = celebratedBy(lesson, { studiedDays, earnedCauses: new Set() });
    expect(celebrated.some((text) => text.startsWith(`streak streak-day:${today}`))).toBe(isCelebrated);
  });

  it('five easy grades in a day are celebrated, once that day', () => {
    const review = (easyThatDay: number) =>
      ({
        kind: 'flashcard-reviewed',
        cardId: 'doji',
        wasDue: false,
        wasRecalled: true,
        easyThatDay,
        cardsMastered: 0,
      }) as const;
    expect(celebratedBy(review(4))).toEqual([]);
    expect(celebratedBy(review(5))).toEqual(['perfect_score flashcard-review:2026-03-09 null']);
    const celebrated = new Set(['flashcard-review:2026-03-09']);
    expect(celebratedBy(review(6), { celebrated })).toEqual([]);
  });

  it('a vocabulary quiz without a mistake is celebrated, once for each length', () => {
    const quiz = (correct: number) => ({ kind: 'vocabulary-quiz-completed', correct, total: 10, seconds: 60 }) as const;
    const paid = new Set([
      ...blank.earnedCauses,
      'milestone:vocabulary_quiz_pass:1',
      'milestone:vocabulary_quiz_excellence:1',
    ]);
    expect(celebratedBy(quiz(9), { earnedCauses: paid })).toEqual([]);
    expect(celebratedBy(quiz(10), { earnedCauses: paid })).toEqual(['perfect_score vocabulary-quiz-perfect:10 null']);
  });

  it('the last term of the vocabulary is celebrated', () => {
    const term = { kind: 'term-studied', itemId: 'gap' } as const;
    expect(celebratedBy(term)).toEqual([]);
    const counts = { ...NO_COUNTS, termsStudied: 1 };
    expect(celebratedBy(term, { counts })).toEqual(['perfect_score vocabulary:all-terms null']);
  });
});

describe('evaluateRewards', () => {
  const lessons = new Map([['hammer', { completed: true, wasCompleted: true, changedAt: now }]]);

  it('rewards due without an event are given once and pay for no day', () => {
    const found = evaluateRewards({ ...blank, lessons, earnedCauses: new Set() }, catalog);
    expect(found.activity).toBeNull();
    expect(found.entries).toEqual([{ cause: 'badge:first-candle', points: 25 }]);
    expect(found.celebrations.map(({ trigger }) => trigger)).toEqual(['achievement:quiz-master', 'badge:first-candle']);
    expect(evaluateRewards(found.record, catalog)).toMatchObject({ entries: [], celebrations: [] });
  });

  it('an empty record has no rewards due', () => {
    expect(evaluateRewards(blank, catalog)).toMatchObject({ entries: [], celebrations: [] });
  });
});
