import type { Difficulty } from '@wickwise/contract/lesson/pattern-preview';
import type { ReactNode } from 'react';
import { DifficultyDots } from './list/difficulty-dots.tsx';

interface ReadingFactsProps {
  difficulty: Difficulty;
  minutes: number;
  /** More facts, each a list item. */
  children?: ReactNode;
}

/** What it takes to read something, in one line. */
export function ReadingFacts({ difficulty, minutes, children }: ReadingFactsProps) {
  return (
    <ul className="flex flex-wrap items-center gap-x-3.5 gap-y-1 text-muted text-sm">
      <li className="flex items-center gap-1.5">
        <DifficultyDots difficulty={difficulty} />
        <span aria-hidden="true" className="capitalize">
          {difficulty}
        </span>
      </li>
      <li>
        <span className="num">{minutes}</span> min read
      </li>
      {children}
    </ul>
  );
}
