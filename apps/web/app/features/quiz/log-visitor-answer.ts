import type { AnswerReview } from '@wickwise/contract/quiz';
import { logForVisitor } from '../progress/public.ts';

/** What a visitor answered about a pattern, from which their plan follows. */
export function logVisitorAnswer(
  { patternType, isCorrect }: AnswerReview,
  { attemptId, questionId }: { attemptId: string; questionId: string },
): void {
  if (patternType === null) return;
  const id = `quiz:${attemptId}:${questionId}`;
  const at = new Date().toISOString();
  logForVisitor({ kind: 'knowledge-check', id, at, patternId: patternType, questionId: id, isCorrect });
}
