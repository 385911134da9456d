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
