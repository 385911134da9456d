import type { Scenario } from '@wickwise/contract/scenario';
import { CandleTable } from '#app/ui/chart/candle-table.tsx';
import { PriceChart } from './price-chart.tsx';

/** The price up to the decision. */
export function PriceFigure({ chart }: { chart: NonNullable<Scenario['chart']> }) {
  const { title, candles } = chart;
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-panel">
      <div className="bg-sunk">
        <PriceChart candles={candles} visible={candles.length} decidedAfter={null} />
      </div>
      <figcaption className="border-line border-t px-4 py-3 text-md text-soft">{title}</figcaption>
      <CandleTable candles={candles} mark={null} />
    </figure>
  );
}
