import type { CandleSeries } from '@wickwise/market/series';
import type { Interval } from '@wickwise/market/simulation/interval';
import { useState } from 'react';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { shortTimeText } from './chart/chart-time.ts';
import { changeText, priceText, readCandle, volumeText } from './model.ts';

const NEWEST = 20;
const FIGURE = 'text-right [td&]:num';

type Row = ReturnType<typeof readCandle>;

interface LatestCandlesProps {
  series: CandleSeries;
  interval: Interval;
}

/** The newest candles as a table, collapsed at first. */
export function LatestCandles(props: LatestCandlesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="border-line border-t px-4 text-md" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 content-center text-muted hover:text-ink">Newest candles as a table</summary>
      {isOpen ? <CandleRows {...props} /> : null}
    </details>
  );
}

function CandleRows({ series, interval }: LatestCandlesProps) {
  const count = Math.min(NEWEST, series.length);
  const rows = Array.from({ length: count }, (_, age) => readCandle(series, series.length - 1 - age));
  const columns: readonly Column<Row>[] = [
    { key: 'time', title: 'Candle', cell: ({ candle }) => shortTimeText(candle.time, interval) },
    { key: 'open', title: 'Open', className: FIGURE, cell: ({ candle }) => priceText(candle.open) },
    { key: 'high', title: 'High', className: FIGURE, cell: ({ candle }) => priceText(candle.high) },
    { key: 'low', title: 'Low', className: FIGURE, cell: ({ candle }) => priceText(candle.low) },
    { key: 'close', title: 'Close', className: FIGURE, cell: ({ candle }) => priceText(candle.close) },
    { key: 'change', title: 'Change', className: FIGURE, cell: ({ change }) => changeText(change) },
    { key: 'volume', title: 'Volume', className: FIGURE, cell: ({ candle }) => volumeText(candle.volume) },
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keyboard.
    <section aria-label="Newest candles" tabIndex={0} className="overflow-x-auto pb-4">
      <DataTable
        caption={`The ${count} newest candles, newest first`}
        columns={columns}
        rows={rows}
        keyOf={({ candle }) => String(candle.time)}
      />
    </section>
  );
}
