import { useQuery, useQueryClient } from '@tanstack/react-query';
import { excursionStatistics, type MeasuredTrade } from '@wickwise/journal/excursion/excursion-statistics';
import type { ListedTrade } from '@wickwise/journal/spread/spread';
import { useId, useMemo, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { countText, tradesText } from '../trade-texts.ts';
import { ExcursionFigures } from './excursion-figures.tsx';
import { ExcursionTable } from './excursion-table.tsx';
import { loadBars, wantedBars } from './load-bars.ts';
import { measureTrade, type TradeExcursion } from './measure-trade.ts';

/** How far closed trades moved either way. Its market data is loaded on request only. */
export function TradeExcursions({ closed }: { closed: readonly ListedTrade[] }) {
  const [isOn, setOn] = useState(false);
  const title = useId();
  return (
    <section aria-labelledby={title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="max-w-prose">
        <h3 id={title}>Moves for and against you</h3>
        <p className="mt-2 text-muted text-sm">
          The largest loss (MAE) and gain (MFE) that a trade showed before you closed it, measured on prices from
          regular trading hours. Only the symbols are sent to our server.
        </p>
      </div>
      <KeepFocus state={isOn} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {isOn ? (
          <Measured closed={closed} />
        ) : (
          <Button variant="quiet" className="justify-self-start" onClick={() => setOn(true)}>
            Measure with market data
          </Button>
        )}
      </KeepFocus>
    </section>
  );
}

function Measured({ closed }: { closed: readonly ListedTrade[] }) {
  const client = useQueryClient();
  const [now] = useState(() => new Date());
  const wanted = useMemo(() => wantedBars(closed, now), [closed, now]);
  const {
    data: sets,
    isPending,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['market', 'excursion-bars', wanted],
    queryFn: () => loadBars(client, wanted),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const measured = useMemo(() => (sets ? closed.map((entry) => measureTrade(entry, sets)) : []), [closed, sets]);
  if (isPending) return <Skeleton label="Loading market data" className="h-40 w-full rounded-lg" />;
  const again = (
    <Button variant="quiet" disabled={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  );
  if (isError)
    return (
      <Notice tone="error" title="The market data couldn’t be loaded" live>
        {again}
      </Notice>
    );
  return (
    <>
      <Figures measured={measured} />
      {sets?.some(({ problem }) => problem === 'unavailable') ? <div>{again}</div> : null}
      <ExcursionTable measured={measured} />
    </>
  );
}

function Figures({ measured }: { measured: readonly TradeExcursion[] }) {
  const covered: (MeasuredTrade & { source: string })[] = measured.filter((one) => 'excursion' in one);
  const sources = [...new Set(covered.map(({ source }) => source))];
  return (
    <>
      <p role="status" className="text-md">
        {countText(covered.length)} of {tradesText(measured.length)} measured
        {sources.length > 0 ? `, with prices from ${sources.join(' and ')}` : ''}.
      </p>
      {covered.length === 0 ? null : <ExcursionFigures statistics={excursionStatistics(covered)} />}
    </>
  );
}
