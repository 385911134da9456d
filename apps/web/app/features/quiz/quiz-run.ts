import { useState } from 'react';
import { parseRun, type QuizRun } from './model.ts';
import { keep, readKept } from './storage.ts';
import { countVisitorQuiz } from './visitor-quizzes.ts';

const KEY = 'wickwise.quiz-run';

/** The quiz under way in this tab, or the results of the last one. It outlives a reload. */
export function useQuizRun() {
  const [run, setRun] = useState(() => parseRun(readKept('sessionStorage', KEY)));
  const put = (next: QuizRun | null) => {
    keep('sessionStorage', KEY, next);
    setRun(next);
  };
  const change = (edit: (run: QuizRun) => QuizRun) => {
    if (run === null) return;
    const next = edit(run);
    if (next === run) return;
    if (run.finishedAt === null && next.finishedAt !== null) countIfVisitor(next);
    put(next);
  };
  return { run, start: put, change, leave: () => put(null) };
}

function countIfVisitor({ takenBy, finishedAt }: QuizRun): void {
  if (takenBy === null && finishedAt !== null) countVisitorQuiz(new Date(finishedAt));
}
