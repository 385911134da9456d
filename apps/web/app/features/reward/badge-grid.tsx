import type { Badge, UserBadge } from '@wickwise/contract/reward/badge';
import { useState } from 'react';
import type { OwnDays } from '#app/lib/day-clock.ts';
import { classNames } from '#app/ui/class-names.ts';
import { FilterButtons } from '#app/ui/form/filter-buttons.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { BadgeMedal } from './badge-medal.tsx';
import { BadgeFace, BadgeUnlocked } from './badge-unlocked.tsx';
import { type BadgeFilter, badgeFilters, badgeTierNames, dayText, filterBadges } from './model.ts';

interface BadgeGridProps {
  badges: readonly Badge[];
  earned: readonly UserBadge[];
  days: OwnDays;
}

/** Every badge, filtered by category. Selecting one shows how it was or can be earned. */
export function BadgeGrid({ badges, earned, days }: BadgeGridProps) {
  const [filter, setFilter] = useState<BadgeFilter>('all');
  const [opened, setOpened] = useState<Badge | null>(null);
  const earnedById = new Map(earned.map((one) => [one.badgeId, one]));
  return (
    <section aria-label="All badges">
      <h3 className="mb-4">All badges</h3>
      <FilterButtons legend="Filter badges by category" filters={badgeFilters} value={filter} onChange={setFilter} />
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-x-3 gap-y-7 sm:grid-cols-3 sm:gap-x-4 md:grid-cols-4 lg:grid-cols-6">
        {filterBadges(badges, filter).map((badge) => (
          <li key={badge.id}>
            <GridBadge badge={badge} isEarned={earnedById.has(badge.id)} onOpen={() => setOpened(badge)} />
          </li>
        ))}
      </ul>
      {opened === null ? null : (
        <BadgeDialog
          badge={opened}
          earnedAt={earnedById.get(opened.id)?.earnedAt ?? null}
          days={days}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

interface GridBadgeProps {
  badge: Badge;
  isEarned: boolean;
  onOpen: () => void;
}

function GridBadge({ badge, isEarned, onOpen }: GridBadgeProps) {
  return (
    <button
      type="button"
      className="grid w-full content-start justify-items-center gap-1.5 rounded-md text-center hover:bg-sunk"
      onClick={onOpen}
    >
      <BadgeMedal badge={badge} size="lg" locked={!isEarned} />
      <span className={classNames('wrap-anywhere font-medium text-md max-sm:text-sm', !isEarned && 'text-muted')}>
        {badge.name}
      </span>
      <span className="text-muted text-sm max-sm:hidden">{badge.description}</span>
      <span className="text-muted text-xs">
        {isEarned ? 'Earned' : 'Locked'}, {badgeTierNames[badge.tier].toLowerCase()}
      </span>
    </button>
  );
}

interface BadgeDialogProps {
  badge: Badge;
  /** Null for a badge that is still locked. */
  earnedAt: string | null;
  days: OwnDays;
  onClose: () => void;
}

function BadgeDialog({ badge, earnedAt, days, onClose }: BadgeDialogProps) {
  if (earnedAt !== null) {
    return <BadgeUnlocked badge={badge} earnedOn={dayText(earnedAt, days)} onClose={onClose} />;
  }
  return (
    <Dialog open onOpenChange={onClose} title="Still locked">
      <BadgeFace badge={badge} locked />
    </Dialog>
  );
}
