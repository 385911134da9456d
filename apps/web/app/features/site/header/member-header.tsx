import type { CurrentUser } from '@wickwise/contract/identity';
import type { Stats } from '@wickwise/contract/reward/stats';
import { HERITAGE_PRICE } from '#app/lib/money.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ProgressBar } from '#app/ui/state/progress-bar.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { AccountMenu } from './account-menu.tsx';
import { HeaderFrame } from './header-frame.tsx';
import { MemberMenu } from './member-menu.tsx';
import { MemberNavigation } from './member-navigation.tsx';
import { StatsIndicator } from './stats-indicator.tsx';

export interface MemberHeaderProps {
  user: CurrentUser;
  /** Whether heritage content is open to this learner. */
  hasHeritage: boolean;
  /** Null until known. */
  stats: Stats | null;
  /** Retries stats that couldn't be loaded; null while there is no need to. */
  onRetryStats: (() => void) | null;
}

/** The header of a signed-in learner. */
export function MemberHeader({ user, hasHeritage, stats, onRetryStats }: MemberHeaderProps) {
  return (
    <HeaderFrame
      crowded
      navigation={<MemberNavigation hasHeritage={hasHeritage} />}
      end={
        <>
          <StatsIndicator stats={stats} onRetry={onRetryStats} />
          {hasHeritage ? <HeritagePill /> : <UpgradeLink />}
          <AccountMenu user={user} hasHeritage={hasHeritage} />
          <MemberMenu user={user} hasHeritage={hasHeritage} />
        </>
      }
      edge={stats ? <OverallProgress stats={stats} /> : null}
    />
  );
}

function HeritagePill() {
  return (
    <span className="max-[30rem]:[&>span]:px-1.5 max-[30rem]:[&>span]:text-xs">
      <Tag tone="brass">Heritage</Tag>
    </span>
  );
}

function UpgradeLink() {
  return (
    <span className="hidden sm:block">
      <ButtonLink to="/checkout" variant="quiet" className="whitespace-nowrap px-3">
        Upgrade {HERITAGE_PRICE}
      </ButtonLink>
    </span>
  );
}

function OverallProgress({ stats: { lessonsCompleted, lessonsTotal } }: { stats: Stats }) {
  return (
    <ProgressBar
      thin
      label="Overall progress"
      valueText={`${lessonsCompleted} of ${lessonsTotal} lessons`}
      value={lessonsCompleted}
      max={Math.max(lessonsTotal, 1)}
    />
  );
}
