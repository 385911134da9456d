import { useQuery } from '@tanstack/react-query';
import type { BadgeProgress, BadgeStats, UserBadge } from '@wickwise/contract/reward/badge';
import type { OwnDays } from '#app/lib/day-clock.ts';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { ProgressBar } from '#app/ui/state/progress-bar.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { BadgeGrid } from './badge-grid.tsx';
import { BadgeMedal } from './badge-medal.tsx';
import { badgeTierNames, dayText, NEXT_BADGES } from './model.ts';
import { badgeProgressQuery, badgeStatsQuery, badgesQuery, userBadgesQuery } from './queries.ts';

interface BadgePanelProps {
  days: OwnDays;
  /** Whether the list of all badges starts collapsed. */
  folded?: boolean;
}

/** The learner's badges: totals, the newest, the next ones to earn, and all of them. */
export function BadgePanel({ days, folded = false }: BadgePanelProps) {
  const badges = useQuery(badgesQuery);
  const stats = useQuery(badgeStatsQuery);
  const progress = useQuery(badgeProgressQuery);
  const earned = useQuery(userBadgesQuery);
  if (badges.data && stats.data && progress.data && earned.data) {
    const grid = <BadgeGrid badges={badges.data} earned={earned.data} days={days} />;
    return (
      <div className="grid gap-8">
        <Totals stats={stats.data} total={badges.data.length} />
        <div className="grid gap-8 md:grid-cols-2">
          <Recent badges={stats.data.recentBadges} days={days} />
          <Next progress={progress.data} />
        </div>
        {folded ? (
          <details>
            <summary className="min-h-11 content-center font-medium">All badges</summary>
            <div className="pt-4">{grid}</div>
          </details>
        ) : (
          grid
        )}
      </div>
    );
  }
  const failed = [badges, stats, progress, earned].filter(({ isError }) => isError);
  if (failed.length === 0) return <Skeleton label="Loading your badges" className="h-96 w-full rounded-lg" />;
  return (
    <ErrorState
      title="Your badges couldn’t be loaded"
      onRetry={() => {
        for (const query of failed) void query.refetch();
      }}
    />
  );
}

function Totals({ stats, total }: { stats: BadgeStats; total: number }) {
  const tiers = [
    { tier: 'bronze', count: stats.bronzeBadges },
    { tier: 'silver', count: stats.silverBadges },
    { tier: 'gold', count: stats.goldBadges },
    { tier: 'platinum', count: stats.platinumBadges },
    { tier: 'diamond', count: stats.diamondBadges },
  ] as const;
  return (
    <div className="flex flex-wrap items-end gap-x-10 gap-y-5 border-line border-y py-5">
      <dl className="flex gap-x-10">
        <Total term="Badges earned" value={stats.totalBadges} unit={`of ${total}`} />
        <Total term="Badge points" value={stats.totalPoints} unit="XP" />
      </dl>
      <ul className="flex flex-wrap gap-x-5 gap-y-3">
        {tiers.map(({ tier, count }) => (
          <li key={tier} className="flex items-center gap-2 text-md">
            <BadgeMedal badge={{ icon: 'medal', tier }} size="sm" />
            <span>
              <span className="num font-semibold">{count}</span>
              <span className="block text-muted text-sm">{badgeTierNames[tier]}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Total({ term, value, unit }: { term: string; value: number; unit: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="num mt-0.5 text-2xl">
        {value.toLocaleString('en-US')} <span className="text-base text-muted">{unit}</span>
      </dd>
    </div>
  );
}

function Recent({ badges, days }: { badges: readonly UserBadge[]; days: OwnDays }) {
  return (
    <section aria-label="Recently earned">
      <h3 className="mb-3">Recently earned</h3>
      {badges.length === 0 ? (
        <p className="text-soft">Your first badge is one lesson away.</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {badges.map(({ id, badge, earnedAt }) => (
            <li key={id} className="flex items-center gap-3 py-2.5">
              <BadgeMedal badge={badge} size="sm" />
              <span className="min-w-0 flex-1">
                <span className="wrap-anywhere block font-medium text-md">{badge.name}</span>
                <span className="text-muted text-sm">{dayText(earnedAt, days)}</span>
              </span>
              <span className="num whitespace-nowrap font-semibold text-md">+{badge.points} XP</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Next({ progress }: { progress: readonly BadgeProgress[] }) {
  const next = progress.slice(0, NEXT_BADGES);
  return (
    <section aria-label="Next achievements">
      <h3 className="mb-3">Next achievements</h3>
      {next.length === 0 ? <p className="text-soft">You’ve earned every badge there is.</p> : null}
      <ul className="grid gap-5">
        {next.map(({ badge, needsHeritage, progress: { current, target, description } }) => (
          <li key={badge.id} className="flex items-start gap-3">
            <BadgeMedal badge={badge} locked />
            <div className="grid min-w-0 flex-1 gap-1.5">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="wrap-anywhere font-medium text-md">{badge.name}</span>
                <span className="num whitespace-nowrap text-muted text-sm">
                  {Math.min(current, target)} / {target}
                </span>
              </p>
              <ProgressBar
                value={current}
                max={target}
                label={`Progress toward ${badge.name}`}
                valueText={description}
              />
              <p className="text-muted text-sm">
                {badge.description}
                {needsHeritage ? ' You need Heritage for this one.' : null}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
