import { useState } from 'react';
import { readStored, storeValue } from '#app/lib/storage-area.ts';
import type { QuizRun } from './model.ts';
import { parseRun } from './stored-run.ts';

const KEY = 'wickwise.quiz-run';

/** The quiz in progress in this tab, or the results of the last one. It survives a reload. */
export function useQuizRun() {
  const [run, setRun] = useState(() => parseRun(readStored('sessionStorage', KEY)));
  const put = (next: QuizRun | null) => {
    storeValue('sessionStorage', KEY, next);
    setRun(next);
  };
  // The clock keeps running while an answer is judged, so the current run is changed.
  const change = (edit: (run: QuizRun) => QuizRun) => {
    const before = parseRun(readStored('sessionStorage', KEY));
    if (before === null) return;
    const next = edit(before);
    if (next !== before) put(next);
  };
  return { run, start: put, change, leave: () => put(null) };
}

/**
 * Whether the results of a run give way to another quiz that the address names. One that it named while the run was
 * under way doesn't count: its results would be lost before they were saved.
 */
export function useIsLeftBehind(run: QuizRun | null, namedId: string | null): boolean {
  const isUnderWay = run?.finishedAt === null;
  const [passedOver, setPassedOver] = useState<string | null>(null);
  const next = isUnderWay || namedId === passedOver ? namedId : null;
  if (next !== passedOver) setPassedOver(next);
  return run !== null && !isUnderWay && namedId !== null && namedId !== run.quizId && namedId !== passedOver;
}
