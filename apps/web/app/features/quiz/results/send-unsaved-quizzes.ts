import { useSendWhenOnline } from '#app/lib/send-when-online.ts';
import { listUnsaved, useSaveQuizResult } from '../queries.ts';

/** Sends a learner's quiz results that never reached the server, on whichever page they come back to. */
export function useSendUnsavedQuizzes(userId: string): void {
  const { mutate } = useSaveQuizResult(userId);
  useSendWhenOnline(() => {
    for (const result of listUnsaved(userId)) mutate(result);
  });
}
