import { type ReactNode, useEffect } from 'react';
import { usePatterns } from '#app/features/pattern/queries.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import type { ChartKey } from '../chart-choice.ts';
import { ChartPanel, type PanelState } from '../panel/chart-panel.tsx';
import type { Thresholds } from '../pattern/found-patterns.ts';
import { PatternListSkeleton } from '../pattern/pattern-list.tsx';
import { loadPriceChart } from '../use-price-chart.ts';
import { ChartPane, type PanePlace } from './chart-pane.tsx';
import { DataProblem, DataSource, SourceLegend } from './data-source.tsx';
import { useLiveChart } from './use-live-chart.ts';
import { withoutChart } from './wick-drawing.ts';
import { WickwiseChart } from './wickwise-chart.tsx';

interface LiveChartProps {
  choice: ChartKey;
  thresholds: Thresholds;
  onThresholds: (thresholds: Thresholds) => void;
  place: PanePlace;
  panel: PanelState;
}

/** A symbol's chart: loading, failed, or growing with the market. */
export function LiveChart(props: LiveChartProps) {
  const { choice } = props;
  const state = useLiveChart(choice.symbol, choice.interval);
  const patterns = usePatterns();
  useEffect(() => {
    // Fetched while the candles load. A failure shows where the chart would be.
    loadPriceChart().catch(() => undefined);
  }, []);
  if (state.status === 'failed') {
    return <NoChart {...props} reason={<ChartProblem error={state.error} onRetry={state.retry} />} />;
  }
  if (patterns.isError) {
    const retry = () => void patterns.refetch();
    return <NoChart {...props} reason={<ErrorState title="The patterns couldn’t be loaded" onRetry={retry} />} />;
  }
  if (state.status === 'loading' || patterns.data === undefined) return <NoChart {...props} reason={null} />;
  return (
    <WickwiseChart
      {...props}
      series={state.chart.series}
      lessons={patterns.data}
      prices={state.chart.status.source}
      legend={<SourceLegend choice={choice} chart={state.chart} />}
      problem={<DataProblem chart={state.chart} />}
      source={<DataSource chart={state.chart} />}
    />
  );
}

interface NoChartProps extends Pick<LiveChartProps, 'choice' | 'place' | 'panel'> {
  /** Null while the chart is loading. */
  reason: ReactNode;
}

/** The place of the chart and its panel keep their shape. */
export function NoChart({ choice, place, panel, reason }: NoChartProps) {
  const nothing = (text: string) => <p className="p-4 text-md text-soft">{reason ? text : 'Loading…'}</p>;
  return (
    <>
      <ChartPane place={place}>
        {reason === null ? (
          <Skeleton label="Loading the market data" className="absolute inset-0 rounded-none" />
        ) : (
          <div className="absolute inset-0 grid content-center overflow-y-auto p-4">
            <div className="mx-auto w-full max-w-lg">{reason}</div>
          </div>
        )}
      </ChartPane>
      {place.isActive ? (
        <ChartPanel
          state={panel}
          handle={<p className="text-md text-muted">{reason ? 'No chart' : 'Loading…'}</p>}
          patterns={
            reason ? (
              nothing('Patterns are listed here once there is a chart.')
            ) : (
              <div className="p-4">
                <PatternListSkeleton />
              </div>
            )
          }
          wick={panel.wick(withoutChart(choice))}
          drawings={nothing('Drawings are listed here once there is a chart.')}
          figures={null}
        />
      ) : null}
    </>
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
