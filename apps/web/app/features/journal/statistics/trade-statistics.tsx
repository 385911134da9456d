import type { JournalEntry } from '@wickwise/journal/entry';
import { ENOUGH_TRADES } from '@wickwise/journal/trade-statistics';
import { useMemo } from 'react';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { SampleStatistics } from '../sample/sample-statistics.tsx';
import { tradesText } from '../trade-texts.ts';
import { TradeBreakdown } from './trade-breakdown.tsx';
import { TradeCalendar } from './trade-calendar.tsx';
import { TradeEquity } from './trade-equity.tsx';
import { TradeEstimates } from './trade-estimates.tsx';
import { TradeHistogram } from './trade-histogram.tsx';
import { SEED, statisticsOf } from './trade-lists.ts';
import { TradeReshuffle } from './trade-reshuffle.tsx';

/** The statistics of the closed trades, and how far they can be trusted. */
export function TradeStatistics({ entries }: { entries: readonly JournalEntry[] }) {
  const { cents, rs, money, r } = useMemo(() => statisticsOf(entries), [entries]);
  if (cents.length === 0) {
    return (
      <div>
        <EmptyState
          title="No closed trades yet"
          text="Statistics start with your first trade that has an entry price and an exit price."
        />
        <SampleStatistics />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <div className="grid gap-4">
        <h2>Statistics</h2>
        {cents.length < ENOUGH_TRADES ? (
          <Notice tone="warning" title="Too few trades">
            {tradesText(cents.length)} can’t tell skill from luck. Wait for at least {ENOUGH_TRADES} before you trust a
            figure here. Until then, read the 95% intervals; each appears once you have enough trades for it.
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
