import { describe, expect, it } from 'vitest';
import { blankRecord } from '../fixtures/blank-record.ts';
import { NO_COUNTS } from './learning-counts.ts';
import { applyEvent as apply } from './learning-event.ts';
import type { LearningRecord } from './learning-record.ts';
import type { LearningEvent } from './ledger.ts';
import { parseLocalDay } from './local-day.ts';
import type { RewardCatalog } from './rewards.ts';

const today = parseLocalDay('2026-03-09');
const now = new Date('2026-03-09T12:00:00Z');
const MILESTONES = [
  'milestone:perfect_scores:1',
  'milestone:vocabulary_quiz_pass:1',
  'milestone:vocabulary_quiz_excellence:1',
];
// What comes with the first perfect quiz, and with the first good vocabulary quiz, is tested with the milestones.
const blank: LearningRecord = { ...blankRecord(today), earnedCauses: new Set(MILESTONES) };
/** Nothing to reach but milestones and levels. */
const catalog: RewardCatalog = { badges: [], achievements: [], categoryOf: () => 'candlesticks', termCount: 67 };

const applyEvent = (before: LearningRecord, event: LearningEvent) => apply(before, event, { now, catalog });
const NOT_ASKED = { correct: null, total: null, seconds: null };
const complete = { kind: 'lesson-completed', patternId: 'hammer' } as const;
const reopen = { kind: 'lesson-reopened', patternId: 'hammer' } as const;

describe('applyEvent', () => {
  it('a first completion is added with its day and what it earns', () => {
    const { activity, entries, record } = applyEvent(blank, complete);
    expect(activity).toEqual({ kind: 'lesson-completed', subject: 'hammer', countsAsStudy: true, ...NOT_ASKED });
    expect(entries).toEqual([
      { cause: 'pattern-mastered:hammer', points: 50 },
      { cause: 'streak-day:2026-03-09', points: 10 },
    ]);
    expect(record).toEqual({
      today,
      studiedDays: new Set([today]),
      lessons: new Map([['hammer', { completed: true, wasCompleted: true, changedAt: now }]]),
      completedItems: new Set(),
      experience: 60,
      earnedCauses: new Set([...MILESTONES, 'pattern-mastered:hammer', 'streak-day:2026-03-09']),
      counts: { ...NO_COUNTS, lastActionAt: now },
      celebrated: new Set(['pattern-mastered:hammer']),
    });
  });

  it('an event that the record already has adds nothing', () => {
    const { record } = applyEvent(blank, complete);
    expect(applyEvent(record, complete)).toEqual({ activity: null, entries: [], celebrations: [], record });
  });

  it('a reopening and the next completion are logged, count as no study and earn nothing', () => {
    const { record } = applyEvent({ ...blank, today: parseLocalDay('2026-03-08') }, complete);
    const reopened = applyEvent({ ...record, today }, reopen);
    expect(reopened.activity).toEqual({
      kind: 'lesson-reopened',
      subject: 'hammer',
      countsAsStudy: false,
      ...NOT_ASKED,
    });
    const again = applyEvent(reopened.record, complete);
    expect(again).toMatchObject({ activity: { countsAsStudy: false }, entries: [], record: { experience: 60 } });
    expect(again.record.studiedDays.has(today)).toBe(false);
  });

  it('the day is paid once, and so is a level that several events reach together', () => {
    const first = applyEvent({ ...blank, experience: 900 }, complete);
    const second = applyEvent(first.record, { ...complete, patternId: 'doji' });
    expect(second.entries.map(({ cause }) => cause)).toEqual(['pattern-mastered:doji', 'level-up:2']);
    expect(second.record.experience).toBe(900 + 60 + 50 + 40);
  });

  it('the given record is not modified', () => {
    applyEvent(blank, complete);
    expect([blank.lessons.size, blank.studiedDays.size, blank.earnedCauses.size]).toEqual([0, 0, MILESTONES.length]);
  });
});

/** What several events earn one after the other, without the day's points, as `cause points`. */
function earnedBy(...events: LearningEvent[]): string[][] {
  let record: LearningRecord = { ...blank, earnedCauses: new Set([...MILESTONES, 'streak-day:2026-03-09']) };
  return events.map((event) => {
    const recorded = applyEvent(record, event);
    record = recorded.record;
    return recorded.entries.map(({ cause, points }) => `${cause} ${points}`);
  });
}

describe('applyEvent, for quizzes', () => {
  const score = (correct: number) =>
    ({ kind: 'quiz-completed', quizId: 'level-1', correct, total: 4, seconds: null }) as const;

  it('a quiz pays each correct answer beyond the best score so far, and a perfect score once', () => {
    expect(earnedBy(score(2), score(1), score(2), score(4), score(4))).toEqual([
      ['quiz-best:level-1:2 100'],
      [],
      [],
      ['quiz-best:level-1:4 100', 'quiz-perfect:level-1 100'],
      [],
    ]);
  });

  it('a quiz that ended early pays its correct answers', () => {
    expect(earnedBy({ ...score(3), kind: 'quiz-attempted' })).toEqual([['quiz-best:level-1:3 150']]);
  });

  it('different quizzes have separate best scores', () => {
    expect(earnedBy(score(3), { ...score(1), quizId: 'level-10' })).toEqual([
      ['quiz-best:level-1:3 150'],
      ['quiz-best:level-10:1 50'],
    ]);
  });

  it('three vocabulary quizzes a day pay, by their correct answers', () => {
    const quiz = (correct: number) => ({ kind: 'vocabulary-quiz-completed', correct, total: 10, seconds: 60 }) as const;
    expect(earnedBy(quiz(10), quiz(0), quiz(7), quiz(1), quiz(10))).toEqual([
      ['vocabulary-quiz:2026-03-09:1 50'],
      [],
      ['vocabulary-quiz:2026-03-09:2 35'],
      ['vocabulary-quiz:2026-03-09:3 5'],
      [],
    ]);
  });
});

describe('applyEvent, for flashcards and scenarios', () => {
  it('fifty due flashcards a day pay, and none that was not due', () => {
    const facts = { wasRecalled: true, easyThatDay: 0, cardsMastered: 0 };
    const review = (wasDue: boolean) => ({ kind: 'flashcard-reviewed', cardId: 'hammer', wasDue, ...facts }) as const;
    const earned = earnedBy(review(false), ...Array.from({ length: 51 }, () => review(true)));
    expect(earned[0]).toEqual([]);
    expect(earned[1]).toEqual(['flashcard-review:2026-03-09:1 5']);
    expect(earned[50]).toEqual(['flashcard-review:2026-03-09:50 5']);
    expect(earned[51]).toEqual([]);
  });

  it('a scenario pays when it is solved at the first attempt', () => {
    const answer = (isCorrect: boolean, isFirstAttempt: boolean) =>
      ({ kind: 'scenario-answered', scenarioId: 'fomo', isCorrect, isFirstAttempt }) as const;
    expect(earnedBy(answer(false, true), answer(true, false))).toEqual([[], []]);
    expect(earnedBy(answer(true, true), answer(true, true))).toEqual([['scenario-solved:fomo 20'], []]);
  });
});

describe('applyEvent, for drills', () => {
  it('forty correct drill answers a day pay, however they are spread', () => {
    const drill = (correct: number) =>
      ({ kind: 'drill-completed', drillId: 'replay', correct, total: 12, seconds: null }) as const;
    expect(earnedBy(drill(12), drill(0), drill(7), drill(11), drill(12), drill(1))).toEqual([
      ['drill:2026-03-09:12 120'],
      [],
      ['drill:2026-03-09:19 70'],
      ['drill:2026-03-09:30 110'],
      ['drill:2026-03-09:40 100'],
      [],
    ]);
  });
});

describe('applyEvent, for what is done once', () => {
  it('a completion counts as study the first time only, separately for each kind', () => {
    const studied = { kind: 'term-studied', itemId: 'gap' } as const;
    const first = applyEvent(blank, studied);
    expect(first.activity).toEqual({ kind: 'term-studied', subject: 'gap', countsAsStudy: true, ...NOT_ASKED });
    expect(first.entries).toEqual([{ cause: 'streak-day:2026-03-09', points: 10 }]);
    expect(applyEvent(first.record, studied).activity).toBeNull();
    expect(applyEvent(first.record, { ...studied, kind: 'article-read' }).activity).not.toBeNull();
  });
});
