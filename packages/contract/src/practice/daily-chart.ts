import { z } from 'zod';
import { defineCall } from '../call.ts';
import { choiceId, drillQuestion, drillReview } from '../drill.ts';
import { patternId } from '../lesson/pattern-preview.ts';

/** The day of a chart, in UTC: one chart for everyone. */
const chartDay = z.iso.date();

/** How everyone answered, once enough have. */
const answerCounts = z.object({
  answers: z.int().positive(),
  right: z.int().nonnegative(),
});

/** How an answer was judged, what the chart was about, and how everyone did: null until enough have answered. */
const dailyReview = drillReview.extend({ patternId, everyone: answerCounts.nullable() });
export type DailyReview = z.output<typeof dailyReview>;

export const dailyChart = z.object({
  day: chartDay,
  question: drillQuestion,
  /** Null until the learner has answered, and for a visitor. */
  review: dailyReview.nullable(),
});
export type DailyChart = z.output<typeof dailyChart>;

export const dailyChartCalls = {
  readDailyChart: defineCall({
    method: 'GET',
    path: '/api/chart-of-the-day',
    access: 'everyone',
    summary: 'One chart a day, the same for everyone, with the learner’s answer if there is one.',
    response: dailyChart,
    errors: [],
  }),
  answerDailyChart: defineCall({
    method: 'POST',
    path: '/api/chart-of-the-day/answers',
    access: 'everyone',
    summary:
      'Judges an answer to today’s or yesterday’s chart. A learner’s first answer stands; a visitor’s is not stored.',
    body: z.strictObject({ day: chartDay, chosen: choiceId }),
    response: dailyReview,
    errors: ['not_found'],
  }),
};
