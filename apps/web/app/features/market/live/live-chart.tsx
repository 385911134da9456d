import { useEffect, useState } from 'react';
import { usePatterns } from '#app/features/pattern/queries.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import type { ChartChoice } from '../chart-choice.ts';
import { defaultChartSettings } from '../toolbar/chart-settings.ts';
import { loadPriceChart } from '../use-price-chart.ts';
import { DataProblem, DataSource } from './data-source.tsx';
import { useLiveChart } from './use-live-chart.ts';
import { WickwiseChart } from './wickwise-chart.tsx';

/** A symbol's chart with the source of its prices: loading, failed, or growing with the market. */
export function LiveChart({ choice }: { choice: Pick<ChartChoice, 'symbol' | 'interval'> }) {
  const state = useLiveChart(choice.symbol, choice.interval);
  const patterns = usePatterns();
  const [settings, setSettings] = useState(defaultChartSettings);
  useEffect(() => {
    // Fetched while the candles load. A failure shows where the chart would be.
    loadPriceChart().catch(() => undefined);
  }, []);
  if (state.status === 'failed') return <ChartProblem error={state.error} onRetry={state.retry} />;
  if (patterns.isError) {
    return <ErrorState title="The patterns couldn’t be loaded" onRetry={() => void patterns.refetch()} />;
  }
  if (state.status === 'loading' || patterns.data === undefined) return <LiveChartSkeleton />;
  return (
    <div className="grid gap-4">
      <DataSource chart={state.chart} />
      <DataProblem chart={state.chart} />
      <div>
        <WickwiseChart
          series={state.chart.series}
          choice={choice}
          lessons={patterns.data}
          settings={settings}
          onSettings={setSettings}
        />
      </div>
    </div>
  );
}

function ChartProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const reason = error instanceof ApiError ? error.reason : null;
  const code = error instanceof ApiError ? error.code : null;
  const title =
    code === 'market_rate_limited'
      ? 'The market data source is limiting requests'
      : 'The market data couldn’t be loaded';
  return <ErrorState title={title} {...(reason ? { text: reason } : {})} onRetry={onRetry} />;
}

export function LiveChartSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton label="Loading the market data" className="h-6 w-72 max-w-full" />
      <Skeleton className="h-16 w-full max-w-3xl" />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_23rem]">
        <Skeleton className="h-[46rem] w-full rounded-lg" />
        <Skeleton className="h-96 w-full rounded-lg" />
      </div>
    </div>
  );
}
