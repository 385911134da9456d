import type { ErrorCode } from '@wickwise/contract/error-code';
import type { LessonProgress } from '@wickwise/contract/progress';
import type { Earned } from '@wickwise/contract/reward';
import { earnedPhrases, levelReached } from '../reward/public.ts';

/** The list with `changed` put in the place of what it held about the same lessons. */
export function withLessons(list: readonly LessonProgress[], changed: readonly LessonProgress[]): LessonProgress[] {
  const ids = new Set(changed.map(({ patternId }) => patternId));
  return [...list.filter(({ patternId }) => !ids.has(patternId)), ...changed];
}

export function completedIds(list: readonly LessonProgress[]): ReadonlySet<string> {
  return new Set(list.filter(({ completed }) => completed).map(({ patternId }) => patternId));
}

/** Lessons completed once and taken up again: completing them again earns nothing. */
export function reopenedIds(list: readonly LessonProgress[]): ReadonlySet<string> {
  return new Set(list.filter(({ completed }) => !completed).map(({ patternId }) => patternId));
}

export interface SaveProblem {
  readonly message: string;
  readonly remedy: 'try-again' | 'sign-in' | 'none';
}

/** What the server answered. */
interface Refusal {
  readonly code: ErrorCode | null;
  readonly reason: string | null;
}

/** Why a lesson could not be marked, and what helps; `null` when no answer came at all. */
export function saveProblem(refusal: Refusal | null): SaveProblem {
  if (refusal === null) {
    return { message: 'The server could not be reached, so this lesson is not marked yet.', remedy: 'try-again' };
  }
  switch (refusal.code) {
    case 'not_signed_in':
      return { message: 'You have been signed out. Sign in again, then mark this lesson.', remedy: 'sign-in' };
    case 'lesson_locked':
    case 'heritage_required':
    case 'not_found':
      return { message: refusal.reason ?? 'This lesson cannot be marked.', remedy: 'none' };
    case 'too_many_requests':
      return { message: refusal.reason ?? 'That was quick. Wait a moment, then try again.', remedy: 'try-again' };
    default:
      return { message: 'The server could not mark this lesson. Nothing was changed.', remedy: 'try-again' };
  }
}

/** What to say after a visitor completed a lesson. */
export const VISITOR_COMPLETION: Words = {
  title: 'Lesson complete',
  description: 'Sign in to keep your progress and earn XP.',
};

interface Words {
  readonly title: string;
  readonly description: string;
}

type NameOf = (patternId: string) => string;

/** What to say after a lesson was completed by a signed-in learner. */
export function completionMessage({ earned, nameOf }: { earned: Earned; nameOf: NameOf }): Words {
  const level = levelReached(earned);
  const phrases = earnedPhrases({ earned, nameOf });
  return {
    title: level === null ? 'Lesson complete' : `Lesson complete, level ${level} reached`,
    description: phrases.length === 0 ? 'You earned its XP before.' : phrases.join(', '),
  };
}

interface Merged {
  readonly sent: number;
  readonly refused: number;
  readonly earned: Earned;
  readonly nameOf: NameOf;
}

/** What to say after a visitor's lessons were brought to the account. */
export function mergeMessage({ sent, refused, earned, nameOf }: Merged): Words {
  const phrases = earnedPhrases({ earned, nameOf });
  const gain = phrases.length === 0 ? 'They were there already' : phrases.join(', ');
  const left = refused === 0 ? '' : `${lessons(refused)} not taken over, because not open to this account.`;
  return {
    title: refused === sent ? 'No lesson was taken over' : 'Your lessons are now in your account',
    description: [refused === sent ? '' : gain, left].filter(Boolean).join('. '),
  };
}

function lessons(count: number): string {
  return count === 1 ? '1 lesson was' : `${count} lessons were`;
}
