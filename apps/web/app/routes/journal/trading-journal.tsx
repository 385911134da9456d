import { NO_ENTRY_FILTER } from '@wickwise/journal/entry-filter';
import { summarize } from '@wickwise/journal/specified-statistics';
import { useMemo, useState } from 'react';
import { TradeForm } from '#app/features/journal/form/trade-form.tsx';
import { TradePlanForm } from '#app/features/journal/form/trade-plan-form.tsx';
import { BackupReminder } from '#app/features/journal/import/backup-reminder.tsx';
import { useTrades } from '#app/features/journal/log/trade-changes.ts';
import { TradeList } from '#app/features/journal/log/trade-list.tsx';
import { exportTrades, useTradeActions, useTradeForm, useTradeLink } from '#app/features/journal/log/trade-log.tsx';
import { TradeStorageNotice } from '#app/features/journal/log/trade-storage-notice.tsx';
import { UnownedTrades } from '#app/features/journal/log/unowned-trades.tsx';
import { TradeData } from '#app/features/journal/statistics/trade-data.tsx';
import { TradeStatistics } from '#app/features/journal/statistics/trade-statistics.tsx';
import { TradeStudy } from '#app/features/journal/statistics/trade-study.tsx';
import { TradingFigures } from '#app/features/journal/statistics/trading-figures.tsx';
import { TradingAffirmations } from '#app/features/journal/trading-affirmations.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { Button } from '#app/ui/button/button.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { Page } from '#app/ui/page.tsx';
import { TabPanel } from '#app/ui/tab-panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { HeritageHandle } from '../access/guarded-feature.tsx';

const TABS = [
  { value: 'trades', label: 'Trades' },
  { value: 'statistics', label: 'Statistics' },
  { value: 'data', label: 'Import and backup' },
] as const;

export const handle: HeritageHandle = {
  feature: 'The trading journal',
  purpose: 'Your trades with their reasons, and what they add up to. It stays in your browser.',
};

export function meta() {
  return pageMeta({ title: 'My Trading Journal', description: handle.purpose });
}

export default function TradingJournal() {
  const { value: entries } = useTrades();
  const [filter, setFilter] = useState(NO_ENTRY_FILTER);
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('trades');
  const { form, commands } = useTradeForm();
  useTradeLink(commands.openWith);
  const actions = useTradeActions(commands);
  const { toast } = useToast();
  const summary = useMemo(() => summarize(entries), [entries]);
  const saved = (title: string) => {
    commands.close();
    toast({ title });
  };
  return (
    <Page
      title="My Trading Journal"
      lede="Kept in this browser only. Nothing here is sent anywhere."
      actions={
        <>
          <Button className="max-sm:w-full" onClick={commands.openNew}>
            New Trade
          </Button>
          <Button variant="quiet" onClick={commands.openPlan}>
            Plan a Trade
          </Button>
          <Button variant="quiet" onClick={() => exportTrades(entries, filter)}>
            Export CSV
          </Button>
        </>
      }
    >
      <TradingAffirmations />
      <TradeStorageNotice />
      <UnownedTrades />
      <TradingFigures summary={summary} />
      <KeepFocus state={form}>
        {form?.kind === 'trade' ? (
          <TradeForm
            key={form.initial.id}
            {...form}
            onSaved={(entry) => saved(`${entry.symbol} saved`)}
            onCancel={commands.close}
          />
        ) : null}
        {form?.kind === 'plan' ? (
          <TradePlanForm onLocked={() => saved('Plan locked')} onCancel={commands.close} />
        ) : null}
      </KeepFocus>
      <Tabs label="Journal" tabs={TABS} value={tab} onValueChange={setTab}>
        <TabPanel value="trades">
          <h2 className="sr-only">Trades</h2>
          <BackupReminder />
          <TradeStudy entries={entries} />
          <KeepFocus state={entries}>
            <TradeList entries={entries} filter={filter} onFilter={setFilter} actions={actions} />
          </KeepFocus>
        </TabPanel>
        <TabPanel value="statistics">
          <TradeStatistics entries={entries} />
        </TabPanel>
        <TabPanel value="data">
          <TradeData entries={entries} />
        </TabPanel>
      </Tabs>
    </Page>
  );
}
