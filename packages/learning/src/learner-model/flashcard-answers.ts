import { effectiveReviews, type LogEntry } from '../review-log.ts';
import type { LoggedAnswer } from './answer-kinds.ts';

/** The grades of a review log as answers: undone ones are left out, those from before a reset are not. */
export function flashcardAnswers(log: readonly LogEntry[]): LoggedAnswer[] {
  return effectiveReviews(log).map(({ id, cardId, grade, reviewedAt, day, responseMs }) => {
    return { kind: 'flashcard', id, patternId: cardId, grade, at: reviewedAt, day, responseMs };
  });
}
