import type { CallRequest, CallResponse } from '@wickwise/contract/call';
import type { CompletionKind, progressCalls } from '@wickwise/contract/progress';
import { lessonProgressOf, toProgress } from './data.ts';
import { toItemEvent, toItemEvents } from './items.ts';
import { inLearnerTransaction, type LearnerContext, mergeLearningEvents, saveLearningEvent } from './learning-event.ts';

/** Marks a lesson complete, or as still being learned. A lesson already in that state is left alone. */
export async function updateProgress(
  context: LearnerContext,
  { patternId, completed }: { patternId: string; completed: boolean },
): Promise<CallResponse<typeof progressCalls.updateProgress>> {
  const kind = completed ? 'lesson-completed' : 'lesson-reopened';
  const { record, earned } = await inLearnerTransaction(context, (transaction) =>
    saveLearningEvent(transaction, { kind, patternId }),
  );
  const lesson = record.lessons.get(patternId);
  if (lesson === undefined) throw new Error(`No state was recorded for lesson ${patternId}.`);
  return { progress: lessonProgressOf(patternId, lesson), earned };
}

/** Marks a term, section, module or article complete. */
export async function completeItem(
  context: LearnerContext,
  { kind, itemId }: { kind: CompletionKind; itemId: string },
): Promise<CallResponse<typeof progressCalls.completeItem>> {
  const { earned } = await inLearnerTransaction(context, (transaction) =>
    saveLearningEvent(transaction, toItemEvent(kind, itemId)),
  );
  return { earned };
}

/** Merges what a visitor completed into the account. */
export async function mergeProgress(
  context: LearnerContext,
  { patternIds, ...lists }: CallRequest<typeof progressCalls.mergeProgress>['body'],
): Promise<CallResponse<typeof progressCalls.mergeProgress>> {
  const lessons = [...new Set(patternIds)].map((patternId) => ({ kind: 'lesson-completed' as const, patternId }));
  const { record, refused, earned } = await inLearnerTransaction(context, (transaction) =>
    mergeLearningEvents(transaction, [...lessons, ...toItemEvents(lists)]),
  );
  return {
    progress: toProgress(record.lessons),
    refused: refused.flatMap((event) => ('patternId' in event ? event.patternId : [])),
    earned,
  };
}
