import { summarizeReplay } from '@wickwise/journal/replay/summary';
import { useMemo } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { RevealedChart } from '../chart/revealed-chart.tsx';
import { useReplayStore } from '../queries.ts';
import type { OpenReplay } from '../storage.ts';
import { dayText } from '../texts.ts';
import { ResultFigures } from './result-figures.tsx';
import { SendToJournal } from './send-to-journal.tsx';
import { TradeReviews } from './trade-reviews.tsx';
import { useVerdict } from './use-random-traders.ts';
import { VerdictCard } from './verdict-card.tsx';

/** The end of a replay: the series, the result and the verdict. */
export function ReplayResult({ replay }: { replay: OpenReplay }) {
  const { session, state } = replay;
  const store = useReplayStore();
  const summary = useMemo(() => summarizeReplay(state), [state]);
  const judged = useVerdict(state, Number(session.id) % 2 ** 31);
  const { source, candles } = session;
  const days = [candles[session.shownAtStart], candles[state.shown - 1]].map((candle) => dayText(candle?.[0] ?? 0));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <section aria-labelledby="reveal">
        <h2 id="reveal">
          It was {source.name === source.symbol ? source.symbol : `${source.name} (${source.symbol})`}
        </h2>
        <p className="mt-2 text-soft">
          {summary.barsPlayed === 0 ? 'You didn’t play any bars.' : `You played ${days[0]} to ${days[1]}.`}{' '}
          {source.origin}.
        </p>
      </section>
      <VerdictCard judged={judged} />
      <ResultFigures summary={summary} accountCents={state.setup.accountCents} />
      <div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => store.change(() => null)}>New replay</Button>
          <SendToJournal replay={replay} />
        </div>
        <p className="mt-3 text-muted text-sm">
          Replays don’t count in your journal statistics and don’t earn XP, whatever the result.
        </p>
      </div>
      <RevealedChart replay={replay} />
      <TradeReviews summary={summary} state={state} />
    </div>
  );
}
