import type { Stats } from '@wickwise/contract/reward/stats';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Link } from 'react-router';
import { Skeleton } from '#app/ui/state/skeleton.tsx';

interface StatsIndicatorProps {
  /** Null until known. */
  stats: Stats | null;
  /** Retries what couldn't be loaded; null while there is no need to. */
  onRetry: (() => void) | null;
}

/** Days in a row with study, and the level; on a narrow phone in their shortest form. */
export function StatsIndicator({ stats, onRetry }: StatsIndicatorProps) {
  if (stats !== null) return <KnownStats {...stats} />;
  if (onRetry !== null) return <FailedStats onRetry={onRetry} />;
  return <Skeleton label="Loading your streak and level" className="h-6 w-16 sm:w-20 md:w-36 xl:w-32" />;
}

function KnownStats({ streak, level }: Stats) {
  return (
    <Link
      to="/progress"
      className="flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-md px-1 text-md hover:bg-sunk max-[30rem]:text-sm sm:px-2"
    >
      <span className="sr-only">{`${streak}-day streak, level ${level}`}</span>
      <svg width="10" height="22" viewBox="0 0 10 22" aria-hidden="true" className="stroke-ink">
        <path d="M5 1v20" />
        <rect x="1" y="5" width="8" height="12" className={streak > 0 ? 'fill-brass' : 'fill-ground'} />
      </svg>
      <span aria-hidden="true">
        <b className="num font-semibold">{streak}</b>
        <span className="max-md:hidden xl:hidden">-day streak</span>
        <span className="max-xl:hidden"> {streak === 1 ? 'day' : 'days'}</span>
      </span>
      <span aria-hidden="true" className="text-soft sm:ml-1">
        <span className="max-[30rem]:hidden xl:hidden">Level</span>
        <span className="min-[30rem]:max-xl:hidden">Lv</span> <b className="num font-semibold text-ink">{level}</b>
      </span>
    </Link>
  );
}

function FailedStats({ onRetry }: { onRetry: () => void }) {
  return (
    <button
      type="button"
      onClick={onRetry}
      className="flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-md px-2 text-md text-soft hover:bg-sunk hover:text-ink"
    >
      <RotateCw size={16} aria-hidden="true" />
      <span className="sr-only">Your level, streak and progress couldn’t be loaded.</span>
      Try again
    </button>
  );
}
