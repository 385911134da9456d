import type { CandleTime, Price } from '@wickwise/market/candle';
import { CandleSeries } from '@wickwise/market/series';
import { useMemo } from 'react';
import { InteractiveChart } from '#app/features/market/public.ts';
import type { OpenReplay } from '../storage.ts';
import { decimalsOf } from './history.ts';

/** The same bars with their dates and real prices, the fills marked. */
export function RevealedChart({ replay: { session, state } }: { replay: OpenReplay }) {
  const { candles, source } = session;
  const series = useMemo(() => seriesOf(candles.slice(0, state.shown)), [candles, state.shown]);
  const marks = useMemo(
    () =>
      state.trades.flatMap(({ fills }, trade) =>
        fills.map(({ bar, side }, fill) => ({
          id: `${trade}-${fill}`,
          index: bar,
          direction: side === 'buy' ? ('up' as const) : ('down' as const),
          label: `${side === 'buy' ? 'Buy' : 'Sell'}, trade ${trade + 1}`,
        })),
      ),
    [state.trades],
  );
  return (
    <section aria-labelledby="real-chart">
      <h2 id="real-chart" className="mb-4">
        The chart as it really was
      </h2>
      <div className="overflow-hidden rounded-lg border border-line bg-panel">
        <InteractiveChart
          label={`${source.symbol}, with your trades`}
          series={series}
          interval={source.interval}
          decimals={decimalsOf(source.symbol)}
          marks={marks}
        />
      </div>
    </section>
  );
}

function seriesOf(candles: OpenReplay['session']['candles']): CandleSeries {
  return CandleSeries.fromCandles(
    candles.map(([time, open, high, low, close, volume]) => ({
      time: time as CandleTime,
      open: open as Price,
      high: high as Price,
      low: low as Price,
      close: close as Price,
      volume,
    })),
  );
}
