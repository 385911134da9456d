import { useDraggable } from '@dnd-kit/react';
import type { MatchingExercise } from '@wickwise/contract/quiz';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { classNames } from '#app/ui/class-names.ts';

interface MatchingItemProps {
  item: MatchingExercise['items'][number];
  isPlaced: boolean;
  isPicked: boolean;
  onPick: () => void;
}

/** A picture to drag or to click. Once it is placed it stays there. */
export function MatchingItem({ item, isPlaced, isPicked, onPick }: MatchingItemProps) {
  const { ref, isDragging } = useDraggable({ id: item.id, disabled: isPlaced });
  return (
    <li>
      <button
        ref={ref}
        type="button"
        disabled={isPlaced}
        aria-pressed={isPicked}
        onClick={onPick}
        className={classNames(
          'block w-full select-none overflow-hidden rounded-lg border bg-panel text-left disabled:opacity-45',
          isPicked ? 'border-brass outline-2 outline-brass' : 'border-line-strong',
          !isPlaced && 'touch-manipulation hover:border-control',
          isDragging && 'shadow-raised',
        )}
      >
        <span className="block bg-sunk">
          <CandleChart picture={item.picture} />
        </span>
        <span className="block border-line border-t px-2.5 py-2 font-medium text-sm leading-tight sm:px-3">
          {item.name}
          {isPlaced ? <span className="block font-normal text-muted">Placed</span> : null}
        </span>
      </button>
    </li>
  );
}
