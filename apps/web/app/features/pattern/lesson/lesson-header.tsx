import type { ReactNode } from 'react';
import type { Lesson } from '../model.ts';
import { PatternFacts } from '../pattern-facts.tsx';
import { LessonBreadcrumb } from './lesson-breadcrumb.tsx';
import { LessonStatus } from './lesson-status.tsx';

interface LessonHeaderProps {
  lesson: Lesson;
  /** Beside it on a wide screen, and below it on others. */
  children?: ReactNode;
}

/** The link back to the lesson's tab, the lesson's name and what it takes. */
export function LessonHeader({ lesson: { pattern, state }, children }: LessonHeaderProps) {
  return (
    <header className="mb-8 grid grid-cols-[minmax(0,1fr)] gap-8 md:mb-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
      <div>
        <LessonBreadcrumb category={pattern.category} from={pattern.id} />
        <h1>{pattern.name}</h1>
        <p className="mt-3 max-w-2xl text-lg text-soft">{pattern.description}</p>
        {pattern.alsoCalled.length > 0 ? (
          <p className="mt-2 max-w-2xl text-md text-muted">Also called {listOf(pattern.alsoCalled)}</p>
        ) : null}
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          {state === 'playable' ? null : <LessonStatus state={state} />}
          <PatternFacts pattern={pattern} />
        </div>
      </div>
      {children}
    </header>
  );
}

/** Names in a row, as a sentence lists them. The browser's own formatter takes a phone too long to make. */
function listOf(names: readonly string[]): string {
  if (names.length < 3) return names.join(' or ');
  return `${names.slice(0, -1).join(', ')}, or ${names.at(-1)}`;
}
