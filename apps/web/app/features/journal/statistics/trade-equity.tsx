import type { JournalEntry } from '@wickwise/journal/entry';
import { type Currency, currencyOf } from '@wickwise/journal/money';
import { centsOf } from '@wickwise/journal/profit';
import { resultDay } from '@wickwise/journal/result-day';
import { type EquityPoint, equityCurve } from '@wickwise/journal/statistics/drawdown';
import { useMemo } from 'react';
import { moneyText, signedMoneyText } from '#app/lib/money.ts';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { dayText, FIGURES } from '../trade-texts.ts';

const WIDTH = 680;
const HEIGHT = 220;
const PADDING = 12;
/** A longer curve has more points than the drawing has pixels. */
const MAX_POINTS = 600;
const TABLE_ROWS = 50;

interface TradeEquityProps {
  /** In one currency. */
  entries: readonly JournalEntry[];
  currency: Currency;
  /** The rates of converted amounts. */
  note?: string | null;
}

/** The running total after each closed trade, drawn and as a table. */
export function TradeEquity({ entries, currency, note = null }: TradeEquityProps) {
  const write = (cents: number) => moneyText(cents, currency);
  const points = useMemo(() => equityCurve(entries), [entries]);
  const totals = thinOut([0, ...points.map(({ totalCents }) => totalCents)]);
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const y = (cents: number) => PADDING + ((HEIGHT - 2 * PADDING) * (high - cents)) / (high - low || 1);
  const x = (index: number) => (WIDTH * index) / Math.max(1, totals.length - 1);
  const last = points.at(-1)?.totalCents ?? 0;
  return (
    <section aria-labelledby="equity-title">
      <h3 id="equity-title" className="mb-3">
        Equity curve
      </h3>
      {note === null ? null : <p className="-mt-2 mb-3 text-muted text-sm">{note}</p>}
      <figure className="overflow-hidden rounded-lg border border-line bg-sunk">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={`Running total from ${write(0)} to ${write(last)}. Highest ${write(high)}, lowest ${write(low)}.`}
          className="block h-auto w-full fill-none"
        >
          <path d={`M0 ${y(0)}H${WIDTH}`} strokeDasharray="4 4" className="stroke-control" />
          <path
            d={totals
              .map((cents, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(cents).toFixed(1)}`)
              .join('')}
            strokeWidth="2"
            strokeLinejoin="round"
            className="stroke-brass"
          />
        </svg>
        <figcaption className="num flex flex-wrap justify-between gap-x-6 border-line border-t bg-panel px-4 py-3 text-sm text-soft">
          <span>High {write(high)}</span>
          <span>Low {write(low)}</span>
          <span>Now {write(last)}</span>
        </figcaption>
      </figure>
      <details className="mt-3">
        <summary className="min-h-11 content-center text-md">Show the curve as a table</summary>
        <DataTable
          caption={points.length > TABLE_ROWS ? `The last ${TABLE_ROWS} closed trades` : 'Closed trades'}
          showsCaption
          columns={columns}
          rows={points.slice(-TABLE_ROWS)}
          keyOf={({ entry }) => entry.id}
        />
      </details>
    </section>
  );
}

const columns: readonly Column<EquityPoint>[] = [
  { key: 'date', title: 'Exit', cell: ({ entry }) => dayText(resultDay(entry)) },
  { key: 'symbol', title: 'Symbol', className: '[td&]:num', cell: ({ entry }) => entry.symbol },
  {
    key: 'result',
    title: 'Result',
    className: FIGURES,
    cell: ({ entry }) => (entry.pnl === null ? '–' : signedMoneyText(centsOf(entry), currencyOf(entry))),
  },
  {
    key: 'total',
    title: 'Total',
    className: FIGURES,
    cell: ({ entry, totalCents }) => moneyText(totalCents, currencyOf(entry)),
  },
];

/** Every n-th total, and the last. */
function thinOut(totals: readonly number[]): number[] {
  const step = Math.ceil(totals.length / MAX_POINTS);
  return totals.filter((_, index) => index % step === 0 || index === totals.length - 1);
}
