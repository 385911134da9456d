import { createHash } from 'node:crypto';
import type { ReviewEntry, ReviewGrade } from '@wickwise/contract/review';
import { fundamentals } from '@wickwise/curriculum/fundamentals/fundamentals';
import { learningModules } from '@wickwise/curriculum/learning-modules';
import type { PatternEntry } from '@wickwise/curriculum/pattern';
import { patterns } from '@wickwise/curriculum/patterns';
import type { QuizBank } from '@wickwise/curriculum/quizzes/quiz-bank';
import { quizBanks } from '@wickwise/curriculum/quizzes/quiz-banks';
import { scenarios } from '@wickwise/curriculum/scenarios/scenarios';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { localDayAt } from '@wickwise/learning/local-day';
import { type LogEntry, scheduleCards } from '@wickwise/learning/review-log';

/** What a demonstration learner does on one day, in this order. */
export interface PlannedDay {
  readonly daysAgo: number;
  readonly lessons: readonly string[];
  readonly terms: readonly string[];
  readonly sections: readonly string[];
  readonly modules: readonly string[];
  /** The patterns of the drills. */
  readonly drills: readonly string[];
  readonly quizzes: readonly QuizBank[];
  readonly vocabularyQuiz: boolean;
  readonly scenarios: readonly string[];
}

/** The learner whose plan is made. */
export interface Student {
  readonly email: string;
  readonly joinedDaysAgo: number;
  readonly isHeritage: boolean;
  /** The lessons completed, each with how many days ago. */
  readonly lessons: readonly (readonly [patternId: string, daysAgo: number])[];
}

/** The length of the present streak; before it, about two of three days were studied. */
const CURRENT_STREAK = 9;
const TERMS_PER_DAY = 1;

/** The days of study, oldest first; always the same for one learner. */
export function planStudy(student: Student): PlannedDay[] {
  const { email, joinedDaysAgo, lessons } = student;
  const days = Array.from({ length: joinedDaysAgo }, (_, place) => joinedDaysAgo - 1 - place);
  const hasLesson = (daysAgo: number) => lessons.some(([, day]) => day === daysAgo);
  return days
    .filter((daysAgo) => daysAgo < CURRENT_STREAK || hasLesson(daysAgo) || draw(`${email} ${daysAgo}`) < 0.65)
    .map((daysAgo, place) => toDay(student, daysAgo, place));
}

function toDay({ lessons, isHeritage }: Student, daysAgo: number, place: number): PlannedDay {
  const open = quizBanks.filter(({ requiredTier }) => requiredTier === 'genesis' || isHeritage);
  const quiz = open[Math.floor(place / 2) % open.length];
  const scenario = scenarios[Math.floor(place / 2)];
  return {
    daysAgo,
    lessons: lessons.flatMap(([patternId, day]) => (day === daysAgo ? patternId : [])),
    terms: vocabulary.slice(place * TERMS_PER_DAY, (place + 1) * TERMS_PER_DAY).map(({ id }) => id),
    sections: fundamentals.slice(place, place + 1).map(({ id }) => id),
    modules: place % DAYS_PER_MODULE === 0 ? modulesOf(place / DAYS_PER_MODULE) : [],
    drills: drillsOn(lessons, daysAgo),
    quizzes: place % 2 === 1 && quiz !== undefined ? [quiz] : [],
    vocabularyQuiz: place % 5 === 2,
    scenarios: isHeritage && place % 2 === 0 && scenario !== undefined ? [scenario.id] : [],
  };
}

/** The last two are left to do. */
const MODULES_STARTED = 6;
const DAYS_PER_MODULE = 4;

/** In their order, so that each comes after those it builds on. */
function modulesOf(place: number): string[] {
  return learningModules
    .slice(0, MODULES_STARTED)
    .slice(place, place + 1)
    .map(({ id }) => id);
}

/** Right after a lesson, and again a week, a month and two months later. */
const DRILL_DAYS_AFTER = [0, 7, 30, 60];

function drillsOn(lessons: Student['lessons'], daysAgo: number): string[] {
  return lessons.flatMap(([patternId, day]) => (DRILL_DAYS_AFTER.includes(day - daysAgo) ? patternId : []));
}

/** A pseudo-random number in [0, 1) derived from the text, so that every demonstration is the same. */
export function draw(words: string): number {
  return createHash('sha256').update(words).digest().readUInt32BE() / 2 ** 32;
}

interface ReviewDay {
  readonly email: string;
  readonly at: Date;
  readonly log: readonly LogEntry[];
  /** The patterns whose lessons they have completed. */
  readonly learned: ReadonlySet<string>;
}

/** New cards a day, fewer than the daily limit. */
const NEW_CARDS = 2;
const MAX_REVIEWS = 12;

/** The flashcards due on a day, each with its grade. */
export function reviewsOn({ email, at, log, learned }: ReviewDay): (ReviewEntry & { kind: 'grade' })[] {
  const today = localDayAt(at, { timeZone: 'UTC', dayBeginsAt: 0 });
  const schedules = scheduleCards(log);
  const due = [...schedules.values()].filter(({ dueOn }) => dueOn <= today).map(({ cardId }) => cardId);
  const fresh = patterns.filter(({ id }: PatternEntry) => learned.has(id) && !schedules.has(id)).map(({ id }) => id);
  return [...due, ...fresh.slice(0, NEW_CARDS)].slice(0, MAX_REVIEWS).map((cardId) => {
    const words = `${email} ${cardId} ${today}`;
    const id = uuidOf(words);
    return { kind: 'grade', id, cardId, grade: gradeOf(draw(words)), reviewedAt: at.toISOString() };
  });
}

function gradeOf(luck: number): ReviewGrade {
  if (luck < 0.12) return 'again';
  if (luck < 0.25) return 'hard';
  return luck < 0.85 ? 'good' : 'easy';
}

/** An id in the form that browsers generate. */
export function uuidOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
