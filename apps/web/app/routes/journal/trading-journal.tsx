import { Activity, lazy } from 'react';
import { SpreadForm } from '#app/features/journal/form/spread-form.tsx';
import { TradeForm } from '#app/features/journal/form/trade-form.tsx';
import { TradePlanForm } from '#app/features/journal/form/trade-plan-form.tsx';
import { useReviewLink, useTradeForm, useTradeLink } from '#app/features/journal/log/trade-log.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { useInvalidateToday } from '#app/features/today/refresh-today.ts';
import { useToast } from '#app/ui/overlay/toast.tsx';
import type { HeritageHandle } from '../access/guarded-feature.tsx';
import { JournalOverview } from './journal-overview.tsx';

export const handle: HeritageHandle = {
  feature: 'The trading journal',
  purpose: 'Your trades and the reasons behind them, kept in your browser, and what they add up to.',
  sample: lazy(() =>
    import('#app/features/journal/sample/journal-sample.tsx').then(({ JournalSample }) => ({ default: JournalSample })),
  ),
  kept: lazy(() =>
    import('#app/features/journal/backup/kept-journal.tsx').then(({ KeptJournal }) => ({ default: KeptJournal })),
  ),
};

export function meta() {
  return pageMeta({ title: 'My Trading Journal', description: handle.purpose });
}

/** The list of trades, or a form in its place. The list stays as it was left. */
export default function TradingJournal() {
  const { form, commands } = useTradeForm();
  useTradeLink(commands.openWith);
  useReviewLink(commands.openReview);
  const refreshPlan = useInvalidateToday();
  const { toast } = useToast();
  return (
    <>
      <Activity mode={form === null ? 'visible' : 'hidden'}>
        <JournalOverview commands={commands} />
      </Activity>
      {form?.kind === 'trade' ? (
        <TradeForm
          key={form.initial.id}
          {...form}
          onSaved={({ symbol }) => {
            toast({ title: `${symbol} saved` });
            refreshPlan();
            if (form.edited === null) commands.closeAtTop();
            else commands.close();
          }}
          onCancel={commands.close}
        />
      ) : null}
      {form?.kind === 'spread' ? (
        <SpreadForm
          spread={form.spread}
          onSaved={({ symbol }) => {
            toast({ title: `${symbol} saved` });
            commands.close();
          }}
          onCancel={commands.close}
        />
      ) : null}
      {form?.kind === 'plan' ? (
        <TradePlanForm
          onLocked={() => {
            toast({ title: 'Plan locked' });
            commands.closeAtTop();
          }}
          onCancel={commands.close}
        />
      ) : null}
    </>
  );
}
