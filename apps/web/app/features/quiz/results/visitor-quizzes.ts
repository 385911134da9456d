import { GENESIS_QUIZZES_PER_DAY, VOCABULARY_CATEGORY } from '@wickwise/contract/constants';
import type { VisitorQuiz } from '@wickwise/contract/quiz-result';
import { SHORTEST_VOCABULARY_QUIZ } from '@wickwise/learning/learning-counts';
import { localDayAt } from '@wickwise/learning/local-day';
import { deviceDayClock } from '#app/lib/day-clock.ts';
import { isIsoMoment } from '#app/lib/iso-moment.ts';
import { listFormat } from '#app/lib/stored-list.ts';
import { browserStore } from '#app/lib/stored-value.ts';

const NUMBERS = ['score', 'totalQuestions', 'seconds'] as const;

/** The quizzes that a visitor finished in this browser. The server doesn't have them. */
export const visitorQuizStore = browserStore(
  listFormat({ key: 'wickwise.finished-quizzes', version: 1, isItem: isVisitorQuiz }),
);

/** How many more quizzes this browser's visitor may finish on the local day of `now`. */
export function remainingVisitorQuizzes(quizzes: readonly VisitorQuiz[], now: Date): number {
  const today = browserDay(now);
  const finished = quizzes.filter(({ finishedAt }) => browserDay(new Date(finishedAt)) === today);
  return Math.max(0, GENESIS_QUIZZES_PER_DAY - finished.filter(isWhole).length);
}

/** A few terms are no quiz: the day's plan asks for them. */
function isWhole({ category, totalQuestions }: VisitorQuiz): boolean {
  return category !== VOCABULARY_CATEGORY || totalQuestions >= SHORTEST_VOCABULARY_QUIZ;
}

function browserDay(moment: Date): string {
  return localDayAt(moment, deviceDayClock());
}

/** Whether a stored value can be sent to the server as it is. */
function isVisitorQuiz(value: unknown): value is VisitorQuiz {
  if (typeof value !== 'object' || value === null) return false;
  const { id, category, finishedAt, ...rest } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof category !== 'string') return false;
  return isIsoMoment(finishedAt) && NUMBERS.every((name) => Number.isInteger(rest[name]));
}
