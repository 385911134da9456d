import { HERITAGE_PRICE_CENTS } from '@wickwise/contract/constants';
import { plans } from '@wickwise/curriculum/copy/plans';
import { TickList } from '../../ui/tick-list.tsx';
import { moneyInWords } from './model.ts';
import { OpensLater } from './opens-later.tsx';

export const HERITAGE_PRICE = moneyInWords(HERITAGE_PRICE_CENTS, 'usd');

export function OrderSummary() {
  return (
    <section aria-labelledby="order" className="rounded-lg border border-line bg-panel p-5 sm:p-6">
      <h2 id="order" className="text-xl">
        Order summary
      </h2>
      <dl className="mt-4">
        <div className="flex items-baseline justify-between gap-4 border-line border-b pb-4">
          <dt>
            Heritage Tier
            <span className="block text-muted text-md">One-time payment, lifetime access</span>
          </dt>
          <dd className="num whitespace-nowrap">{HERITAGE_PRICE}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 pt-4 font-semibold">
          <dt>Total</dt>
          <dd className="num whitespace-nowrap text-xl">{HERITAGE_PRICE}</dd>
        </div>
      </dl>
    </section>
  );
}

/** What Heritage is. */
export function Inclusions({ title }: { title: string }) {
  return (
    <section aria-labelledby="inclusions">
      <h2 id="inclusions" className="text-xl">
        {title}
      </h2>
      <TickList items={plans.heritage.features} className="mt-4 gap-2.5" />
      <div className="mt-4">
        <OpensLater />
      </div>
    </section>
  );
}
