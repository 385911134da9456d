import { z } from 'zod';
import { defineCall } from './call.ts';
import { DRILL_LENGTH, DRILL_MERGE_LIMIT, RESPONSE_MS } from './constants.ts';
import { patternId } from './lesson/pattern-preview.ts';
import { candlePicture } from './lesson/picture.ts';
import { earned } from './reward/reward.ts';

/** The position of a choice, from 1. */
export const choiceId = z.string().regex(/^[1-5]$/, 'A choice is a number from 1 to 5.');

/** A question of a drill before its answer: its key stays on the server until then. */
export const drillQuestion = z.object({
  /** To find the pattern, to judge one chart, to name what is marked, or to say how a setup turned out. */
  kind: z.enum(['find', 'judge', 'name', 'outcome']),
  question: z.string(),
  /** Null where the choices are charts. */
  picture: candlePicture.nullable(),
  choices: z
    .array(z.object({ id: choiceId, text: z.string(), picture: candlePicture.nullable() }))
    .min(2)
    .max(5),
});
export type DrillQuestion = z.output<typeof drillQuestion>;

export const drill = z.object({
  patternId,
  drillId: z.uuid(),
  questions: z.array(drillQuestion).length(DRILL_LENGTH),
});
export type Drill = z.output<typeof drill>;

/** A condition of the pattern's rule, and what the chart measures for it. */
const checkedRule = z.object({
  rule: z.string(),
  /** Null where only the whole rule can be measured. */
  measured: z.string().nullable(),
  bound: z.string(),
  /** Null where that isn't known separately. */
  met: z.boolean().nullable(),
});
export type CheckedRule = z.output<typeof checkedRule>;

/** How an answer was judged, and why. */
export const drillReview = z.object({
  /** The choice of the first answer to this question. */
  chosen: choiceId,
  isCorrect: z.boolean(),
  /** The right choice. */
  answer: choiceId,
  explanation: z.string(),
  /** What each of several charts was, by choice. */
  notes: z.record(z.string(), z.string()),
  /** The chart that the conditions were measured on, with the pattern marked. */
  picture: candlePicture,
  checks: z.array(checkedRule),
  /** What the drill earned, once all of its questions are answered; null before that, and for a visitor. */
  earned: earned.nullable(),
});
export type DrillReview = z.output<typeof drillReview>;

/** The browser makes the id of a drill: the same id gives the same learner the same questions. */
const drillParams = z.object({ patternId, drillId: z.uuid() });

/** The only other pattern that is drawn and named, to tell the two apart. A drill has the same one throughout. */
const drillQuery = z.object({ against: patternId.optional() });

const sentAnswer = {
  /** The question, counted from 0. */
  question: z
    .int()
    .min(0)
    .max(DRILL_LENGTH - 1),
  chosen: choiceId,
  /** From the question to the answer, while the page was in view. */
  responseMs: z.int().min(RESPONSE_MS.min).max(RESPONSE_MS.max).optional(),
};

/** An answer that a visitor gave, as their browser kept it. */
const visitorDrillAnswer = z.strictObject({
  ...drillParams.shape,
  ...drillQuery.shape,
  ...sentAnswer,
  answeredAt: z.iso.datetime(),
});
export type VisitorDrillAnswer = z.output<typeof visitorDrillAnswer>;

export const drillCalls = {
  readDrill: defineCall({
    method: 'GET',
    path: '/api/patterns/:patternId/drills/:drillId',
    access: 'everyone',
    summary: 'Three questions with charts on one pattern, without their answers.',
    params: drillParams,
    query: drillQuery,
    response: drill,
    errors: ['not_found', 'heritage_required'],
  }),
  answerDrill: defineCall({
    method: 'POST',
    path: '/api/patterns/:patternId/drills/:drillId/answers',
    access: 'everyone',
    summary:
      'Judges an answer and explains it. A learner’s first answer to a question stands; with the last one the drill can earn.',
    params: drillParams,
    query: drillQuery,
    body: z.strictObject(sentAnswer),
    response: drillReview,
    errors: ['not_found', 'heritage_required'],
  }),
  mergeDrills: defineCall({
    method: 'POST',
    path: '/api/drills/merge',
    access: 'signed-in',
    summary:
      'Adds a visitor’s answers in drills to what is known about the learner. They are judged again and earn nothing; one sent again adds nothing.',
    body: z.object({ answers: z.array(visitorDrillAnswer).min(1).max(DRILL_MERGE_LIMIT) }),
    response: z.object({ added: z.int().nonnegative() }),
    errors: ['not_signed_in'],
  }),
};
