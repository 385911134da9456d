import { classNames } from '#app/ui/class-names.ts';
import { filledDots, STREAK_DOTS } from './model.ts';

const DOTS = Array.from({ length: STREAK_DOTS }, (_, index) => index + 1);

/** The days of the streak's current week, out of seven. */
export function StreakDots({ days }: { days: number }) {
  const filled = filledDots(days);
  return (
    <div role="img" aria-label={`${filled} of ${STREAK_DOTS} dots filled`} className="flex flex-wrap gap-2">
      {DOTS.map((dot) => (
        <span
          key={dot}
          className={classNames(
            'size-4 rounded-full border',
            dot <= filled ? 'border-ink bg-brass forced-colors:bg-[Highlight]' : 'border-control bg-ground',
          )}
        />
      ))}
    </div>
  );
}
