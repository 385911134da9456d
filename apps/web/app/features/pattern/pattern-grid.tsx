import type { PatternCategory } from '@wickwise/contract/pattern';
import { useCardFocus } from '../../ui/card-focus.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Lesson } from './model.ts';
import { PatternCard } from './pattern-card.tsx';

/** The lessons of one category. Coming back from a lesson, its card has the focus. */
export function PatternGrid({ category, lessons }: { category: PatternCategory; lessons: readonly Lesson[] }) {
  useCardFocus();
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
