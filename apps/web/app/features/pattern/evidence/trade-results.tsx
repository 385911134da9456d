import type { TradeResult } from '@wickwise/contract/lesson/evidence';
import { formatWholeNumber } from '#app/lib/whole-number.ts';
import type { EvidenceWithRate } from './evidence-table.tsx';

/** What the published rate's bet would have made after costs, on real and on random prices. */
export function TradeResults({ trades }: { trades: EvidenceWithRate['trades'] }) {
  if (trades.kind === 'not-counted') {
    return (
      <p className="text-md text-soft">
        <b className="font-semibold text-ink">As trades: not counted.</b> {trades.note}
      </p>
    );
  }
  const { all, above, below, chance } = trades.results;
  return (
    <details className="not-open:print:hidden border-line border-t text-sm">
      <summary className="min-h-11 content-center text-muted hover:text-ink">As trades, after costs</summary>
      <table className="w-full text-left">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="pb-1 font-normal">
              <span className="sr-only">Market</span>
            </th>
            {['Trades', 'Rate', 'Average, 95%'].map((head) => (
              <th key={head} scope="col" className="pb-1 pl-2 text-right font-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line border-y">
          <Row name="Nine real price histories" result={all} />
          <Row name="Above 200-day" result={above} />
          <Row name="Below 200-day" result={below} />
          <Row name="Random prices" result={chance} />
        </tbody>
        <caption className="caption-bottom pt-1.5 pb-3 text-left text-muted">
          Each trade bets on the side that the published rate counts: in at the next open after the pattern, out at the
          first close above its high or below its low, with 0.1% of the price as costs each way. Above and below: the
          pattern’s last close against the average of the last 200; the first 199 candles of a series are in neither.
          Daily candles of stocks, funds, gold, the euro and Bitcoin, 2007 to 2018. Fewer than 30 trades is too few to
          judge. An interval that includes 0% can’t tell a gain from a loss, and with this many lessons a few intervals
          miss 0% by luck. Past results promise nothing.
        </caption>
      </table>
    </details>
  );
}

function Row({ name, result: { trades, successes, mean } }: { name: string; result: TradeResult }) {
  return (
    <tr className="align-top">
      <th scope="row" className="py-1.5 font-normal">
        {name}
      </th>
      <td className="num py-1.5 pl-2 text-right">{formatWholeNumber(trades)}</td>
      <td className="num py-1.5 pl-2 text-right">{mean ? `${Math.round((100 * successes) / trades)}%` : '–'}</td>
      <td className="num whitespace-nowrap py-1.5 pl-2 text-right">
        {mean ? (
          <>
            {signed(mean.percent)}%
            <span className="block text-muted">
              {signed(mean.low)} to {signed(mean.high)}
            </span>
          </>
        ) : (
          'too few'
        )}
      </td>
    </tr>
  );
}

function signed(percent: number): string {
  const digits = Math.abs(percent).toFixed(2);
  if (percent === 0) return digits;
  return percent < 0 ? `−${digits}` : `+${digits}`;
}
