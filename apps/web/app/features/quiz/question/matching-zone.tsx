import { useDroppable } from '@dnd-kit/react';
import type { MatchingExercise, MatchReview } from '@wickwise/contract/quiz';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { classNames } from '#app/ui/class-names.ts';

type Zone = MatchingExercise['zones'][number];
type Item = MatchingExercise['items'][number];

interface MatchingZoneProps {
  zone: Zone;
  items: readonly Item[];
  /** The id of the item in it; null while it is empty. */
  placed: string | null;
  /** How it was judged; null until then. */
  review: MatchReview | null;
  /** Places the picture that was picked up; null while none is. */
  onPlace: (() => void) | null;
}

/** A description that takes one picture, and says after the check whether it is the right one. */
export function MatchingZone({ zone, items, placed, review, onPlace }: MatchingZoneProps) {
  const { ref, isDropTarget } = useDroppable({ id: zone.id, disabled: placed !== null });
  const item = items.find(({ id }) => id === placed);
  const isCorrect = review !== null && review.itemId === review.correctItemId;
  return (
    <li
      ref={ref}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_8.5rem] items-center gap-3 rounded-lg border bg-panel p-3 sm:grid-cols-[minmax(0,1fr)_12rem] sm:gap-4 sm:p-4',
        review === null && (isDropTarget ? 'border-brass bg-sunk' : 'border-line'),
        review !== null && (isCorrect ? 'border-up' : 'border-down'),
      )}
    >
      <p id={`zone-${zone.id}`} className="text-sm sm:text-md">
        {zone.description}
      </p>
      {item === undefined ? (
        <button
          type="button"
          disabled={onPlace === null}
          aria-describedby={`zone-${zone.id}`}
          onClick={() => onPlace?.()}
          className="min-h-16 w-full rounded-md border border-control border-dashed px-3 sm:min-h-20 text-md text-muted enabled:border-brass enabled:text-brass"
        >
          {onPlace === null ? 'Drop a picture here' : 'Place it here'}
        </button>
      ) : (
        <div>
          <div className="flex min-h-16 items-center gap-2 rounded-md border border-line bg-sunk pr-2 sm:min-h-20 sm:gap-3 sm:pr-3">
            <span className="w-16 shrink-0 sm:w-24">
              <CandleChart picture={item.picture} size="thumbnail" decorative />
            </span>
            <span className="font-medium text-sm">{item.name}</span>
          </div>
          {review === null ? null : (
            <Verdict isCorrect={isCorrect} right={items.find(({ id }) => id === review.correctItemId)} />
          )}
        </div>
      )}
    </li>
  );
}

function Verdict({ isCorrect, right }: { isCorrect: boolean; right: Item | undefined }) {
  const Icon = isCorrect ? Check : X;
  return (
    <p className={classNames('mt-2 flex gap-1.5 font-semibold text-sm', isCorrect ? 'text-up' : 'text-down')}>
      <Icon size={16} strokeWidth={2.5} aria-hidden="true" className="mt-0.5 shrink-0" />
      {isCorrect ? 'Correct' : `Incorrect: this is ${right?.name}`}
    </p>
  );
}
