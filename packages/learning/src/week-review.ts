import { wholePercent } from '@wickwise/statistics/percent';
import { byDueDay } from './card-schedule.ts';
import type { LearningEvent } from './ledger.ts';
import { addDays, type LocalDay } from './local-day.ts';
import { effectiveReviews, type LogEntry, scheduleCards, suspendedCards } from './review-log.ts';
import { type StudyAction, studyMsAfter } from './study-session.ts';

/** Days in the review, today included. */
export const WEEK_DAYS = 7;

/** A row of the log, by its study day. */
export interface WeekActivity extends StudyAction {
  readonly kind: LearningEvent['kind'];
  readonly subject: string;
  readonly day: LocalDay;
  readonly countsAsStudy: boolean;
}

/** A row of the ledger, by the local day on which it was earned. */
export interface WeekEntry {
  readonly cause: string;
  readonly points: number;
  readonly day: LocalDay;
}

/** An answer about a pattern, in a quiz or on a chart to practice with. */
export interface WeekAnswer {
  readonly patternId: string;
  readonly isCorrect: boolean;
  readonly isPractice: boolean;
  readonly day: LocalDay;
}

/** A learner's last two weeks, each list in chronological order. */
export interface WeekInput {
  readonly today: LocalDay;
  readonly activities: readonly WeekActivity[];
  readonly entries: readonly WeekEntry[];
  readonly answers: readonly WeekAnswer[];
  /** The whole review log: what is due follows from all of it. */
  readonly reviews: readonly LogEntry[];
}

/** A review of the last seven days. */
export interface WeekReview {
  readonly from: LocalDay;
  readonly to: LocalDay;
  readonly before: { readonly daysStudied: number; readonly experience: number };
  readonly daysStudied: number;
  readonly studyMs: number;
  readonly experience: number;
  readonly learned: {
    readonly patternIds: string[];
    readonly termsStudied: number;
    readonly quizzes: number;
    /** Whole percent; null without a quiz. */
    readonly quizScorePercent: number | null;
    /** Charts to practice with: how many, and how many of them were read right. */
    readonly chartsAnswered: number;
    readonly chartsRight: number;
    readonly cardsReviewed: number;
    readonly scenariosSolved: number;
  };
  readonly slipped: { readonly forgottenCards: string[]; readonly missedPatterns: string[] };
  readonly due: { readonly cardsNow: number; readonly cardsThisWeek: number; readonly cardIds: string[] };
}

/** What was learned and what was forgotten in the seven days up to `today`, and what is due. */
export function reviewWeek({ today, activities, entries, answers, reviews }: WeekInput): WeekReview {
  const from = addDays(today, 1 - WEEK_DAYS);
  const isThisWeek = ({ day }: { day: LocalDay }) => day >= from && day <= today;
  const grades = effectiveReviews(reviews).filter(isThisWeek);
  const isBefore = ({ day }: { day: LocalDay }) => day >= addDays(from, -WEEK_DAYS) && day < from;
  return {
    from,
    to: today,
    ...totals(activities.filter(isThisWeek), entries.filter(isThisWeek)),
    before: totals(activities.filter(isBefore), entries.filter(isBefore)),
    studyMs: studyMsOf(activities, isThisWeek),
    learned: {
      ...learnedIn(activities.filter(isThisWeek), entries.filter(isThisWeek)),
      ...practicedIn(answers.filter(isThisWeek)),
      cardsReviewed: grades.length,
    },
    slipped: {
      forgottenCards: forgottenCards(grades),
      missedPatterns: missedPatterns(answers.filter(isThisWeek)),
    },
    due: dueCards(reviews, today),
  };
}

function totals(activities: readonly WeekActivity[], entries: readonly WeekEntry[]) {
  const studied = activities.filter(({ countsAsStudy }) => countsAsStudy);
  return {
    daysStudied: new Set(studied.map(({ day }) => day)).size,
    experience: entries.reduce((sum, { points }) => sum + points, 0),
  };
}

/** An action right after midnight continues a session of the day before. */
function studyMsOf(activities: readonly WeekActivity[], isThisWeek: (activity: WeekActivity) => boolean): number {
  return activities.reduce((sum, activity, place) => {
    const last = activities[place - 1]?.at ?? null;
    return isThisWeek(activity) ? sum + studyMsAfter(last, activity) : sum;
  }, 0);
}

type Practiced = Pick<WeekReview['learned'], 'chartsAnswered' | 'chartsRight'>;

function practicedIn(answers: readonly WeekAnswer[]): Practiced {
  const charts = answers.filter(({ isPractice }) => isPractice);
  return { chartsAnswered: charts.length, chartsRight: charts.filter(({ isCorrect }) => isCorrect).length };
}

function learnedIn(
  activities: readonly WeekActivity[],
  entries: readonly WeekEntry[],
): Omit<WeekReview['learned'], keyof Practiced | 'cardsReviewed'> {
  const countOf = (kind: LearningEvent['kind']) => activities.filter((activity) => activity.kind === kind).length;
  const subjects = (prefix: string) =>
    entries.flatMap(({ cause }) => (cause.startsWith(prefix) ? cause.slice(prefix.length) : []));
  const quizzes = activities.filter(({ kind }) => kind === 'quiz-completed' || kind === 'vocabulary-quiz-completed');
  return {
    patternIds: subjects('pattern-mastered:'),
    termsStudied: countOf('term-studied'),
    quizzes: quizzes.length,
    quizScorePercent: scorePercent(quizzes),
    scenariosSolved: subjects('scenario-solved:').length,
  };
}

function scorePercent(quizzes: readonly WeekActivity[]): number | null {
  const correct = quizzes.reduce((sum, quiz) => sum + (quiz.correct ?? 0), 0);
  const total = quizzes.reduce((sum, quiz) => sum + (quiz.total ?? 0), 0);
  return wholePercent(correct, total);
}

/** Cards whose last grade is Forgot, those forgotten most often first. */
function forgottenCards(grades: readonly { cardId: string; grade: string }[]): string[] {
  const lapses = new Map<string, number>();
  for (const { cardId, grade } of grades) {
    if (grade === 'again') lapses.set(cardId, (lapses.get(cardId) ?? 0) + 1);
  }
  const last = new Map(grades.map(({ cardId, grade }) => [cardId, grade]));
  return [...lapses]
    .filter(([cardId]) => last.get(cardId) === 'again')
    .sort(([, one], [, other]) => other - one)
    .map(([cardId]) => cardId);
}

/** Patterns whose last answer was wrong. */
function missedPatterns(answers: readonly WeekAnswer[]): string[] {
  const last = new Map(answers.map(({ patternId, isCorrect }) => [patternId, isCorrect]));
  return [...last].filter(([, isCorrect]) => !isCorrect).map(([patternId]) => patternId);
}

function dueCards(reviews: readonly LogEntry[], today: LocalDay): WeekReview['due'] {
  const suspended = suspendedCards(reviews);
  const schedules = [...scheduleCards(reviews).values()].filter(({ cardId }) => !suspended.has(cardId));
  const due = schedules.filter(({ dueOn }) => dueOn <= today).sort(byDueDay);
  const soon = schedules.filter(({ dueOn }) => dueOn > today && dueOn < addDays(today, WEEK_DAYS));
  return { cardsNow: due.length, cardsThisWeek: soon.length, cardIds: due.map(({ cardId }) => cardId) };
}
