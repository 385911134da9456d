import type { MarkedCandles } from '@wickwise/market/focus-on-mark';

const COLUMNS = ['Candle', 'Open', 'High', 'Low', 'Close', 'Direction'];

interface CandleTableProps extends Pick<MarkedCandles, 'candles' | 'mark'> {
  /** What marked candles are called. */
  markName?: string;
}

/** The candles of a picture as a table, collapsed until opened. */
export function CandleTable({ candles, mark, markName = 'pattern' }: CandleTableProps) {
  const rows = candles.map((candle, index) => ({
    number: index + 1,
    candle,
    markName: mark !== null && index >= mark.from && index <= mark.to ? markName : null,
  }));
  return (
    <details className="not-open:print:hidden border-line border-t px-4 py-1 text-sm">
      <summary className="min-h-11 content-center text-muted hover:text-ink">Show the candles as a table</summary>
      <div className="overflow-x-auto pb-3">
        <table className="num w-full text-right">
          <thead>
            <tr className="border-line border-b text-muted">
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="py-1.5 pr-3 font-medium first:text-left last:pr-0">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <CandleRow key={row.number} {...row} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

interface CandleRowProps {
  number: number;
  candle: MarkedCandles['candles'][number];
  /** Null for a candle that is not marked. */
  markName: string | null;
}

function CandleRow({ number, candle, markName }: CandleRowProps) {
  const [open, , , close] = candle;
  const direction = close > open ? 'rose' : close < open ? 'fell' : 'unchanged';
  return (
    <tr className={markName ? 'font-semibold text-brass' : ''}>
      <th scope="row" className="py-1 pr-3 text-left font-[inherit]">
        {number}
        {markName ? `, ${markName}` : ''}
      </th>
      {['open', 'high', 'low', 'close'].map((name, index) => (
        <td key={name} className="py-1 pr-3">
          {candle[index]?.toFixed(2)}
        </td>
      ))}
      <td className="py-1">{direction}</td>
    </tr>
  );
}
