import { z } from 'zod';
import { defineCall } from '../call.ts';
import { candlePicture } from '../lesson/picture.ts';
import { contentId } from '../quiz-result.ts';

/** A question of the placement check: a chart to name, or two to choose from. Its key stays on the server. */
export const placementQuestion = z.object({
  id: contentId,
  question: z.string(),
  /** Null where the choices are pictures. */
  picture: candlePicture.nullable(),
  choices: z
    .array(z.object({ id: contentId, name: z.string(), picture: candlePicture.nullable() }))
    .min(2)
    .max(5),
});
export type PlacementQuestion = z.output<typeof placementQuestion>;

/** An answer as it was judged, with what it shows. */
export const placementReview = z.object({
  questionId: contentId,
  patternId: contentId,
  isCorrect: z.boolean(),
  /** Whether a near miss had to be refused. */
  isNearMiss: z.boolean(),
  choices: z.int().positive(),
  /** The pattern that the choice names; null where it names none. */
  chosenPatternId: contentId.nullable(),
  offeredIds: z.array(contentId),
});
export type PlacementReview = z.output<typeof placementReview>;

/** What a placement check found, by pattern ids in the order of the lessons. */
export const placementResult = z.object({
  known: z.array(contentId),
  /** Where to begin; null when everything is known. */
  startWith: contentId.nullable(),
  /** In the order of the questions. A learner’s first answers stand. */
  answers: z.array(placementReview),
});
export type PlacementResult = z.output<typeof placementResult>;

/** What a check holds: an answer to each of its questions. */
export const placementTry = z.strictObject({
  /** Made by the browser. */
  tryId: z.uuid(),
  answers: z.array(z.strictObject({ questionId: contentId, chosen: contentId })).max(20),
  /** When a visitor took it, where it comes along at sign-in; left out for now. */
  takenAt: z.iso.datetime().optional(),
});
export type PlacementTry = z.output<typeof placementTry>;

export const placementCalls = {
  listPlacementQuestions: defineCall({
    method: 'GET',
    path: '/api/placement',
    access: 'everyone',
    summary:
      'Ten questions on new charts that show which free lessons a learner knows, without their answers. The same try gets the same ones.',
    query: z.object({ tryId: z.uuid() }),
    response: z.array(placementQuestion),
    errors: [],
  }),
  judgePlacement: defineCall({
    method: 'POST',
    path: '/api/placement',
    access: 'everyone',
    summary:
      'Says which free lessons can be skipped. A learner’s answers are stored once; no lesson is completed and nothing is earned.',
    body: placementTry,
    response: placementResult,
    errors: [],
  }),
};
