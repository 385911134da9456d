import type { CurrentUser } from '@wickwise/contract/identity';
import { useEffect, useState } from 'react';
import { useIsHydrated } from '#app/lib/page/is-hydrated.ts';
import { readStored, storeValue } from '#app/lib/storage-area.ts';
import type { VocabularyAttempt } from './quiz-attempt.ts';

const KEY = 'wickwise.vocabulary-quiz';

/**
 * The quiz in progress in this tab, or the results of the last one. It survives a reload; another learner's is dropped.
 * A quiz on `terms` alone has a place of its own: it doesn't end one that was left halfway.
 */
export function useStoredAttempt(user: CurrentUser | null, terms: string | null = null) {
  const key = terms === null ? KEY : `${KEY}.${terms}`;
  const [attempt, setAttempt] = useState(() => parseAttempt(readStored('sessionStorage', key)));
  // The page was built without it.
  const isHydrated = useIsHydrated();
  const put = (next: VocabularyAttempt | null) => {
    storeValue('sessionStorage', key, next);
    setAttempt(next);
  };
  const isOthers = user !== null && attempt !== null && attempt.takenBy !== null && attempt.takenBy !== user.id;
  useEffect(() => {
    if (isOthers) storeValue('sessionStorage', key, null);
  }, [isOthers, key]);
  return [isOthers || !isHydrated ? null : attempt, put] as const;
}

/** What an earlier version of the page stored differently is dropped. */
export function parseAttempt(value: unknown): VocabularyAttempt | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, questions, drawn, answers, startedAt, seconds } = value as Partial<
    Record<keyof VocabularyAttempt, unknown>
  >;
  const isWhole =
    typeof id === 'string' &&
    [questions, drawn, answers].every(Array.isArray) &&
    [startedAt, seconds].every(Number.isFinite);
  return isWhole ? (value as VocabularyAttempt) : null;
}
