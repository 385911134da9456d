import { Link } from 'react-router';
import { Skeleton } from './skeleton.tsx';

/** Days in a row with study; null while loading. */
export function StreakIndicator({ days }: { days: number | null }) {
  if (days === null) return <Skeleton label="Loading your streak" className="h-6 w-14" />;
  return (
    <Link
      to="/progress"
      className="flex min-h-11 items-center gap-2 whitespace-nowrap rounded-md px-2 text-md hover:bg-sunk"
    >
      <svg width="10" height="22" viewBox="0 0 10 22" aria-hidden="true" className="stroke-ink">
        <path d="M5 1v20" />
        <rect x="1" y="5" width="8" height="12" className={days > 0 ? 'fill-brass' : 'fill-ground'} />
      </svg>
      <span>
        <b className="num font-semibold">{days}</b>
        <span className="max-sm:sr-only xl:max-2xl:sr-only">-day streak</span>
      </span>
    </Link>
  );
}
