import type { JournalEntry } from '@wickwise/journal/entry';
import { type EntryFilter, filterEntries, NO_ENTRY_FILTER } from '@wickwise/journal/entry-filter';
import { byCurrency, convert } from '@wickwise/journal/money';
import { streaksOf, withBreakeven } from '@wickwise/journal/statistics/breakeven';
import { closedTrades, ENOUGH_TRADES } from '@wickwise/journal/statistics/trade-statistics';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { TradeFilters } from '../log/trade-filters.tsx';
import { TradeMoreFilters } from '../log/trade-more-filters.tsx';
import { SampleStatistics } from '../sample/sample-statistics.tsx';
import { useJournalSettings } from '../settings/journal-settings.ts';
import { breakevenText, countText, ratesText, tradesText } from '../trade-texts.ts';
import { CONVERTED, CurrencyChoice, type CurrencyView } from './currency-choice.tsx';
import { TradeBreakdown } from './trade-breakdown.tsx';
import { TradeCalendar } from './trade-calendar.tsx';
import { TradeEquity } from './trade-equity.tsx';
import { TradeEstimates } from './trade-estimates.tsx';
import { TradeHistogram } from './trade-histogram.tsx';
import { SEED, statisticsOf } from './trade-lists.ts';
import { TradeReshuffle } from './trade-reshuffle.tsx';
import { TradeStreaks } from './trade-streaks.tsx';

/** With the calendar of the exchange, which nothing else here needs. */
const TradeExcursions = lazy(() =>
  import('../excursion/trade-excursions.tsx').then(({ TradeExcursions: loaded }) => ({ default: loaded })),
);

interface TradeStatisticsProps {
  entries: readonly JournalEntry[];
  filter: EntryFilter;
  onFilter: (filter: EntryFilter) => void;
  hasFilters: boolean;
}

/** The statistics of the closed trades that match the filter, and how far they can be trusted. */
export function TradeStatistics({ entries, filter, onFilter, hasFilters }: TradeStatisticsProps) {
  const { breakeven } = useJournalSettings();
  const all = useMemo(
    () => closedTrades(withBreakeven(entries, breakeven)).filter(({ pnl }) => pnl !== null),
    [entries, breakeven],
  );
  // The typed text appears at once, and the figures as soon as there is time.
  const wanted = useDeferredValue(filter);
  const closed = useMemo(() => filterEntries({ entries: all, filter: wanted, breakeven }), [all, wanted, breakeven]);
  if (all.length === 0) {
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
    <>
      <h2 className="sr-only">Statistics</h2>
      <TradeFilters filter={filter} onFilter={onFilter} isOpen={hasFilters} />
      <TradeMoreFilters entries={entries} filter={filter} onFilter={onFilter} isOffered={hasFilters} />
      <p role="status" className="mb-4 text-muted text-sm">
        {closed.length === all.length
          ? `Based on ${countText(all.length)} closed ${all.length === 1 ? 'trade' : 'trades'}`
          : `Based on ${countText(closed.length)} of ${countText(all.length)} closed ${all.length === 1 ? 'trade' : 'trades'}`}
      </p>
      {closed.length === 0 ? (
        <Button variant="quiet" onClick={() => onFilter(NO_ENTRY_FILTER)}>
          Clear the filters
        </Button>
      ) : (
        <ClosedStatistics closed={closed} />
      )}
    </>
  );
}

/** Figures of money are those of one currency; figures in R count the trades of all. */
function ClosedStatistics({ closed }: { closed: readonly JournalEntry[] }) {
  const { rates, breakeven } = useJournalSettings();
  const groups = useMemo(() => byCurrency(closed), [closed]);
  const converted = useMemo(() => convert(closed, rates), [closed, rates]);
  const [chosen, setChosen] = useState<CurrencyView | undefined>(undefined);
  const canConvert = Object.keys(converted.used).length > 0;
  const isConverted = canConvert && chosen === CONVERTED;
  const [name = null, own = []] = groups.find(([name]) => name === chosen) ?? groups[0] ?? [];
  const [currency, members] = isConverted ? [rates.to, converted.entries] : [name, own];
  const { cents, rs, money, r } = useMemo(() => statisticsOf({ closed, members }), [closed, members]);
  const note = isConverted ? ratesText(converted.used, rates.to) : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <div className="grid gap-4">
        {groups.length > 1 || canConvert ? (
          <CurrencyChoice
            groups={groups}
            converted={canConvert ? { ...converted, to: rates.to } : null}
            chosen={isConverted ? CONVERTED : currency}
            onChoose={setChosen}
          />
        ) : null}
        {breakeven.amount > 0 ? <p className="text-muted text-sm">{breakevenText(breakeven)}</p> : null}
        {cents.length < ENOUGH_TRADES ? (
          <Notice tone="warning" title="Too few trades">
            {tradesText(cents.length)} can’t tell skill from luck. Wait for at least {ENOUGH_TRADES} before you trust a
            figure here. Until then, read the 95% intervals; each appears once you have enough trades for it.
          </Notice>
        ) : null}
        <TradeEstimates money={money} currency={currency} r={r} />
        <TradeStreaks streaks={streaksOf(members)} />
      </div>
      <TradeEquity entries={members} currency={currency} note={note} />
      <TradeHistogram values={rs} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
        <TradeReshuffle
          title={`Drawdowns to expect, in ${currency ?? 'money'}${isConverted ? ' (converted)' : ''}`}
          values={cents}
          seed={SEED}
          unit="money"
          currency={currency}
        />
        <TradeReshuffle title="Drawdowns to expect, in R" values={rs} seed={SEED} unit="r" />
      </div>
      <Suspense>
        <TradeExcursions closed={closed} />
      </Suspense>
      <TradeCalendar entries={members} currency={currency} note={note} />
      <TradeBreakdown entries={isConverted ? [...converted.entries, ...converted.left] : closed} />
    </div>
  );
}
