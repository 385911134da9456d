import { cardEntryKinds, PATTERN_ID, reviewGrades } from '@wickwise/contract/constants';
import type { ReviewEntry } from '@wickwise/contract/review';
import { isIsoMoment } from '#app/lib/iso-moment.ts';
import { ownedStore } from '#app/lib/owned-store.ts';
import { listFormat } from '#app/lib/stored-list.ts';
import { browserStore } from '#app/lib/stored-value.ts';

export const VISITOR_REVIEWS_KEY = 'wickwise.visitor-reviews';

const ENTRY_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A visitor's review log in this browser. */
export const visitorReviewStore = browserStore(
  listFormat({ key: VISITOR_REVIEWS_KEY, version: 1, isItem: isReviewEntry }),
);

/** The reviews of an account that the server has not acknowledged, in the order in which they were made. */
export const unsentReviewStore = ownedStore(
  listFormat({ key: 'wickwise.unsent-reviews', version: 1, isItem: isReviewEntry }),
);

/** Whether a stored value can be sent to the server as it is. */
export function isReviewEntry(value: unknown): value is ReviewEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, reviewedAt, cardId, grade, undoes } = value as Record<string, unknown>;
  if (!isEntryId(id) || !isIsoMoment(reviewedAt)) return false;
  if (kind === 'undo') return isEntryId(undoes);
  if (!isPatternId(cardId)) return false;
  if (kind === 'grade') return reviewGrades.some((known) => known === grade);
  return cardEntryKinds.some((known) => known === kind);
}

function isEntryId(value: unknown): boolean {
  return typeof value === 'string' && ENTRY_ID.test(value);
}

function isPatternId(value: unknown): boolean {
  return typeof value === 'string' && PATTERN_ID.test(value);
}
