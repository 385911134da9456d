import type { Pattern } from '@wickwise/contract/lesson/pattern';
import { useEffect, useState } from 'react';
import { nextQuestion, type PatternQuestion } from './ask-first.ts';
import type { FoundPattern } from './found-patterns.ts';

interface AskFirstInput {
  readonly isOn: boolean;
  readonly ranked: readonly FoundPattern[];
  readonly found: readonly FoundPattern[];
  readonly lessons: readonly Pattern[];
  /** The start of the series, from which indices count. */
  readonly start: number | undefined;
}

interface Held {
  readonly question: PatternQuestion;
  readonly start: number | undefined;
  readonly answer: string | null;
}

/** One question at a time about a pattern in view. It stays the same while the chart is moved. */
export function useAskFirst({ isOn, ranked, found, lessons, start }: AskFirstInput) {
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const [held, setHeld] = useState<Held | null>(null);
  const isHeld = isOn && held !== null && held.start === start;
  const next = isOn && !isHeld ? nextQuestion({ patterns: ranked, found, lessons, asked }) : null;
  const question = isHeld ? held.question : next;
  useEffect(() => {
    if (next !== null) setHeld({ question: next, start, answer: null });
  }, [next, start]);
  useEffect(() => {
    if (!isOn) setHeld(null);
  }, [isOn]);
  return {
    question,
    answer: isHeld ? held.answer : null,
    give: (answer: string) => question && setHeld({ question, start, answer }),
    goOn: () => {
      if (question) setAsked(new Set([...asked, question.pattern.key]));
      setHeld(null);
    },
  };
}
