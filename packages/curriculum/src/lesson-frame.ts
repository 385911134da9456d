import type { LessonFrame } from '@wickwise/contract/lesson/lesson';
import { LESSON_ACCOUNT, LESSON_RISK, planLessonTrade } from './lesson-trade.ts';
import type { PatternEntry } from './pattern.ts';

/**
 * How a lesson opens and closes, with the trade sized and its neighbors named.
 * @param nameOf the name of a pattern by its id
 */
export function lessonFrame(entry: PatternEntry, nameOf: (id: string) => string): LessonFrame {
  const { bias, confirmation, failsWhen, takeaway, neighbors, trade, example } = entry;
  const plan = planLessonTrade(trade, example.candles);
  return {
    bias,
    confirmation,
    failsWhen,
    takeaway,
    neighbors: neighbors.map(({ id, difference }) => ({ id, name: nameOf(id), difference })),
    trade: { ...plan, account: LESSON_ACCOUNT, riskLimit: LESSON_ACCOUNT * LESSON_RISK },
  };
}
