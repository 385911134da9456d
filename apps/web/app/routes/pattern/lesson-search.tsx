import { useQuery } from '@tanstack/react-query';
import { readingCards } from '@wickwise/curriculum/articles/article-cards';
import type { Term } from '@wickwise/curriculum/vocabulary/term';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type SearchEntry, searchEntries } from '#app/features/pattern/list/search.ts';
import { categoryLabel, type Lesson, lessonPath } from '#app/features/pattern/model.ts';
import { termsQuery } from '#app/features/pattern/queries.ts';
import { TextField } from '#app/ui/form/text-field.tsx';
import { SearchResults } from './search-results.tsx';

interface LessonSearchProps {
  lessons: readonly Lesson[];
  /** What the results replace. */
  children: ReactNode;
}

/** Finds lessons, articles and terms while their names are typed. */
export function LessonSearch({ lessons, children }: LessonSearchProps) {
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const terms = useQuery({ ...termsQuery, enabled: isSearching });
  const found = isSearching ? searchEntries(entriesOf(lessons, terms.data ?? []), query) : [];
  const { box, onKeyDown } = useResultKeys(() => setQuery(''));
  const navigate = useNavigate();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are heard on their way from the field and the links.
    <div ref={box} onKeyDown={onKeyDown}>
      <search>
        <form
          className="mb-8 max-w-xl"
          onSubmit={(event) => {
            event.preventDefault();
            if (found[0]) navigate(found[0].to);
          }}
        >
          <TextField
            type="search"
            label="Search lessons and terms"
            placeholder="hammer, gap, stop-loss…"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </form>
      </search>
      {isSearching ? (
        <SearchResults
          query={query.trim()}
          found={found}
          isComplete={!terms.isPending}
          onRetry={terms.isError ? () => void terms.refetch() : null}
        />
      ) : (
        children
      )}
    </div>
  );
}

/** Arrow keys lead from the field through the results and back, and Escape empties it. */
function useResultKeys(clear: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input[type=search], [data-result]') ?? [])];
    const place = stops.indexOf(event.target as HTMLElement);
    const results = stops.length - 1;
    if (place === -1 || results === 0) return;
    if (event.key === 'Escape') clear();
    else if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const next = event.key === 'Escape' ? 0 : place + (event.key === 'ArrowDown' ? 1 : -1);
    event.preventDefault();
    stops[Math.min(Math.max(next, 0), results)]?.focus();
  };
  return { box, onKeyDown };
}

function entriesOf(lessons: readonly Lesson[], terms: readonly Term[]): SearchEntry[] {
  return [
    ...lessons.map(({ pattern: { id, name, alsoCalled, category, description, recognizedAs } }) => ({
      id,
      title: name,
      kind: categoryLabel(category),
      to: lessonPath(id),
      words: [...alsoCalled, description, recognizedAs?.name ?? ''],
    })),
    ...readingCards.map(({ id, title, category, summary }) => ({
      id,
      title,
      kind: categoryLabel(category),
      to: `/learn/articles/${id}`,
      words: [summary, 'Article'],
    })),
    ...terms.map(({ id, term, definition }) => ({
      id: `term-${id}`,
      title: term,
      kind: 'Vocabulary term',
      to: `/vocabulary?term=${id}`,
      words: [definition],
    })),
  ];
}
