import type { PatternCategory } from '@wickwise/contract/lesson/pattern-preview';
import { memo, useDeferredValue, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router';
import { cardLinkId, cardOrigin, useCardFocus } from '#app/ui/focus/card-focus.ts';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import { PreviewFold } from '../lesson/preview-fold.tsx';
import { categoryLabel, countMastery, isSameLesson, type Lesson } from '../model.ts';
import { PatternCard } from './pattern-card.tsx';

/** Rendered again only when its own lesson changes. */
const Card = memo(
  PatternCard,
  (before, after) => before.isFolded === after.isFolded && isSameLesson(before.lesson, after.lesson),
);

/** On a phone more than a screen, on a desktop two rows. */
const FIRST_CARDS = 8;

interface PatternGridProps {
  category: PatternCategory;
  lessons: readonly Lesson[];
  /** If so, nothing is said about how many are mastered, or about what Heritage would add. */
  isFailed: boolean;
}

/** The lessons of one category. On the way back from a lesson, its card gets the focus. */
export function PatternGrid({ category, lessons, isFailed }: PatternGridProps) {
  useCardFocus();
  const listId = useId();
  const shown = lessons.filter(({ pattern }) => pattern.category === category);
  const previews = shown.filter(({ state }) => state === 'heritage');
  const [canFold, unfold] = useFold({ shown, previews });
  const isFolded = canFold && !isFailed;
  const rendered = useRenderedCount(shown.length);
  if (shown.length === 0) {
    return (
      <EmptyState title="No lessons here yet" text="There are no patterns in this category yet. Try another tab." />
    );
  }
  return (
    <>
      {isFailed ? null : <PathCount lessons={shown} />}
      <ul id={listId} className="grid gap-3.5 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] sm:gap-6">
        {shown.slice(0, rendered).map((lesson) => (
          <Card key={lesson.pattern.id} lesson={lesson} isFolded={isFolded && lesson.state === 'heritage'} />
        ))}
      </ul>
      {isFolded ? (
        <PreviewFold previews={previews} noun={categoryLabel(category).toLowerCase()} listId={listId} onOpen={unfold} />
      ) : null}
    </>
  );
}

/** The first cards at once and the rest in the background; all at once where the list is to be found as it was left. */
function useRenderedCount(count: number): number {
  const { state } = useLocation();
  const isReturn = useNavigationType() === 'POP' || cardOrigin(state) !== null;
  return useDeferredValue(count, isReturn ? count : Math.min(count, FIRST_CARDS));
}

/** Folded where there is something else to see, and not on the way back from one of the previews. */
function useFold({ shown, previews }: { shown: readonly Lesson[]; previews: readonly Lesson[] }) {
  const from = cardOrigin(useLocation().state);
  const isReturn = previews.some(({ pattern }) => pattern.id === from);
  const [isUnfolded, setUnfolded] = useState(isReturn);
  const hasPreviews = previews.length > 0 && previews.length < shown.length;
  const unfold = () => {
    flushSync(() => setUnfolded(true));
    // The clicked button is gone.
    document.getElementById(cardLinkId(previews[0]?.pattern.id ?? ''))?.focus();
  };
  return [hasPreviews && !isUnfolded, unfold] as const;
}

/** On a phone, how far along the path of the category the learner is. */
function PathCount({ lessons }: { lessons: readonly Lesson[] }) {
  const { mastered, included, heritageOnly } = countMastery(lessons);
  if (included === 0) return null;
  return (
    <p data-personal className="mb-3 font-medium text-md sm:hidden">
      {heritageOnly > 0 ? 'Free: ' : ''}
      <span className="num">{mastered}</span> of <span className="num">{included}</span>
    </p>
  );
}
