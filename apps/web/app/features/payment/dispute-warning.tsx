import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { purchasesQuery } from './queries.ts';

/** Before a learner whose heritage is not active buys again: the first payment may still open it. */
export function DisputeWarning({ className }: { className?: string }) {
  const { data: purchases } = useQuery(purchasesQuery);
  if (!purchases?.some(({ status }) => status === 'suspended')) return null;
  return (
    <div className={className}>
      <Notice tone="warning" title="You may not need to pay again">
        A dispute about your earlier payment is still open at your bank. If the bank turns it down, or you withdraw it,
        Heritage opens again by itself. If you pay now, you pay a second time.{' '}
        <Link to="/account#purchases" className="text-brass underline underline-offset-4">
          See your purchases
        </Link>
      </Notice>
    </div>
  );
}
