import type { JournalEntry } from '@wickwise/journal/entry';
import { byCurrency, type Currency } from '@wickwise/journal/money';
import { closedTrades, ENOUGH_TRADES } from '@wickwise/journal/trade-statistics';
import { useMemo, useState } from 'react';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { SampleStatistics } from '../sample/sample-statistics.tsx';
import { tradesText } from '../trade-texts.ts';
import { CurrencyChoice } from './currency-choice.tsx';
import { TradeBreakdown } from './trade-breakdown.tsx';
import { TradeCalendar } from './trade-calendar.tsx';
import { TradeEquity } from './trade-equity.tsx';
import { TradeEstimates } from './trade-estimates.tsx';
import { TradeHistogram } from './trade-histogram.tsx';
import { SEED, statisticsOf } from './trade-lists.ts';
import { TradeReshuffle } from './trade-reshuffle.tsx';

/** The statistics of the closed trades, and how far they can be trusted. */
export function TradeStatistics({ entries }: { entries: readonly JournalEntry[] }) {
  const closed = useMemo(() => closedTrades(entries).filter(({ pnl }) => pnl !== null), [entries]);
  if (closed.length === 0) {
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
  return <ClosedStatistics closed={closed} />;
}

/** Figures of money are those of one currency; figures in R count the trades of all. */
function ClosedStatistics({ closed }: { closed: readonly JournalEntry[] }) {
  const groups = useMemo(() => byCurrency(closed), [closed]);
  const [chosen, setChosen] = useState<Currency | undefined>(undefined);
  const [currency = null, members = []] = groups.find(([name]) => name === chosen) ?? groups[0] ?? [];
  const { cents, rs, money, r } = useMemo(() => statisticsOf({ closed, members }), [closed, members]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <div className="grid gap-4">
        <h2>Statistics</h2>
        {groups.length > 1 ? <CurrencyChoice groups={groups} chosen={currency} onChoose={setChosen} /> : null}
        {cents.length < ENOUGH_TRADES ? (
          <Notice tone="warning" title="Too few trades">
            {tradesText(cents.length)} can’t tell skill from luck. Wait for at least {ENOUGH_TRADES} before you trust a
            figure here. Until then, read the 95% intervals; each appears once you have enough trades for it.
          </Notice>
        ) : null}
        <TradeEstimates money={money} currency={currency} r={r} />
      </div>
      <TradeEquity entries={members} currency={currency} />
      <TradeHistogram values={rs} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
        <TradeReshuffle
          title={`Drawdowns to expect, in ${currency ?? 'money'}`}
          values={cents}
          seed={SEED}
          unit="money"
          currency={currency}
        />
        <TradeReshuffle title="Drawdowns to expect, in R" values={rs} seed={SEED} unit="r" />
      </div>
      <TradeCalendar entries={members} currency={currency} />
      <TradeBreakdown entries={closed} />
    </div>
  );
}
