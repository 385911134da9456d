import type { PlacementReview, PlacementTry } from '@wickwise/contract/practice/placement';
import { isIsoMoment } from '#app/lib/iso-moment.ts';
import { listFormat } from '#app/lib/stored-list.ts';
import { browserStore } from '#app/lib/stored-value.ts';

/** A check that a visitor took: what was sent, to be sent again at sign-in, and how it was judged. */
export interface VisitorCheck {
  /** Of the try. */
  readonly id: string;
  /** ISO 8601 */
  readonly takenAt: string;
  readonly sent: PlacementTry['answers'];
  readonly answers: readonly PlacementReview[];
}

/** The placement checks that a visitor took in this browser. The server doesn’t have them. */
export const visitorCheckStore = browserStore(
  listFormat({ key: 'wickwise.placement-checks', version: 1, isItem: isVisitorCheck }),
);

function isVisitorCheck(value: unknown): value is VisitorCheck {
  if (typeof value !== 'object' || value === null) return false;
  const { id, takenAt, sent, answers } = value as Record<string, unknown>;
  const isSent = Array.isArray(sent) && sent.every((one) => hasTexts(one, ['questionId', 'chosen']));
  const isJudged = Array.isArray(answers) && answers.every((one) => hasTexts(one, ['questionId', 'patternId']));
  return typeof id === 'string' && isIsoMoment(takenAt) && isSent && isJudged;
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return names.every((name) => typeof fields[name] === 'string');
}
