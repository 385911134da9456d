import type { DailyReview } from '@wickwise/contract/practice/daily-chart';
import type { Stats } from '@wickwise/contract/reward/stats';
import type { PictureQuestion } from '@wickwise/curriculum/questions/picture-question';
import { dailyAnswer } from '../../db/schema/daily-chart.ts';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { chosenPattern, factsOf } from '../drill/public.ts';
import { inLearnerTransaction, type LearnerTransaction, readStudyDay, saveLearningEvent } from '../progress/public.ts';
import { type DailyChartContext, readDailyAnswer, toDailyReview } from './data.ts';
import { drawDailyChart, isChartOpen } from './rules.ts';

/** What the log calls the chart of the day. */
const SUBJECT = 'chart-of-the-day';

interface AnswerContext extends DailyChartContext {
  readonly readStats: (moment: { learner: Learner; now: Date }) => Promise<Stats>;
}

interface SentAnswer {
  readonly day: string;
  readonly chosen: string;
}

/** Judges an answer. A learner's first one is stored and counts as study; a visitor's is not stored. */
export async function answerDailyChart(context: AnswerContext, { day, chosen }: SentAnswer): Promise<DailyReview> {
  const { db, learner, now, secret, countAnswers } = context;
  if (!isChartOpen(day, now)) throw new CallError('not_found', 'That chart is over. Reload the page for today’s.');
  const question = drawDailyChart(day, secret);
  if (!question.choices.some(({ id }) => id === chosen)) {
    throw new CallError('invalid_request', 'This question doesn’t have that choice.');
  }
  if (learner === null) return { ...toDailyReview(question, chosen), earned: null, everyone: await countAnswers(day) };
  const moment = { learner, now };
  const judged = await inLearnerTransaction({ db, ...moment }, (transaction) =>
    answerOnce(transaction, { question, day, chosen }),
  );
  const again = { entries: [...judged.entries], celebrations: [] };
  const earned = judged.earned ?? { ...again, stats: await context.readStats(moment) };
  return { ...toDailyReview(question, judged.chosen), earned, everyone: await countAnswers(day) };
}

interface OpenAnswer extends SentAnswer {
  readonly question: PictureQuestion;
}

/** Only the first answer to a day's chart counts: another one, or the same one again, changes and earns nothing. */
async function answerOnce(transaction: LearnerTransaction, { question, day, chosen }: OpenAnswer) {
  const { tx, learner, now } = transaction;
  const earlier = await readDailyAnswer(tx, { learner, day });
  if (earlier !== null) return { chosen: earlier.chosen, entries: earlier.entries, earned: null };
  const isCorrect = chosen === question.answer;
  const localDay = await readStudyDay(tx, transaction);
  const counts = { correct: Number(isCorrect), total: 1, seconds: null };
  const { earned } = await saveLearningEvent(transaction, { kind: 'drill-completed', drillId: SUBJECT, ...counts });
  const { patternId } = question;
  const { questionKind, choiceCount, isNearMiss, offeredIds } = factsOf(question, question);
  await tx.insert(dailyAnswer).values({
    ...{ userId: learner.id, chartDay: day, patternId, chosen, isCorrect, localDay, answeredAt: now },
    ...{ questionKind, choiceCount, isNearMiss, offeredIds, chosenPatternId: chosenPattern(question, chosen) },
    entries: earned.entries,
  });
  return { chosen, entries: earned.entries, earned };
}
