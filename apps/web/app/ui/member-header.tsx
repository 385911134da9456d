import type { CurrentUser } from '@wickwise/contract/identity';
import type { Stats } from '@wickwise/contract/reward';
import LogOut from 'lucide-react/icons/log-out';
import { Link } from 'react-router';
import { Badge } from './badge.tsx';
import { ButtonLink } from './button-link.tsx';
import { HeaderFrame } from './header-frame.tsx';
import { MemberMenu } from './member-menu.tsx';
import { MemberNavigation } from './member-navigation.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { SIGN_OUT_HREF } from './site-links.ts';
import { StreakIndicator } from './streak-indicator.tsx';
import { ThemeMenu } from './theme-menu.tsx';

export interface MemberHeaderProps {
  user: CurrentUser;
  /** Whether heritage content is open to this learner. */
  hasHeritage: boolean;
  /** Null while loading. */
  stats: Stats | null;
}

/** The header of a signed-in learner. */
export function MemberHeader({ user, hasHeritage, stats }: MemberHeaderProps) {
  return (
    <HeaderFrame
      navigation={<MemberNavigation hasHeritage={hasHeritage} />}
      end={
        <>
          <StreakIndicator days={stats?.streak ?? null} />
          <span className="hidden sm:block">
            {hasHeritage ? <Badge tone="brass">Heritage</Badge> : <UpgradeLink />}
          </span>
          <Link
            to="/account"
            className="hidden min-h-11 max-w-32 items-center rounded-md px-2 font-medium text-md hover:bg-sunk sm:flex"
          >
            <span className="sr-only">Account of </span>
            <span className="truncate">{accountLabel(user)}</span>
          </Link>
          <ThemeMenu className="hidden xl:block" />
          <SignOutLink />
          <MemberMenu user={user} hasHeritage={hasHeritage} />
        </>
      }
      edge={stats ? <OverallProgress stats={stats} /> : null}
    />
  );
}

/** The part of the e-mail before the at-sign. */
export function accountLabel({ email }: CurrentUser): string {
  return email.split('@', 1)[0] ?? email;
}

function UpgradeLink() {
  return (
    <ButtonLink to="/checkout" variant="quiet" className="whitespace-nowrap px-3">
      Upgrade $37
    </ButtonLink>
  );
}

function SignOutLink() {
  return (
    <a
      href={SIGN_OUT_HREF}
      className="hidden min-h-11 items-center gap-1.5 whitespace-nowrap rounded-md px-2 text-md text-soft hover:bg-sunk hover:text-ink xl:flex"
    >
      <LogOut size={18} aria-hidden="true" />
      Sign Out
    </a>
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
