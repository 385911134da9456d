import { NO_ENTRY_FILTER } from '@wickwise/journal/entry-filter';
import { foldSpreads } from '@wickwise/journal/spread/fold-spreads';
import { withBreakeven } from '@wickwise/journal/statistics/breakeven';
import { summarize } from '@wickwise/journal/statistics/specified-statistics';
import Download from 'lucide-react/icons/download';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import { lazy, Suspense, useMemo, useState } from 'react';
import { BackupReminder } from '#app/features/journal/backup/backup-reminder.tsx';
import { NEW_TRADE_ID } from '#app/features/journal/log/list-return.ts';
import { useTrades } from '#app/features/journal/log/trade-changes.ts';
import { FILTERS_ID } from '#app/features/journal/log/trade-filters.tsx';
import { TradeList } from '#app/features/journal/log/trade-list.tsx';
import { type FormCommands, useExportTrades, useTradeActions } from '#app/features/journal/log/trade-log.tsx';
import { TradeStorageNotice } from '#app/features/journal/log/trade-storage-notice.tsx';
import { UnownedTrades } from '#app/features/journal/log/unowned-trades.tsx';
import { SampleStatistics } from '#app/features/journal/sample/sample-statistics.tsx';
import { useJournalSettings } from '#app/features/journal/settings/journal-settings.ts';
import { JournalSettingsDialog } from '#app/features/journal/settings/journal-settings-dialog.tsx';
import { TradeStatistics } from '#app/features/journal/statistics/trade-statistics.tsx';
import { TradeStudy } from '#app/features/journal/statistics/trade-study.tsx';
import { TradingFigures } from '#app/features/journal/statistics/trading-figures.tsx';
import { TradingAffirmations } from '#app/features/journal/trading-affirmations.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { TabPanel } from '#app/ui/tab-panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { ToolButton } from '#app/ui/tool-button.tsx';
import { ToolActions, ToolPage } from '#app/ui/tool-page.tsx';

const TradeData = lazy(() =>
  import('#app/features/journal/statistics/trade-data.tsx').then(({ TradeData: loaded }) => ({ default: loaded })),
);

const TABS = [
  { value: 'trades', label: 'Trades' },
  { value: 'statistics', label: 'Statistics' },
  { value: 'data', label: 'Import and backup' },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** The trades, what they add up to, and the way to the next one. */
export function JournalOverview({ commands }: { commands: FormCommands }) {
  const { value: entries, isComplete, isOutOfReach } = useTrades();
  const [filter, setFilter] = useState(NO_ENTRY_FILTER);
  const [searches, setSearches] = useState(false);
  const [tab, setTab] = useState<Tab>('trades');
  const actions = useTradeActions(commands);
  const exportTrades = useExportTrades();
  const { breakeven } = useJournalSettings();
  const [isSetting, setSetting] = useState(false);
  const listed = useMemo(() => foldSpreads(entries), [entries]);
  const summary = useMemo(() => summarize(withBreakeven(listed, breakeven)), [listed, breakeven]);
  const hasFilters = searches || filter !== NO_ENTRY_FILTER;
  if (!isComplete)
    return (
      <ToolPage title="My Trading Journal">
        <div className="wrap flex-1 py-4">
          <TradeStorageNotice />
          {isOutOfReach ? null : <Skeleton label="Opening your journal" className="h-64 w-full rounded-lg" />}
        </div>
      </ToolPage>
    );
  return (
    <ToolPage
      title="My Trading Journal"
      toolbar={
        <>
          {tab !== 'data' && entries.length > 0 ? (
            <FilterButton isOpen={hasFilters} onClick={() => setSearches(!searches)} />
          ) : null}
          {/* A phone has room for two buttons beside the title, and settings are about figures and files. */}
          <ToolButton
            icon={Settings}
            label="Settings"
            className={tab === 'trades' ? 'max-sm:hidden' : undefined}
            onClick={() => setSetting(true)}
          />
          <ToolButton
            icon={Download}
            label="Export CSV"
            onClick={() => exportTrades({ entries: listed, filter, breakeven })}
          />
        </>
      }
    >
      <div className="wrap flex flex-1 flex-col gap-2 py-2 sm:gap-4 sm:py-4">
        <TradeStorageNotice />
        <UnownedTrades />
        <TradingAffirmations />
        <TradingFigures summary={summary} />
        <Tabs label="Journal" tabs={TABS} value={tab} onValueChange={setTab}>
          <TabPanel value="trades">
            <h2 className="sr-only">Trades</h2>
            <div className="-mt-4 flex flex-col gap-3 lg:flex-row lg:items-start lg:gap-8">
              <div className="grid gap-2 empty:hidden lg:order-last lg:w-80 lg:shrink-0 [@media(max-height:42rem)]:order-last">
                <BackupReminder />
                <TradeStudy entries={listed} />
              </div>
              <KeepFocus state={entries} className="min-w-0 flex-1">
                <TradeList
                  entries={listed}
                  filter={filter}
                  onFilter={setFilter}
                  hasFilters={hasFilters}
                  actions={actions}
                />
              </KeepFocus>
            </div>
            {entries.length === 0 ? <SampleStatistics /> : null}
          </TabPanel>
          <TabPanel value="statistics">
            <TradeStatistics entries={listed} filter={filter} onFilter={setFilter} hasFilters={hasFilters} />
          </TabPanel>
          <TabPanel value="data">
            <Suspense fallback={<Skeleton label="Opening import and backup" className="h-64 w-full rounded-lg" />}>
              <TradeData entries={entries} />
            </Suspense>
          </TabPanel>
        </Tabs>
        <p className="order-last mt-auto text-muted text-sm">
          Trades stay in this browser. We get only whether you kept your rules, and the few things the privacy page
          lists.
        </p>
      </div>
      <JournalSettingsDialog entries={entries} open={isSetting} onOpenChange={setSetting} />
      <ToolActions>
        <Button id={NEW_TRADE_ID} className="max-sm:grow" onClick={commands.openNew}>
          New Trade
        </Button>
        <Button variant="quiet" className="max-sm:px-3" onClick={commands.openPlan}>
          Plan a Trade
        </Button>
      </ToolActions>
    </ToolPage>
  );
}

/** On a phone, where the list has the room that the search would take. */
function FilterButton({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) {
  return (
    <div className="sm:hidden">
      <ToolButton
        icon={Search}
        label="Search and filter"
        aria-expanded={isOpen}
        aria-controls={FILTERS_ID}
        onClick={onClick}
      />
    </div>
  );
}
