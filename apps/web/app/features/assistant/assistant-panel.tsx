import type { Interval, Ticker } from '@wickwise/contract/market';
import { ApiError } from '#app/lib/api-client.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { hasHeritageAccess } from '../access/public.ts';
import { useCurrentUser } from '../identity/queries.ts';
import { AnalysisText } from './analysis-text.tsx';
import { AssistantFrame, LockedText } from './assistant-locked.tsx';
import { FactList } from './fact-list.tsx';
import { isUnderway } from './model.ts';
import { useAnalysis } from './queries.ts';

interface AssistantPanelProps {
  readonly symbol: Ticker;
  readonly interval: Interval;
}

/** Wick, who describes what a chart shows. Changing the chart starts over and stops the analysis in progress. */
export function AssistantPanel({ symbol, interval }: AssistantPanelProps) {
  const { user, isPending } = useCurrentUser();
  if (isPending) return <Skeleton label="Checking your access" className="m-4 h-48" />;
  return (
    <AssistantFrame>
      {hasHeritageAccess(user) ? (
        <ChartAnalysis key={`${symbol}/${interval}`} symbol={symbol} interval={interval} />
      ) : (
        <LockedText />
      )}
    </AssistantFrame>
  );
}

function ChartAnalysis(chart: AssistantPanelProps) {
  const { state, ask, stop } = useAnalysis(chart);
  if (state.error instanceof ApiError && isAccessRefusal(state.error)) return <LockedText />;
  const pending = isUnderway(state);
  return (
    <>
      <p className="mt-2 text-md text-soft">
        I use real-time prices from the chart’s market-data provider, measure them, and tell you what they show.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={ask} pending={pending} pendingLabel="Analyzing…">
          {state.status === 'idle' ? `Ask Wick about ${chart.symbol}` : 'Ask Wick again'}
        </Button>
        {pending ? (
          <Button variant="quiet" onClick={stop}>
            Stop
          </Button>
        ) : null}
      </div>
      <AnalysisText state={state} />
      {state.facts === null ? null : <FactList chart={state.facts} />}
      <p className="mt-4 text-muted text-sm">Wick describes charts. It’s never advice to buy or sell.</p>
    </>
  );
}

/** Access can end while the page is open. */
function isAccessRefusal({ code }: ApiError): boolean {
  return code === 'heritage_required' || code === 'not_signed_in';
}
