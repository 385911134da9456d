import { setTimeout as pause } from 'node:timers/promises';
import { progressCalls } from '@wickwise/contract/progress';
import { call, createLearner, type TestLearner, type TestServer } from '../server.ts';

export const LEARNERS = 12;
export const UNAVAILABLE = {
  code: 'unavailable',
  message: 'The database isn’t responding. Please try again in a moment.',
};

export interface Marker {
  readonly learner: TestLearner;
  /** What the server last acknowledged, and what was requested since: any of it may be stored. */
  possible: boolean[];
}

/** Learners that mark a lesson and take it up again, as fast as they are answered, until `stop` is called. */
export function keepMarking(server: TestServer, markers: readonly Marker[]) {
  const answers = { acknowledged: 0, refused: 0, wrong: [] as unknown[] };
  let isOver = false;
  const mark = async (marker: Marker) => {
    for (let completed = true; !isOver; completed = !completed) {
      const body = completed
        ? ({ completed, masteryLevel: 'mastered' } as const)
        : ({ completed, masteryLevel: 'learning' } as const);
      marker.possible.push(completed);
      const { status, error } = await call(server, progressCalls.updateProgress, {
        as: marker.learner,
        params: { patternId: 'doji' },
        body,
      });
      if (status === 200) {
        answers.acknowledged += 1;
        marker.possible = [completed];
      } else {
        answers.refused += 1;
        const { code, message } = UNAVAILABLE;
        const isAsAgreed =
          status === 503 && error.code === code && error.message === message && error.error === message;
        if (!isAsAgreed) answers.wrong.push({ status, error });
        await pause(20);
      }
    }
  };
  const running = Promise.all(markers.map(mark));
  const stop = async () => {
    isOver = true;
    await running;
  };
  return { answers, stop };
}

export async function createMarkers(server: TestServer): Promise<Marker[]> {
  const learners = await Promise.all(Array.from({ length: LEARNERS }, () => createLearner(server)));
  return learners.map((learner) => ({ learner, possible: [false] }));
}
