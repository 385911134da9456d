import type { CurrentUser } from '@wickwise/contract/identity';
import { usePatternNames } from '#app/features/pattern/queries.ts';
import { BadgePanel } from '#app/features/reward/badge-panel.tsx';
import { LedgerList } from '#app/features/reward/ledger-list.tsx';
import { ProgressSection } from './progress-section.tsx';

/** What the learner's work earned, and why. */
export function ProgressRewards({ user }: { user: CurrentUser }) {
  const nameOf = usePatternNames();
  return (
    <>
      <ProgressSection title="Badges">
        <BadgePanel days={user} folded />
      </ProgressSection>
      <ProgressSection title="Why did I get this?" text="Every point you’ve earned, and the rule behind it.">
        <LedgerList nameOf={nameOf} days={user} />
      </ProgressSection>
    </>
  );
}
