import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  cardEntryKinds,
  NEW_CARDS_PER_DAY,
  RESPONSE_MS,
  RETENTION_PERCENT,
  REVIEW_BATCH_LIMIT,
  reviewGrades,
} from './constants.ts';
import { difficulty, patternCategory, patternId, recognizedAs } from './lesson/pattern-preview.ts';
import { candlePicture } from './lesson/picture.ts';
import { earned } from './reward/reward.ts';

export const reviewGrade = z.enum(reviewGrades);
export type ReviewGrade = z.output<typeof reviewGrade>;

/** One card per pattern: its id is the pattern's. */
export const flashcard = z.object({
  id: patternId,
  name: z.string(),
  category: patternCategory,
  difficulty,
  question: z.string(),
  answer: z.string(),
  /** The lesson in one sentence, true of every chart of the pattern. */
  takeaway: z.string(),
  definition: z.string(),
  signal: z.string(),
  /** Another explanation, for a card that keeps being forgotten: what to look for, and what only looks like it. */
  characteristics: z.array(z.string()),
  nearMissCaption: z.string(),
  /** Null for price action, which the market engine does not name. */
  recognizedAs: recognizedAs.nullable(),
  example: candlePicture,
  failure: candlePicture,
  nearMiss: candlePicture,
});
export type Flashcard = z.output<typeof flashcard>;

const localDay = z.iso.date();

const newCardsPerDay = z.int().min(NEW_CARDS_PER_DAY.min).max(NEW_CARDS_PER_DAY.max);

const retentionPercent = z.int().min(RETENTION_PERCENT.min).max(RETENTION_PERCENT.max);

/** What a learner chose, or the defaults. */
export const reviewSettings = z.object({
  newCardsPerDay,
  /** The probability of recall at which a card is due. It counts for a card from its next review. */
  retentionPercent,
});
export type ReviewSettings = z.output<typeof reviewSettings>;

const entryId = z.uuid();

/** A line of the review log. The client makes its id, so that sending it again adds nothing. */
export const reviewEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('grade'),
    id: entryId,
    cardId: patternId,
    grade: reviewGrade,
    /** The retention by which the device scheduled the card; the default if it is left out. */
    retentionPercent: retentionPercent.optional(),
    /** From the question to the grade, while the page was in view. */
    responseMs: z.int().min(RESPONSE_MS.min).max(RESPONSE_MS.max).optional(),
    reviewedAt: z.iso.datetime(),
  }),
  z.object({
    /** Takes the card out of the reviews, puts it back, or starts its schedule again as if it were new. */
    kind: z.enum(cardEntryKinds),
    id: entryId,
    cardId: patternId,
    reviewedAt: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('undo'),
    id: entryId,
    /** The grade that no longer counts. */
    undoes: entryId,
    reviewedAt: z.iso.datetime(),
  }),
]);
export type ReviewEntry = z.output<typeof reviewEntry>;

export const cardSchedule = z.object({
  cardId: patternId,
  /** Days after which the card is recalled with a probability of 90%. */
  stability: z.number().positive(),
  /** From 1, easy, to 10. */
  difficulty: z.number(),
  lastGrade: reviewGrade,
  firstReviewedOn: localDay,
  lastReviewedOn: localDay,
  dueOn: localDay,
  /** How often a card that had been learned was forgotten. */
  lapses: z.int().nonnegative(),
  reviews: z.int().positive(),
});

export const reviewState = z.object({
  /** The learner's local day. */
  today: localDay,
  /** One for each card that was reviewed since its last reset. */
  schedules: z.array(cardSchedule),
  /** Cards that are not due until they are resumed. */
  suspended: z.array(patternId),
  settings: reviewSettings,
});
export type ReviewState = z.output<typeof reviewState>;

export const reviewCalls = {
  listFlashcards: defineCall({
    method: 'GET',
    path: '/api/flashcards',
    access: 'everyone',
    summary: 'The flashcards that the tier of the caller includes.',
    response: z.array(flashcard),
    errors: [],
  }),
  readReviews: defineCall({
    method: 'GET',
    path: '/api/reviews',
    access: 'signed-in',
    summary: 'When each reviewed flashcard is due and which are suspended, derived from the review log.',
    response: reviewState,
    errors: ['not_signed_in'],
  }),
  recordReviews: defineCall({
    method: 'POST',
    path: '/api/reviews',
    access: 'signed-in',
    summary:
      'Adds to the review log: grades, their undoing, and cards suspended, resumed and reset. An entry sent again adds nothing.',
    body: z.object({
      entries: z.array(reviewEntry).min(1).max(REVIEW_BATCH_LIMIT),
      /** The time of sending by the clock that dated the entries: where it is wrong, they are moved by as much. */
      sentAt: z.iso.datetime().optional(),
    }),
    /** `refused` are the ids of entries about cards that the tier does not include; `earned` is null without a new grade. */
    response: z.object({ reviews: reviewState, refused: z.array(entryId), earned: earned.nullable() }),
    errors: ['not_signed_in'],
  }),
  updateReviewSettings: defineCall({
    method: 'PATCH',
    path: '/api/reviews/settings',
    access: 'signed-in',
    summary: 'Changes how many flashcards are new each day, or the retention at which they are due.',
    body: reviewSettings.partial(),
    response: reviewSettings,
    errors: ['not_signed_in'],
  }),
  mergeReviewSettings: defineCall({
    method: 'POST',
    path: '/api/reviews/settings/merge',
    access: 'signed-in',
    summary: 'Keeps the flashcard settings a visitor chose, each only if the account has none of its own.',
    body: reviewSettings.partial(),
    response: reviewSettings,
    errors: ['not_signed_in'],
  }),
};
