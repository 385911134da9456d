import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Notice } from '#app/ui/state/notice.tsx';
import { purchasesQuery } from '../queries.ts';

/** Shown before a learner whose Heritage is inactive buys again: the first payment may still unlock it. */
export function DisputeWarning({ className }: { className?: string }) {
  const { data: purchases } = useQuery(purchasesQuery);
  if (!purchases?.some(({ status }) => status === 'suspended')) return null;
  return (
    <div className={className}>
      <Notice tone="warning" title="You may not need to pay again">
        Your bank is still looking into a dispute about your earlier payment. If the bank rejects it, or you withdraw
        it, we’ll unlock Heritage again automatically. If you pay now, you’ll be charged a second time.{' '}
        <Link to="/account#purchases" className="text-brass underline underline-offset-4">
          See your purchases
        </Link>
      </Notice>
    </div>
  );
}
