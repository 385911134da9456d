import type { QuizResultBody } from '@wickwise/contract/quiz-result';
import { readStored, storeValue } from '#app/lib/storage-area.ts';

const KEY = 'wickwise.unsaved-quizzes';

/** A finished quiz to be sent to the server. */
export type QuizToSave = QuizResultBody & { readonly attemptId: string };

interface UnsavedQuiz {
  readonly userId: string;
  readonly result: QuizToSave;
}

/** Quizzes of this learner that the server has not acknowledged, oldest first. */
export function listUnsaved(userId: string): QuizToSave[] {
  return readAll().flatMap((unsaved) => (unsaved.userId === userId ? [unsaved.result] : []));
}

/** Stored before it is sent, so that neither a lost connection nor a closed page loses it. */
export function storeUnsaved(unsaved: UnsavedQuiz): void {
  const others = readAll().filter(({ result }) => result.attemptId !== unsaved.result.attemptId);
  storeValue('localStorage', KEY, [...others, unsaved]);
}

export function forgetUnsaved(attemptId: string): void {
  const left = readAll().filter(({ result }) => result.attemptId !== attemptId);
  storeValue('localStorage', KEY, left.length === 0 ? null : left);
}

function readAll(): readonly UnsavedQuiz[] {
  const kept = readStored('localStorage', KEY);
  return Array.isArray(kept) ? kept.filter(isUnsavedQuiz) : [];
}

function isUnsavedQuiz(value: unknown): value is UnsavedQuiz {
  if (typeof value !== 'object' || value === null || !('userId' in value) || !('result' in value)) return false;
  const { result } = value;
  return typeof result === 'object' && result !== null && 'attemptId' in result;
}
