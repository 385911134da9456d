import { progressCalls } from '@wickwise/contract/progress';
import { call, type TestLearner, type TestServer } from '../server.ts';

const COMPLETE = { completed: true, masteryLevel: 'mastered' } as const;

/** Marks a lesson as complete, as the button at its end does. */
export function completeLesson(server: TestServer, as: TestLearner, patternId: string) {
  return call(server, progressCalls.updateProgress, { as, params: { patternId }, body: COMPLETE });
}
