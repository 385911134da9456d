import { useState } from 'react';
import { keep, readKept } from '#app/lib/kept-value.ts';
import { parseRun, type QuizRun } from './model.ts';

const KEY = 'wickwise.quiz-run';

/** The quiz in progress in this tab, or the results of the last one. It survives a reload. */
export function useQuizRun() {
  const [run, setRun] = useState(() => parseRun(readKept('sessionStorage', KEY)));
  const put = (next: QuizRun | null) => {
    keep('sessionStorage', KEY, next);
    setRun(next);
  };
  // The clock keeps running while an answer is judged, so the current run is changed.
  const change = (edit: (run: QuizRun) => QuizRun) => {
    const before = parseRun(readKept('sessionStorage', KEY));
    if (before === null) return;
    const next = edit(before);
    if (next !== before) put(next);
  };
  return { run, start: put, change, leave: () => put(null) };
}
