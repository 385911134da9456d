import type { PatternCategory } from '@wickwise/contract/pattern';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type Lesson, lessonLinkId } from './model.ts';
import { PatternCard } from './pattern-card.tsx';

/** The lessons of one category. Coming back from a lesson, its card has the focus. */
export function PatternGrid({ category, lessons }: { category: PatternCategory; lessons: readonly Lesson[] }) {
  useReturnFocus();
  const shown = lessons.filter(({ pattern }) => pattern.category === category);
  if (shown.length === 0) {
    return (
      <EmptyState
        title="No lessons here yet"
        text="There are no patterns in this category so far. Look into another tab."
      />
    );
  }
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-6">
      {shown.map((lesson) => (
        <PatternCard key={lesson.pattern.id} lesson={lesson} />
      ))}
    </ul>
  );
}

function useReturnFocus() {
  const state: unknown = useLocation().state;
  const isArrival = useNavigationType() === 'PUSH';
  useEffect(() => {
    const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
    if (!isArrival || typeof from !== 'string') return;
    // A frame later, because the page as a whole takes the focus first after every navigation.
    const frame = requestAnimationFrame(() => document.getElementById(lessonLinkId(from))?.focus());
    return () => cancelAnimationFrame(frame);
  }, [state, isArrival]);
}
