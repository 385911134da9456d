import { PATTERN_ID, reviewGrades } from '@wickwise/contract/constants';
import type { ReviewEntry } from '@wickwise/contract/review';
import { type ListStore, openListStore } from '#app/lib/list-store.ts';

export const VISITOR_REVIEWS_KEY = 'wickwise.visitor-reviews';

const ENTRY_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let browserStore: ListStore<ReviewEntry> | null = null;

/** A visitor's review log in this browser, opened at first use. */
export function visitorReviewStore(): ListStore<ReviewEntry> {
  browserStore ??= openListStore({ key: VISITOR_REVIEWS_KEY, version: 1, isItem: isReviewEntry });
  return browserStore;
}

/** Whether a stored value can be sent to the server as it is. */
export function isReviewEntry(value: unknown): value is ReviewEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, reviewedAt, cardId, grade, undoes } = value as Record<string, unknown>;
  if (!isEntryId(id) || typeof reviewedAt !== 'string' || Number.isNaN(Date.parse(reviewedAt))) return false;
  if (kind === 'undo') return isEntryId(undoes);
  return kind === 'grade' && isPatternId(cardId) && reviewGrades.some((known) => known === grade);
}

function isEntryId(value: unknown): boolean {
  return typeof value === 'string' && ENTRY_ID.test(value);
}

function isPatternId(value: unknown): boolean {
  return typeof value === 'string' && PATTERN_ID.test(value);
}
