import {
  cardEntryKinds,
  NEW_CARDS_PER_DAY,
  PATTERN_ID,
  RESPONSE_MS,
  RETENTION_PERCENT,
  reviewGrades,
} from '@wickwise/contract/constants';
import type { ReviewEntry, ReviewSettings } from '@wickwise/contract/review';
import { parseJson } from '#app/lib/browser-storage.ts';
import { isIsoMoment } from '#app/lib/iso-moment.ts';
import { ownedStore } from '#app/lib/owned-store.ts';
import { listFormat } from '#app/lib/stored-list.ts';
import { browserStore, type Format } from '#app/lib/stored-value.ts';

export const VISITOR_REVIEWS_KEY = 'wickwise.visitor-reviews';

export const VISITOR_SETTINGS_KEY = 'wickwise.visitor-review-settings';
const SETTINGS_VERSION = 1;

const ENTRY_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A visitor's review log in this browser. */
export const visitorReviewStore = browserStore(
  listFormat({ key: VISITOR_REVIEWS_KEY, version: 1, isItem: isReviewEntry }),
);

/** The reviews of an account that the server has not acknowledged, in the order in which they were made. */
export const unsentReviewStore = ownedStore(
  listFormat({ key: 'wickwise.unsent-reviews', version: 1, isItem: isReviewEntry }),
);

/** What a visitor chose for their flashcards; the rest is at its default. */
export const settingsFormat: Format<Partial<ReviewSettings>> = {
  key: VISITOR_SETTINGS_KEY,
  empty: {},
  parse: parseSettings,
  serialize: (settings) =>
    Object.keys(settings).length === 0 ? null : JSON.stringify({ version: SETTINGS_VERSION, ...settings }),
};

export const visitorSettingsStore = browserStore(settingsFormat);

function parseSettings(text: string): Partial<ReviewSettings> | null {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) return null;
  const { version, newCardsPerDay, retentionPercent } = value as Record<string, unknown>;
  if (version !== SETTINGS_VERSION) return null;
  return {
    ...(isWholeWithin(newCardsPerDay, NEW_CARDS_PER_DAY) ? { newCardsPerDay } : {}),
    ...(isWholeWithin(retentionPercent, RETENTION_PERCENT) ? { retentionPercent } : {}),
  };
}

/** Whether a stored value can be sent to the server as it is. */
export function isReviewEntry(value: unknown): value is ReviewEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, reviewedAt, cardId, grade, undoes, ...measured } = value as Record<string, unknown>;
  if (!isEntryId(id) || !isIsoMoment(reviewedAt)) return false;
  if (kind === 'undo') return isEntryId(undoes);
  if (!isPatternId(cardId)) return false;
  if (kind === 'grade') {
    const { retentionPercent = RETENTION_PERCENT.default, responseMs = RESPONSE_MS.min } = measured;
    if (!isWholeWithin(retentionPercent, RETENTION_PERCENT) || !isWholeWithin(responseMs, RESPONSE_MS)) return false;
    return reviewGrades.some((known) => known === grade);
  }
  return cardEntryKinds.some((known) => known === kind);
}

function isEntryId(value: unknown): boolean {
  return typeof value === 'string' && ENTRY_ID.test(value);
}

function isPatternId(value: unknown): boolean {
  return typeof value === 'string' && PATTERN_ID.test(value);
}

export function isWholeWithin(value: unknown, { min, max }: { min: number; max: number }): value is number {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}
