import type { Flashcard, ReviewState } from '@wickwise/contract/review';
import { flashcardTexts } from '@wickwise/curriculum/flashcards';
import { measuredRules } from '@wickwise/curriculum/measured-rules';
import type { PatternEntry } from '@wickwise/curriculum/pattern';
import { patterns } from '@wickwise/curriculum/patterns';
import { withLines } from '@wickwise/curriculum/picture-lines';
import { isLessonIncluded, withoutCaption } from '@wickwise/curriculum/reader-patterns';
import { parseLocalDay } from '@wickwise/learning/local-day';
import { countMastered as countMasteredIn, type LogEntry } from '@wickwise/learning/review-log';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { review, reviewSettings } from '../../db/schema/review.ts';
import type { Learner } from '../../plugins/session.ts';
import { readStudyDay } from '../progress/public.ts';
import { toReviewState } from './rules.ts';
import { readReviewSettings } from './settings.ts';

/** The flashcards that a reader's access includes, in the order in which the patterns are taught. */
export function listFlashcards(reader: { hasHeritageAccess: boolean }): Flashcard[] {
  return patterns.filter((entry) => isLessonIncluded(entry, reader)).map(toFlashcard);
}

function toFlashcard(entry: PatternEntry): Flashcard {
  const { id, name, category, difficulty, takeaway, definition, signal, characteristics, recognizedAs } = entry;
  const { example, failure, nearMiss } = entry;
  const text = flashcardTexts[id];
  if (text === undefined) throw new Error(`The pattern ${id} has no flashcard.`);
  return {
    id,
    name,
    category,
    difficulty,
    ...text,
    takeaway,
    definition,
    signal,
    characteristics,
    nearMissCaption: nearMiss.caption,
    recognizedAs,
    example: withoutCaption(withReason(entry, example)),
    failure: withoutCaption(withReason(entry, failure)),
    nearMiss: withoutCaption(nearMiss),
  };
}

/** A picture with the lines that show its pattern; for price action, with what its rules measure. */
function withReason(entry: PatternEntry, picture: PatternEntry['example']): PatternEntry['example'] {
  if (entry.category !== 'price-action') return withLines(entry, picture);
  const last = picture.mark?.to ?? picture.candles.length - 1;
  const lines = measuredRules({ ...entry, example: picture }).flatMap(({ example }) => example?.lines ?? []);
  const known = lines.filter(({ from, to }) => Math.max(from[0], to[0]) <= last);
  return { ...picture, lines: [...new Map(known.map((line) => [JSON.stringify(line), line])).values()] };
}

type ReviewRow = typeof review.$inferSelect;

/** The log and the settings, from which the schedules follow. */
export function prepareReadReviews(db: Database): (moment: { learner: Learner; now: Date }) => Promise<ReviewState> {
  const own = eq(review.userId, sql.placeholder('learner'));
  const query = db.select().from(review).where(own).prepare('read_reviews');
  return async ({ learner, now }) => {
    const [rows, today, settings] = await Promise.all([
      query.execute({ learner: learner.id }),
      readStudyDay(db, { learner, now }),
      readReviewSettings(db, learner),
    ]);
    return toReviewState({ log: rows.map(toReviewEntry), today, settings });
  };
}

/** The learner's whole review log. The learner's row must be locked by a transaction that adds to it. */
export async function readReviewLog(tx: Database | Transaction, learner: Pick<Learner, 'id'>): Promise<LogEntry[]> {
  const own = eq(review.userId, sql.placeholder('learner'));
  const query = tx.select().from(review).where(own).prepare('read_review_log');
  return (await query.execute({ learner: learner.id })).map(toReviewEntry);
}

/** How many cards the learner has mastered. */
export async function countMastered(db: Database | Transaction, learner: Learner): Promise<number> {
  return countMasteredIn(await readReviewLog(db, learner));
}

export function toReviewEntry({ entryId: id, kind, cardId, grade, undoes, reviewedAt, ...row }: ReviewRow): LogEntry {
  if (undoes !== null) return { kind: 'undo', id, undoes, reviewedAt };
  if (cardId !== null && grade !== null) {
    const measured = {
      retentionPercent: row.retentionPercent ?? undefined,
      ...(row.responseMs === null ? {} : { responseMs: row.responseMs }),
    };
    return { kind: 'grade', id, cardId, grade, ...measured, reviewedAt, day: parseLocalDay(row.localDay) };
  }
  if (cardId === null || kind === 'grade' || kind === 'undo') throw new Error(`The review ${id} is incomplete.`);
  return { kind, id, cardId, reviewedAt };
}

/** The learner's review log and their settings, for their data export. */
export async function exportReviews(db: Database, learner: Learner) {
  const isOwn = eq(review.userId, learner.id);
  return {
    reviews: await db.select().from(review).where(isOwn).orderBy(asc(review.reviewedAt)),
    reviewSettings: await db.select().from(reviewSettings).where(eq(reviewSettings.userId, learner.id)),
  };
}
