import type { WickDrawing } from '@wickwise/contract/assistant';
import type { PatternPreview } from '@wickwise/contract/lesson/pattern-preview';
import type { Interval, MarketSource, Ticker } from '@wickwise/contract/market';
import { ApiError } from '#app/lib/api-client.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { hasHeritageAccess } from '../access/public.ts';
import { useCurrentUser } from '../identity/queries.ts';
import { AnalysisText } from './analysis-text.tsx';
import { AssistantFrame, LockedText } from './assistant-locked.tsx';
import { Conversation } from './conversation.tsx';
import { FactList } from './fact-list.tsx';
import { isUnderway } from './model.ts';
import { useAnalysis } from './queries.ts';
import { QUESTIONS } from './questions.ts';
import { useScrollToAnswer } from './use-scroll-to-answer.ts';

/** What is selected on a chart. */
export interface SelectedOnChart {
  /** The beginning of the candle, or of the one that completes the pattern. */
  readonly candle: number;
  readonly pattern: PatternPreview['recognizedAs'];
  /** Such as "Hammer, Nov 20". */
  readonly name: string;
}

interface AssistantPanelProps {
  readonly symbol: Ticker;
  readonly interval: Interval;
  /** Null for the whole chart. */
  readonly selected: SelectedOnChart | null;
  /** Null until it is known. */
  readonly source: MarketSource | null;
  readonly onDraw: (drawing: WickDrawing | null) => void;
  readonly onSelectChart: () => void;
}

/** Wick, who describes what a chart shows and answers questions. Changing the chart starts over. */
export function AssistantPanel(props: AssistantPanelProps) {
  const { user, isPending } = useCurrentUser();
  if (isPending) return <Skeleton label="Checking your access" className="m-4 h-48" />;
  return (
    <AssistantFrame>
      {hasHeritageAccess(user) ? <Tutor key={`${props.symbol}/${props.interval}`} {...props} /> : <LockedText />}
    </AssistantFrame>
  );
}

function Tutor({ symbol, interval, selected, source, onDraw, onSelectChart }: AssistantPanelProps) {
  const { state, ask, stop } = useAnalysis({ symbol, interval });
  const text = useScrollToAnswer<HTMLDivElement>(state.status === 'done' ? state.status : null);
  if (state.error instanceof ApiError && isAccessRefusal(state.error)) return <LockedText />;
  const pending = isUnderway(state);
  const { candle, pattern } = selected ?? { candle: null, pattern: null };
  return (
    <>
      <Conversation
        subject={{ kind: 'chart', symbol, interval, candle, pattern }}
        questions={pattern === null ? QUESTIONS.chart : QUESTIONS.pattern}
        about={<About selected={selected} onSelectChart={onSelectChart} />}
        onDraw={onDraw}
      />
      <div className="mt-3 border-line border-t pt-3">
        <p className="text-md text-soft">{sourceText(source)}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button variant="quiet" onClick={ask} pending={pending} pendingLabel="Analyzing…">
            {state.status === 'idle' ? `Ask Wick about ${symbol}` : 'Ask Wick again'}
          </Button>
          {pending ? (
            <Button variant="quiet" onClick={stop}>
              Stop
            </Button>
          ) : null}
        </div>
        <div ref={text}>
          <AnalysisText state={state} />
        </div>
        {state.facts === null ? null : <FactList facts={state.facts.facts} />}
        <p className="mt-3 text-muted text-sm">Wick describes charts and never tells you to buy or sell.</p>
      </div>
    </>
  );
}

/** Says the same as the name of the source over the chart. */
function sourceText(source: MarketSource | null): string {
  if (source === null) return 'I measure Wickwise’s own prices, and tell you what they show.';
  if (source.isSimulated)
    return 'I measure the chart’s simulated prices, and tell you what they show. They aren’t quotes for a real stock.';
  return `I use real-time prices from the chart’s market-data provider, ${source.name}, measure them, and tell you what they show.`;
}

/** What the next question is about. */
function About({ selected, onSelectChart }: Pick<AssistantPanelProps, 'selected' | 'onSelectChart'>) {
  return (
    <div className="flex items-center gap-2 text-sm">
      <p role="status" className="min-w-0 flex-1">
        <span className="text-muted">About</span> <b className="font-semibold">{selected?.name ?? 'the whole chart'}</b>
        {selected ? null : <span className="text-muted">. Or select a candle or a marked pattern on it.</span>}
      </p>
      {selected ? (
        <button type="button" className="min-h-9 shrink-0 text-muted underline hover:text-ink" onClick={onSelectChart}>
          Whole chart
        </button>
      ) : null}
    </div>
  );
}

/** Access can end while the page is open. */
function isAccessRefusal({ code }: ApiError): boolean {
  return code === 'heritage_required' || code === 'not_signed_in';
}
