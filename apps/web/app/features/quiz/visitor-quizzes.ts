import { GENESIS_QUIZZES_PER_DAY } from '@wickwise/contract/constants';
import { localDayAt } from '@wickwise/learning/local-day';
import { keep, readKept } from './storage.ts';

const KEY = 'wickwise.visitor-quizzes';

/** How many more quizzes this browser's visitor may finish on the local day of `now`. */
export function remainingVisitorQuizzes(now: Date): number {
  return Math.max(0, GENESIS_QUIZZES_PER_DAY - finishedOn(browserDay(now)));
}

/** Counts a quiz that a visitor finished: no server knows of it. */
export function countVisitorQuiz(now: Date): void {
  const day = browserDay(now);
  keep('localStorage', KEY, { day, finished: finishedOn(day) + 1 });
}

function finishedOn(day: string): number {
  const kept = readKept('localStorage', KEY);
  const isToday = typeof kept === 'object' && kept !== null && 'day' in kept && kept.day === day;
  return isToday && 'finished' in kept && typeof kept.finished === 'number' ? kept.finished : 0;
}

function browserDay(now: Date): string {
  return localDayAt(now, Intl.DateTimeFormat().resolvedOptions().timeZone);
}
