import type { JournalEntry } from '@wickwise/journal/entry';
import { centsList, ENOUGH_TRADES, listStatistics, rList } from '@wickwise/journal/trade-statistics';
import { createRandom } from '@wickwise/statistics/random';
import { useMemo } from 'react';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { tradesText } from '../trade-texts.ts';
import { TradeBreakdown } from './trade-breakdown.tsx';
import { TradeCalendar } from './trade-calendar.tsx';
import { TradeEquity } from './trade-equity.tsx';
import { TradeEstimates } from './trade-estimates.tsx';
import { TradeHistogram } from './trade-histogram.tsx';
import { TradeReshuffle } from './trade-reshuffle.tsx';

/** The same trades always give the same intervals. */
const SEED = 20260101;

/** The statistics of the closed trades, and how far they can be trusted. */
export function TradeStatistics({ entries }: { entries: readonly JournalEntry[] }) {
  const { cents, rs, money, r } = useMemo(() => {
    const [cents, rs] = [centsList(entries), rList(entries)];
    const [money, r] = [listStatistics(cents, createRandom(SEED)), listStatistics(rs, createRandom(SEED))];
    return { cents, rs, money, r };
  }, [entries]);
  if (cents.length === 0) {
    return (
      <EmptyState
        title="No closed trades yet"
        text="Statistics start with your first trade that has an entry price and an exit price."
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <div className="grid gap-4">
        <h2>Statistics</h2>
        {cents.length < ENOUGH_TRADES ? (
          <Notice tone="warning" title="Too few trades">
            {tradesText(cents.length)} can’t tell skill from luck. Wait for at least {ENOUGH_TRADES} before you trust a
            figure here, and read the 95% intervals until then.
          </Notice>
        ) : null}
        <TradeEstimates money={money} r={r} />
      </div>
      <TradeEquity entries={entries} />
      <TradeHistogram values={rs} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
        <TradeReshuffle title="Drawdowns to expect, in dollars" values={cents} seed={SEED} unit="money" />
        <TradeReshuffle title="Drawdowns to expect, in R" values={rs} seed={SEED} unit="r" />
      </div>
      <TradeCalendar entries={entries} />
      <TradeBreakdown entries={entries} />
    </div>
  );
}
