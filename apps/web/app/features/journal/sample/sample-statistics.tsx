import { useId, useMemo } from 'react';
import { Tag } from '#app/ui/tag.tsx';
import { TradeEquity } from '../statistics/trade-equity.tsx';
import { TradeEstimates } from '../statistics/trade-estimates.tsx';
import { statisticsOf } from '../statistics/trade-lists.ts';
import { sampleTrades } from './sample-trades.ts';

/** What an empty journal will show one day, drawn from made-up trades. */
export function SampleStatistics() {
  const id = useId();
  const { money, r } = useMemo(() => statisticsOf(sampleTrades), []);
  return (
    <section
      aria-labelledby={id}
      className="mt-4 grid gap-6 rounded-lg border border-line-strong border-dashed p-4 sm:p-6"
    >
      <div>
        <Tag tone="brass">Sample</Tag>
        <h2 id={id} className="mt-3 text-xl">
          What your journal will show
        </h2>
        <p className="mt-2 max-w-2xl text-soft">
          {sampleTrades.length} made-up trades. They count nowhere, and they go when you log your first.
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2">
        <TradeEquity entries={sampleTrades} />
        <TradeEstimates money={money} r={r} />
      </div>
    </section>
  );
}
