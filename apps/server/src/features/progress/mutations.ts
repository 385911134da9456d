import type { CallResponse } from '@wickwise/contract/call';
import type { progressCalls } from '@wickwise/contract/progress';
import { lessonProgressOf, toProgress } from './data.ts';
import { type EventContext, mergeCompletedLessons, recordLearningEvent } from './learning-event.ts';

/** Marks a lesson complete, or as still being learned. What it says already is not said twice. */
export async function updateProgress(
  context: EventContext,
  { patternId, completed }: { patternId: string; completed: boolean },
): Promise<CallResponse<typeof progressCalls.updateProgress>> {
  const kind = completed ? 'lesson-completed' : 'lesson-reopened';
  const { record, earned } = await recordLearningEvent(context, { kind, patternId });
  const lesson = record.lessons.get(patternId);
  if (lesson === undefined) throw new Error(`No state was recorded for lesson ${patternId}.`);
  return { progress: lessonProgressOf(patternId, lesson), earned };
}

/** Takes over what a visitor completed. */
export async function mergeProgress(
  context: EventContext,
  patternIds: readonly string[],
): Promise<CallResponse<typeof progressCalls.mergeProgress>> {
  const { record, refused, earned } = await mergeCompletedLessons(context, patternIds);
  return { progress: toProgress(record.lessons), refused, earned };
}
