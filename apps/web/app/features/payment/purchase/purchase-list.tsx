import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Account } from '@wickwise/contract/account';
import { Link } from 'react-router';
import { failureMessage } from '#app/features/identity/public.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { purchasesQuery, releasedPurchasesQuery } from '../queries.ts';
import { PurchaseCard } from './purchase-card.tsx';
import { ReleasedCard } from './released-card.tsx';

/** What the learner has bought, newest first, and what left the account. */
export function PurchaseList({ account }: { account: Account }) {
  const purchases = useQuery(purchasesQuery);
  const released = useQuery(releasedPurchasesQuery);
  if (purchases.data === undefined || released.data === undefined) return <NotLoaded lists={[purchases, released]} />;
  if (purchases.data.length + released.data.length === 0) return <NothingBought />;
  return (
    <ul className="grid gap-5">
      {purchases.data.map((purchase) => (
        <PurchaseCard key={purchase.id} purchase={purchase} account={account} />
      ))}
      {released.data.map((one) => (
        <ReleasedCard key={one.receiptNumber} released={one} account={account} />
      ))}
    </ul>
  );
}

function NotLoaded({ lists }: { lists: readonly Pick<UseQueryResult, 'error' | 'refetch'>[] }) {
  const failed = lists.filter(({ error }) => error !== null);
  if (failed[0] === undefined) return <Skeleton className="h-40 md:h-24" label="Loading your purchases" />;
  const retry = () => Promise.all(failed.map(({ refetch }) => refetch()));
  return (
    <ErrorState title="Your purchases couldn’t be loaded" text={failureMessage(failed[0].error)} onRetry={retry} />
  );
}

function NothingBought() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-soft">
        No purchases yet. A payment that’s still processing shows up here once it goes through. Paid without an account?
        Open the link in your receipt, or{' '}
        <Link to="/restore-access" className="underline underline-offset-4">
          ask for a new one
        </Link>
        .
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/checkout" variant="quiet">
          Upgrade to Heritage
        </ButtonLink>
        <ButtonLink to="/subscribe" variant="quiet">
          See your plan
        </ButtonLink>
      </div>
    </div>
  );
}
