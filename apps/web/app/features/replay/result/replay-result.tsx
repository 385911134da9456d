import { summarizeReplay } from '@wickwise/journal/replay/summary';
import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import { type ReactNode, useMemo } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ToolLink } from '#app/ui/tool-button.tsx';
import { ToolActions, ToolPage } from '#app/ui/tool-page.tsx';
import { RevealedChart } from '../chart/revealed-chart.tsx';
import { useReplayStore } from '../queries.ts';
import type { OpenReplay } from '../storage.ts';
import { dayText } from '../texts.ts';
import { ResultFigures } from './result-figures.tsx';
import { SendToJournal } from './send-to-journal.tsx';
import { TradeReviews } from './trade-reviews.tsx';
import { VerdictCard } from './verdict-card.tsx';

interface ReplayResultProps {
  title: string;
  replay: OpenReplay;
  /** Problems with storing it. */
  notices: ReactNode;
}

/** The end of a replay: the series, the result and the verdict. */
export function ReplayResult({ title, replay, notices }: ReplayResultProps) {
  const { session, state } = replay;
  const store = useReplayStore();
  const summary = useMemo(() => summarizeReplay(state), [state]);
  const { source, candles } = session;
  const days = [candles[session.shownAtStart], candles[state.shown - 1]].map((candle) => dayText(candle?.[0] ?? 0));
  return (
    <ToolPage title={title} toolbar={<ToolLink icon={ChartCandlestick} label="Live charts" to="/live-charts" />}>
      {notices}
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-6 lg:gap-10 lg:py-8">
        <section aria-labelledby="reveal">
          <h2 id="reveal">
            It was {source.name === source.symbol ? source.symbol : `${source.name} (${source.symbol})`}
          </h2>
          <p className="mt-2 text-soft">
            {summary.barsPlayed === 0
              ? 'You didn’t play any bars.'
              : `You played the bars from ${days[0]} to ${days[1]}.`}{' '}
            {source.origin}.
          </p>
        </section>
        <VerdictCard state={state} />
        <ResultFigures summary={summary} accountCents={state.setup.accountCents} />
        <RevealedChart replay={replay} />
        <TradeReviews summary={summary} state={state} />
        <p className="text-muted text-sm">
          Replays don’t count in your journal statistics and don’t earn XP, whatever the result. A new replay replaces
          this one: send its trades to the journal to keep them.
        </p>
      </div>
      <ToolActions>
        <SendToJournal replay={replay} />
        <Button onClick={() => store.change(() => null)} className="grow sm:ml-auto sm:min-w-48 sm:grow-0">
          New replay
        </Button>
      </ToolActions>
    </ToolPage>
  );
}
