import type { ReleasedPurchase } from '@wickwise/contract/access';
import type { Account } from '@wickwise/contract/account';
import { Link } from 'react-router';
import { formatDate } from '#app/features/identity/public.ts';
import { Card } from '#app/ui/card.tsx';
import { Tag } from '#app/ui/tag.tsx';

interface ReleasedCardProps {
  released: ReleasedPurchase;
  account: Account;
}

/** A purchase that left the account. It says nothing about the account that has it now. */
export function ReleasedCard({ released, account }: ReleasedCardProps) {
  return (
    <Card as="li">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-md text-muted">
        <Tag>Moved</Tag>
        <span>{formatDate(released.releasedAt, account.timeZone)}</span>
        <span className="num">{released.receiptNumber}</span>
      </p>
      <p className="mt-2 text-soft">
        The owner of the email address on this receipt claimed the purchase, so it no longer unlocks Heritage here. If
        you paid for it,{' '}
        <Link to="/contact" className="underline underline-offset-4">
          write to us
        </Link>{' '}
        and mention the receipt number.
      </p>
    </Card>
  );
}
