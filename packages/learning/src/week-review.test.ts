import { describe, expect, it } from 'vitest';
import { addDays, parseLocalDay } from './local-day.ts';
import type { GradeEntry } from './review-log.ts';
import { reviewWeek, type WeekActivity, type WeekInput } from './week-review.ts';

const today = parseLocalDay('2026-03-09');
const dayAgo = (days: number) => addDays(today, -days);

const nothing: WeekInput = { today, activities: [], entries: [], answers: [], reviews: [] };

function activity(daysAgo: number, changes: Partial<WeekActivity> = {}): WeekActivity {
  const day = dayAgo(daysAgo);
  const asked = { correct: null, total: null, seconds: null };
  const at = new Date(`${day}T12:00:00Z`);
  return { kind: 'term-studied', subject: 'gap', day, at, countsAsStudy: true, ...asked, ...changes };
}

function grade(cardId: string, daysAgo: number, given: GradeEntry['grade']): GradeEntry {
  const day = dayAgo(daysAgo);
  return {
    kind: 'grade',
    id: `${cardId}-${daysAgo}`,
    cardId,
    grade: given,
    day,
    reviewedAt: new Date(`${day}T09:00:00Z`),
  };
}

describe('reviewWeek', () => {
  it('reviewWeek of an empty log is empty and covers seven days', () => {
    expect(reviewWeek(nothing)).toEqual({
      from: '2026-03-03',
      to: '2026-03-09',
      daysStudied: 0,
      studyMs: 0,
      experience: 0,
      before: { daysStudied: 0, experience: 0 },
      learned: {
        patternIds: [],
        termsStudied: 0,
        quizzes: 0,
        quizScorePercent: null,
        chartsAnswered: 0,
        chartsRight: 0,
        cardsReviewed: 0,
        scenariosSolved: 0,
      },
      slipped: { forgottenCards: [], missedPatterns: [] },
      due: { cardsNow: 0, cardsThisWeek: 0, cardIds: [] },
    });
  });

  it('the weekly review counts this week’s days, points and time and compares them with the week before, to the day', () => {
    const activities = [14, 13, 7, 6, 6, 0].map((days) => activity(days));
    const entries = [14, 13, 7, 6, 0].map((days) => ({
      cause: 'level-up:2',
      points: 10 ** (days % 4),
      day: dayAgo(days),
    }));
    const week = reviewWeek({ ...nothing, activities, entries });
    expect(week).toMatchObject({
      daysStudied: 2,
      experience: 100 + 1,
      before: { daysStudied: 2, experience: 10 + 1000 },
    });
  });

  it('the weekly review says what was learned, taking from the ledger what can be learned only once', () => {
    const quiz = { kind: 'quiz-completed', correct: 3, total: 4, seconds: 120 } as const;
    const activities = [
      activity(3, { kind: 'lesson-completed', subject: 'hammer' }),
      activity(3, { kind: 'lesson-completed', subject: 'doji', countsAsStudy: false }),
      activity(2, quiz),
      activity(1, { ...quiz, kind: 'vocabulary-quiz-completed', correct: 5, total: 6 }),
      activity(0),
    ];
    const entries = ['pattern-mastered:hammer', 'scenario-solved:fomo'].map((cause) => ({
      cause,
      points: 5,
      day: today,
    }));
    const read = (isCorrect: boolean, daysAgo = 0, isPractice = true) => ({
      ...{ patternId: 'doji', isCorrect, isPractice, day: dayAgo(daysAgo) },
    });
    const answers = [read(true, 7), read(true), read(true), read(false), read(true, 0, false)];
    const mistaken = grade('doji', 1, 'again');
    const undo = {
      kind: 'undo',
      id: 'undo',
      reviewedAt: mistaken.reviewedAt,
      undoes: mistaken.id,
      day: dayAgo(1),
    } as const;
    const reviews = [grade('hammer', 1, 'good'), grade('flag', 8, 'good'), mistaken, undo];
    const { learned, studyMs } = reviewWeek({ ...nothing, activities, entries, answers, reviews });
    expect(learned).toEqual({
      patternIds: ['hammer'],
      termsStudied: 1,
      quizzes: 2,
      quizScorePercent: 80,
      chartsAnswered: 3,
      chartsRight: 2,
      cardsReviewed: 1,
      scenariosSolved: 1,
    });
    expect(studyMs).toBe(240_000);
  });

  it('the weekly review says what slipped, unless it was right since', () => {
    const answer = (patternId: string, isCorrect: boolean, daysAgo: number) => ({
      patternId,
      isCorrect,
      isPractice: daysAgo === 5,
      day: dayAgo(daysAgo),
    });
    const { slipped } = reviewWeek({
      ...nothing,
      answers: [
        answer('doji', false, 8),
        answer('hammer', false, 5),
        answer('wedge', false, 4),
        answer('wedge', true, 3),
      ],
      reviews: [
        grade('doji', 6, 'again'),
        grade('doji', 5, 'good'),
        grade('hammer', 4, 'again'),
        grade('wedge', 3, 'again'),
        grade('wedge', 2, 'again'),
        grade('flag', 9, 'again'),
      ],
    });
    expect(slipped).toEqual({ forgottenCards: ['wedge', 'hammer'], missedPatterns: ['hammer'] });
  });

  it('the weekly review says which cards are due now, and how many more this week', () => {
    const { due } = reviewWeek({ ...nothing, reviews: [grade('doji', 30, 'good'), grade('hammer', 0, 'good')] });
    expect(due).toEqual({ cardsNow: 1, cardsThisWeek: 1, cardIds: ['doji'] });
  });

  it('the weekly review counts no suspended card as due', () => {
    const suspend = (cardId: string) =>
      ({ kind: 'suspend', id: cardId, cardId, reviewedAt: new Date(`${today}T08:00:00Z`) }) as const;
    const reviews = [grade('doji', 30, 'good'), grade('hammer', 0, 'good'), suspend('doji'), suspend('hammer')];
    const { due } = reviewWeek({ ...nothing, reviews });
    expect(due).toEqual({ cardsNow: 0, cardsThisWeek: 0, cardIds: [] });
  });
});
