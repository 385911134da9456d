import { z } from 'zod';
import { defineCall } from './call.ts';
import { patternId } from './lesson/pattern-preview.ts';
import { contentId } from './quiz-result.ts';

/** How many minutes a learner wants to spend a day. */
export const planMinutes = z.union([z.literal(5), z.literal(10), z.literal(20)]);
export type PlanMinutes = z.output<typeof planMinutes>;

/** Where an item of the plan is done. */
export const planAction = z.discriminatedUnion('kind', [
  /** Three new charts of a pattern; with `against`, of that pattern and the one it was confused with. */
  z.object({ kind: z.literal('drill'), patternId, against: patternId.nullable() }),
  z.object({ kind: z.literal('lesson'), patternId }),
  z.object({ kind: z.literal('article'), articleId: contentId }),
  /** A vocabulary quiz about these terms. */
  z.object({ kind: z.literal('vocabulary'), termIds: z.array(contentId).min(1) }),
  z.object({ kind: z.literal('scenario'), scenarioId: contentId }),
  z.object({ kind: z.literal('quiz'), quizId: contentId }),
  /** An own trade of the journal, which only the browser holds. */
  z.object({ kind: z.literal('trade'), tradeId: z.string() }),
  z.object({ kind: z.literal('replay') }),
]);
export type PlanAction = z.output<typeof planAction>;

/** One thing to do. */
export const planItem = z.object({
  id: z.string(),
  kind: z.enum(['confused-pair', 'weak-skill', 'due-review', 'new-lesson', 'trade-review', 'replay']),
  /** Such as `Tell Piercing Pattern from Bullish Engulfing`. */
  title: z.string(),
  /** Why it is planned: a sentence that names the evidence. */
  reason: z.string(),
  minutes: z.int().positive(),
  action: planAction,
});
export type PlanItem = z.output<typeof planItem>;

/** A learner's skill at reading charts, on a scale where 1500 is even with a chart of average difficulty. */
export const chartRating = z.object({
  value: z.int(),
  /** The 95% interval. */
  low: z.int(),
  high: z.int(),
  answers: z.int().positive(),
});
export type ChartRating = z.output<typeof chartRating>;

export const todayPlan = z.object({
  /** The learner's study day. */
  day: z.iso.date(),
  minutes: planMinutes,
  /** What was done of the plan today. */
  done: z.object({ items: z.int().nonnegative(), minutes: z.int().nonnegative() }),
  /** In their order; the first is the next step on every screen. Empty once the learner is done for today. */
  items: z.array(planItem),
  /** For anyone who wants more. */
  more: z.array(planItem).max(20),
  /** Null below the answers that a rating takes. */
  rating: chartRating.nullable(),
});
export type TodayPlan = z.output<typeof todayPlan>;

/** How well a skill is known, in the words that learners read. */
export const skillStatus = z.enum(['learning', 'familiar', 'mastered']);

/** A skill that was observed at least once, with the evidence for its status. */
export const knownSkill = z.object({
  /** Such as `recognize:hammer`. */
  skill: z.string(),
  name: z.string(),
  status: skillStatus,
  since: z.iso.date(),
  /** Null for what was only missed in a placement check: its lesson comes first. */
  dueOn: z.iso.date().nullable(),
  /** Of the last ten answers to unseen questions. */
  recent: z.object({ right: z.int().nonnegative(), answers: z.int().nonnegative() }),
  /** What mastery takes, met or not, such as `Days with a right answer: 2 (3 needed)`. */
  requirements: z.array(z.object({ text: z.string(), isMet: z.boolean() })),
  /** Why a better status was lost; null where none was. */
  loss: z.string().nullable(),
});
export type KnownSkill = z.output<typeof knownSkill>;

/** A day by the browser's clock. */
const pastDay = z.iso.date().regex(/^[1-9]/, 'A day is in the year 1000 or later.');

export const todaySettings = z.object({ minutes: planMinutes });
export type TodaySettings = z.output<typeof todaySettings>;

export const todayCalls = {
  readToday: defineCall({
    method: 'GET',
    path: '/api/today',
    access: 'signed-in',
    summary: 'What to do next today, in which order and why: the same next step for every screen.',
    query: z.object({
      /** In place of what the learner chose. */
      minutes: z.coerce.number().pipe(planMinutes).optional(),
      /** The newest closed trade without a review, and its day: the journal is only in the browser. */
      tradeId: z.string().max(100).optional(),
      tradeClosedOn: pastDay.optional(),
      /** The day of the last blind replay in this browser. */
      replayedOn: pastDay.optional(),
    }),
    response: todayPlan,
    errors: ['not_signed_in'],
  }),
  updateTodaySettings: defineCall({
    method: 'PATCH',
    path: '/api/today/settings',
    access: 'signed-in',
    summary: 'Changes how many minutes a day the learner wants to spend.',
    body: todaySettings,
    response: todaySettings,
    errors: ['not_signed_in'],
  }),
  listSkills: defineCall({
    method: 'GET',
    path: '/api/skills',
    access: 'signed-in',
    summary: 'What the learner knows, by the evidence of all their answers.',
    response: z.array(knownSkill),
    errors: ['not_signed_in'],
  }),
  startOver: defineCall({
    method: 'DELETE',
    path: '/api/skills',
    access: 'signed-in',
    summary:
      'Starts over: answers until now no longer say what the learner knows. They stay in the history and the export.',
    response: z.array(knownSkill),
    errors: ['not_signed_in'],
  }),
};
