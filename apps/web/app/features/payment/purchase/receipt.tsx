import type { Purchase } from '@wickwise/contract/payment';
import type { ReactNode } from 'react';
import { formatDate } from '#app/features/identity/public.ts';
import { SiteMark } from '#app/features/site/public.ts';
import { formatMoney } from '#app/lib/money.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { SandboxMark } from '../card/sandbox-mark.tsx';
import { purchaseNotice } from '../model.ts';

interface ReceiptProps {
  purchase: Purchase;
  timeZone: string | null;
}

/** A receipt on one sheet, and the buttons that the sheet is printed without. */
export function Receipt({ purchase, timeZone }: ReceiptProps) {
  return (
    <div className="wrap max-w-3xl py-10 md:py-16 print:p-0">
      <article
        aria-labelledby="receipt"
        className="rounded-lg border border-line bg-panel p-6 sm:p-10 print:border-0 print:bg-transparent print:p-0"
      >
        <div className="flex flex-wrap items-start justify-between gap-4">
          <h1 id="receipt">Receipt</h1>
          <SiteMark />
        </div>
        <ReceiptFacts purchase={purchase} timeZone={timeZone} />
        <ReceiptSums purchase={purchase} />
        {purchase.isSandbox ? <SandboxMark /> : null}
        {purchase.status === 'paid' ? (
          <p className="mt-8 text-md text-soft">One-time payment, lifetime access. Thank you for learning with us.</p>
        ) : null}
      </article>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>Print or save as PDF</Button>
        <ButtonLink to="/account#purchases" variant="quiet">
          Back to your account
        </ButtonLink>
      </div>
    </div>
  );
}

function ReceiptFacts({ purchase, timeZone }: ReceiptProps) {
  return (
    <dl className="mt-8 grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact term="Receipt number">
        <span className="num">{purchase.receiptNumber}</span>
      </Fact>
      <Fact term="Paid on">{formatDate(purchase.paidAt, timeZone)}</Fact>
      <Fact term="Paid by">
        <span className="wrap-anywhere">{purchase.email}</span>
      </Fact>
      <Fact term="Status">{purchaseNotice(purchase).label}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-md">{term}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

function ReceiptSums({
  purchase: { description, amountCents, refundedCents, currency },
}: Pick<ReceiptProps, 'purchase'>) {
  return (
    <table className="mt-8 w-full border-line border-t text-left">
      <caption className="sr-only">What was paid</caption>
      <tbody>
        <Sum label={description} cents={amountCents} currency={currency} />
        {refundedCents > 0 ? <Sum label="Refunded" cents={-refundedCents} currency={currency} /> : null}
      </tbody>
      <tfoot className="font-semibold">
        <Sum label="Total" cents={amountCents - refundedCents} currency={currency} />
      </tfoot>
    </table>
  );
}

interface SumProps {
  label: string;
  cents: number;
  currency: string;
}

function Sum({ label, cents, currency }: SumProps) {
  return (
    <tr className="border-line border-b">
      <th scope="row" className="py-3 pr-4 [font-weight:inherit]">
        {label}
      </th>
      <td className="num whitespace-nowrap py-3 text-right">{formatMoney(cents, currency)}</td>
    </tr>
  );
}
