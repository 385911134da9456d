import type { Lesson } from '../model.ts';
import { PatternFacts } from '../pattern-facts.tsx';
import { LessonBreadcrumb } from './lesson-breadcrumb.tsx';
import { LessonStatus } from './lesson-status.tsx';

/** The link back to the lesson's tab, the lesson's name and what it takes. */
export function LessonHeader({ lesson: { pattern, state } }: { lesson: Lesson }) {
  return (
    <header className="mb-8 md:mb-10">
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
    </header>
  );
}

/** Names in a row, as a sentence lists them. The browser's own formatter takes a phone too long to make. */
function listOf(names: readonly string[]): string {
  if (names.length < 3) return names.join(' or ');
  return `${names.slice(0, -1).join(', ')}, or ${names.at(-1)}`;
}
