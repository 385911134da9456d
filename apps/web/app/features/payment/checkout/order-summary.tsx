import { HERITAGE_PRICE_CENTS } from '@wickwise/contract/constants';
import { plans } from '@wickwise/curriculum/copy/plans';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useOffer } from '#app/features/site/public.ts';
import { formatMoney, spellMoney } from '#app/lib/money.ts';
import { TickList } from '#app/ui/tick-list.tsx';

export const ORDER_TOTAL = spellMoney(HERITAGE_PRICE_CENTS, 'usd');
/** As on the receipt. */
const SUMMARY_TOTAL = formatMoney(HERITAGE_PRICE_CENTS, 'usd');

/** One line on a phone, where the form comes first; it expands to the full summary. */
export function OrderSummary() {
  return (
    <section aria-label="Order summary" className="rounded-lg border border-line bg-panel">
      <details className="group px-5 md:hidden">
        <summary className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2 font-medium [&::-webkit-details-marker]:hidden">
          Heritage, one-time
          <span className="flex items-center gap-2">
            <span className="num">{ORDER_TOTAL}</span>
            <ChevronDown size={16} aria-hidden="true" className="transition-transform group-open:rotate-180" />
          </span>
        </summary>
        <OrderLines className="pb-5" />
      </details>
      <div className="hidden p-6 md:block">
        <h2 className="mb-4 text-xl">Order summary</h2>
        <OrderLines />
      </div>
    </section>
  );
}

function OrderLines({ className }: { className?: string }) {
  return (
    <dl className={className}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b pb-4">
        <dt>
          Heritage Tier
          <span className="block text-muted text-md">One-time payment, lifetime access: as long as Wickwise runs</span>
        </dt>
        <dd className="num whitespace-nowrap">{SUMMARY_TOTAL}</dd>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4 font-semibold">
        <dt>Total</dt>
        <dd className="num whitespace-nowrap text-xl">{SUMMARY_TOTAL}</dd>
      </div>
    </dl>
  );
}

/** What Heritage is. */
export function Inclusions({ title }: { title: string }) {
  const offer = useOffer();
  return (
    <section aria-labelledby="inclusions">
      <h2 id="inclusions" className="text-xl">
        {title}
      </h2>
      <TickList items={plans.heritage.featuresFor(offer)} className="mt-4 gap-2.5" />
    </section>
  );
}
