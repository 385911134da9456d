import type { ErrorCode } from '@wickwise/contract/error-code';
import type { LessonProgress } from '@wickwise/contract/progress';
import type { Earned } from '@wickwise/contract/reward/reward';
import { earnedPhrases } from '../reward/public.ts';
import type { VisitorLists } from './storage.ts';

/** The list with `changed` put in the place of what it held about the same lessons. */
export function withLessons(list: readonly LessonProgress[], changed: readonly LessonProgress[]): LessonProgress[] {
  const ids = new Set(changed.map(({ patternId }) => patternId));
  return [...list.filter(({ patternId }) => !ids.has(patternId)), ...changed];
}

export function completedIds(list: readonly LessonProgress[]): ReadonlySet<string> {
  return new Set(list.filter(({ completed }) => completed).map(({ patternId }) => patternId));
}

/** Lessons completed once and reopened since: completing them again earns nothing. */
export function reopenedIds(list: readonly LessonProgress[]): ReadonlySet<string> {
  return new Set(list.filter(({ completed }) => !completed).map(({ patternId }) => patternId));
}

export interface SaveFailure {
  readonly message: string;
  readonly remedy: 'try-again' | 'sign-in' | 'none';
}

/** The fields of an `ApiError` that decide. */
interface RefusedCall {
  readonly code: ErrorCode | null;
  readonly reason: string | null;
}

export type Markable = 'lesson' | 'term' | 'section' | 'module' | 'article';

/**
 * Why something could not be marked, and what to do about it; a `refusal` of null means there was no response at all.
 */
export function saveProblem(refusal: RefusedCall | null, what: Markable): SaveFailure {
  if (refusal === null) {
    return { message: `We couldn’t reach the server, so this ${what} isn’t marked yet.`, remedy: 'try-again' };
  }
  switch (refusal.code) {
    case 'not_signed_in':
      return { message: `You’ve been signed out. Sign in again, then mark this ${what}.`, remedy: 'sign-in' };
    case 'lesson_locked':
    case 'module_locked':
    case 'heritage_required':
    case 'not_found':
      return { message: refusal.reason ?? `This ${what} can’t be marked.`, remedy: 'none' };
    case 'too_many_requests':
      return { message: refusal.reason ?? 'That was quick. Wait a moment, then try again.', remedy: 'try-again' };
    default:
      return { message: 'Something went wrong on our side. Nothing was changed.', remedy: 'try-again' };
  }
}

interface ToastText {
  readonly title: string;
  readonly description: string;
}

type NameOf = (patternId: string) => string;

/** What a learner's lesson earned; null when a card tells it. */
export function lessonEarnedText({ earned, nameOf }: { earned: Earned; nameOf: NameOf }): string | null {
  if (earned.celebrations.length > 0) return null;
  const phrases = earnedPhrases({ earned, nameOf });
  return phrases.length === 0 ? 'You already earned its XP.' : `${phrases.join(', ')}.`;
}

/** What to say after something besides a lesson was completed; null when it earned nothing, or a card tells it. */
export function earnedMessage(earned: Earned): ToastText | null {
  if (earned.celebrations.length > 0) return null;
  const phrases = earnedPhrases({ earned, nameOf: (id) => id });
  return phrases.length === 0 ? null : { title: 'XP earned', description: phrases.join(', ') };
}

interface MergeResult {
  readonly sent: VisitorLists;
  /** How many of the lessons were refused. */
  readonly refused: number;
  readonly earned: Earned;
  readonly nameOf: NameOf;
}

/** What to say after a visitor's progress was merged into the account; what is celebrated, its card tells. */
export function mergeMessage({ sent, refused, earned, nameOf }: MergeResult): ToastText {
  const { patternIds, ...others } = sent;
  const hasOthers = Object.values(others).some((ids) => ids.length > 0);
  const isAllRefused = !hasOthers && refused === patternIds.length;
  const phrases = earnedPhrases({ earned, nameOf });
  const told = phrases.length === 0 ? 'No new XP this time' : phrases.join(', ');
  const gain = earned.celebrations.length > 0 ? '' : told;
  const what = hasOthers ? 'progress is' : 'lessons are';
  return {
    title: isAllRefused ? 'No lessons were added to your account' : `Your ${what} now in your account`,
    description: [isAllRefused ? '' : gain, refused === 0 ? '' : skippedText(refused)].filter(Boolean).join('. '),
  };
}

function skippedText(count: number): string {
  return count === 1
    ? '1 lesson was left out because it isn’t available to this account.'
    : `${count} lessons were left out because they aren’t available to this account.`;
}
