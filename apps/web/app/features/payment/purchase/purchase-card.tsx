import type { Account } from '@wickwise/contract/account';
import type { Purchase } from '@wickwise/contract/payment';
import { useState } from 'react';
import { formatDate } from '#app/features/identity/public.ts';
import { formatMoney } from '#app/lib/money.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Card } from '#app/ui/card.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { SANDBOX_LABEL } from '../card/sandbox-mark.tsx';
import { purchaseNotice } from '../model.ts';
import { RefundDialog } from './refund-dialog.tsx';

interface PurchaseCardProps {
  purchase: Purchase;
  account: Account;
}

/** One purchase: its status, its receipt, and the refund button. */
export function PurchaseCard({ purchase, account }: PurchaseCardProps) {
  const { description, amountCents, currency, receiptNumber, refundableUntil } = purchase;
  const { label, tone, text } = purchaseNotice(purchase);
  const [asked, setAsked] = useState<Purchase | null>(null);
  return (
    <Card as="li">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3>{description}</h3>
        <p className="num text-lg">{formatMoney(amountCents, currency)}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-md">
        <Tag tone={tone}>{label}</Tag>
        <span>
          {label === 'Paid' ? '' : 'Paid '}
          {formatDate(purchase.paidAt, account.timeZone)}
        </span>
        <span className="num">{receiptNumber}</span>
      </p>
      <p className="mt-2 text-soft">
        {text} {purchase.isSandbox ? `${SANDBOX_LABEL}.` : null}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <ButtonLink to={`/account/receipt/${purchase.id}`} variant="quiet">
          Receipt
        </ButtonLink>
        {refundableUntil === null ? null : (
          <>
            <Button variant="quiet" onClick={() => setAsked(purchase)}>
              Get a refund
            </Button>
            <p className="text-muted text-sm">Until {formatDate(refundableUntil, account.timeZone)}</p>
          </>
        )}
      </div>
      {asked ? <RefundDialog purchase={asked} email={account.email} onClose={() => setAsked(null)} /> : null}
    </Card>
  );
}
