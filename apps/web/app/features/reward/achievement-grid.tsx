import { useQuery } from '@tanstack/react-query';
import { achievements } from '@wickwise/curriculum/achievements';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import type { OwnDays } from '#app/lib/day-clock.ts';
import { classNames } from '#app/ui/class-names.ts';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { dayText } from './model.ts';
import { achievementsQuery } from './queries.ts';

/** The four achievements; the server says which ones the learner has earned. */
export function OwnAchievements({ days }: { days: OwnDays }) {
  const { data, isError, refetch } = useQuery(achievementsQuery);
  if (isError) return <ErrorState title="Your achievements couldn’t be loaded" onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton label="Loading your achievements" className="h-40 w-full rounded-lg" />;
  const earnedOn = new Map(
    data.map(({ achievementType, earnedAt }) => [achievementType, dayText(earnedAt, days)] as const),
  );
  return <AchievementGrid earnedOn={earnedOn} />;
}

/** `earnedOn` has the day of each earned achievement. */
export function AchievementGrid({ earnedOn }: { earnedOn: ReadonlyMap<string, string> }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {achievements.map(({ type, title, description }) => (
        <Achievement key={type} title={title} description={description} earnedOn={earnedOn.get(type) ?? null} />
      ))}
    </ul>
  );
}

interface AchievementProps {
  title: string;
  description: string;
  /** Null until it is earned. */
  earnedOn: string | null;
}

function Achievement({ title, description, earnedOn }: AchievementProps) {
  const Icon = earnedOn === null ? Lock : Check;
  return (
    <li
      className={classNames(
        'flex min-w-0 flex-col gap-1 rounded-lg border p-4 sm:p-5',
        earnedOn === null ? 'border-line-strong border-dashed' : 'border-brass bg-panel',
      )}
    >
      <h3 className={classNames('wrap-anywhere text-lg sm:text-xl', earnedOn === null && 'text-muted')}>{title}</h3>
      <p className="text-md text-soft">{description}</p>
      <p
        className={classNames(
          'mt-auto flex items-center gap-1.5 pt-3 font-medium text-sm',
          earnedOn === null ? 'text-muted' : 'text-brass',
        )}
      >
        <Icon size={15} aria-hidden="true" />
        {earnedOn === null ? 'Locked' : `Earned on ${earnedOn}`}
      </p>
    </li>
  );
}
