import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnDays } from '#app/lib/day-clock.ts';
import { Button } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { groupPractice, ledgerReason, type LedgerRow as Row } from './ledger-reason.ts';
import { dayText } from './model.ts';
import { ledgerQuery } from './queries.ts';

/** The number of entries shown at first. */
const FIRST_SHOWN = 8;

interface LedgerListProps {
  /** The name of a pattern by its id. */
  nameOf: (id: string) => string;
  days: OwnDays;
}

/** All XP earned, with the reason and the rule behind each entry. */
export function LedgerList(props: LedgerListProps) {
  return <LedgerPage {...props} before={null} />;
}

interface LedgerPageProps extends LedgerListProps {
  /** Null for the first page. */
  before: string | null;
}

/** A page of the ledger, followed by the older pages that were opened. */
function LedgerPage({ before, ...names }: LedgerPageProps) {
  const { data, isError, refetch } = useQuery(ledgerQuery(before));
  const [limit, setLimit] = useState(before === null ? FIRST_SHOWN : Number.POSITIVE_INFINITY);
  const [isNextShown, setNextShown] = useState(false);
  if (data === undefined) {
    if (isError) return <ErrorState title="Your XP history couldn’t be loaded" onRetry={() => void refetch()} />;
    return <LedgerSkeleton />;
  }
  const entries = groupPractice(data.entries);
  if (entries.length === 0 && before === null) {
    return <EmptyState title="No XP yet" text="Everything you earn is listed here, with the reason for it." />;
  }
  const isCut = entries.length > limit;
  return (
    <>
      <ul className={classNames('divide-y divide-line border-line border-b', before === null && 'border-t')}>
        {entries.slice(0, limit).map((entry) => (
          <LedgerRow key={entry.cause} entry={entry} {...names} />
        ))}
      </ul>
      {isNextShown && data.next !== null ? <LedgerPage {...names} before={data.next} /> : null}
      {isCut || (data.next !== null && !isNextShown) ? (
        <Button
          variant="quiet"
          className="mt-4"
          onClick={() => (isCut ? setLimit(Number.POSITIVE_INFINITY) : setNextShown(true))}
        >
          Show older entries
        </Button>
      ) : null}
    </>
  );
}

interface LedgerRowProps extends LedgerListProps {
  entry: Row;
}

function LedgerRow({ entry, nameOf, days }: LedgerRowProps) {
  const { title, rule } = ledgerReason(entry, nameOf);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
      <span className="wrap-anywhere font-medium">{title}</span>
      <span className="num whitespace-nowrap font-semibold">+{entry.points} XP</span>
      <span className="text-muted text-sm">{rule}</span>
      <time dateTime={entry.earnedAt} className="whitespace-nowrap text-right text-muted text-sm">
        {dayText(entry.earnedAt, days)}
      </time>
    </li>
  );
}

function LedgerSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton label="Loading your XP history" className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </div>
  );
}
