import type { AnalysisEvent, AnswerEvent, ChartFacts, WickFacts, WickSubject } from '@wickwise/contract/assistant';
import type { Interval, Ticker } from '@wickwise/contract/market';
import { useCallback, useEffect, useRef, useState } from 'react';
import { streamCall } from '#app/lib/stream-call.ts';
import { type FactsOf, IDLE, WAITING, type WrittenText, withEvent, withFailure } from './model.ts';

export interface AnalyzedChart {
  readonly symbol: Ticker;
  readonly interval: Interval;
}

export interface Analysis {
  readonly state: WrittenText<ChartFacts>;
  readonly ask: () => void;
  readonly stop: () => void;
}

/**
 * The analysis of one chart. It is aborted, on the server too, when the learner stops it or leaves. Use the chart as the
 * component's `key`, so that a new chart starts over.
 */
export function useAnalysis({ symbol, interval }: AnalyzedChart): Analysis {
  const [state, setState] = useState<WrittenText<ChartFacts>>(IDLE);
  const start = useAbortable();

  const ask = useCallback(() => {
    const signal = start();
    setState(WAITING);
    const events = streamCall('POST /api/ai/analyze-chart', { body: { symbol, interval } }, signal);
    void follow<AnalysisEvent>(events, { signal, setState });
  }, [symbol, interval, start]);

  const stop = useCallback(() => {
    start.abort();
    setState((current) => ({ ...current, status: 'stopped' }));
  }, [start]);

  return { state, ask, stop };
}

/** A question with what became of it. */
export interface AskedQuestion {
  readonly id: number;
  readonly question: string;
  readonly state: WrittenText<WickFacts>;
}

/** The questions that were asked about one thing, oldest first. A new one stops the one before. */
export function useConversation() {
  const [asked, setAsked] = useState<readonly AskedQuestion[]>([]);
  const start = useAbortable();

  const ask = useCallback(
    (subject: WickSubject, question: string) => {
      const signal = start();
      const id = Date.now();
      setAsked((before) => [...before.map(stopped), { id, question, state: WAITING }]);
      const setState: StreamHandlers<WickFacts>['setState'] = (change) =>
        setAsked((all) => all.map((one) => (one.id === id ? { ...one, state: change(one.state) } : one)));
      const events = streamCall('POST /api/ai/ask', { body: { subject, question } }, signal);
      void follow<AnswerEvent>(events, { signal, setState });
    },
    [start],
  );

  const stop = useCallback(() => {
    start.abort();
    setAsked((all) => all.map(stopped));
  }, [start]);

  return { asked, ask, stop };
}

function stopped(asked: AskedQuestion): AskedQuestion {
  const { status } = asked.state;
  return status === 'waiting' || status === 'writing'
    ? { ...asked, state: { ...asked.state, status: 'stopped' } }
    : asked;
}

/** Starts one request at a time: a new one aborts the last, and so does leaving. */
function useAbortable() {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const [start] = useState(() =>
    Object.assign(
      (): AbortSignal => {
        running.current?.abort();
        running.current = new AbortController();
        return running.current.signal;
      },
      { abort: () => running.current?.abort() },
    ),
  );
  return start;
}

interface StreamHandlers<Facts> {
  readonly signal: AbortSignal;
  readonly setState: (change: (state: WrittenText<Facts>) => WrittenText<Facts>) => void;
}

/** A stream that ends without its last event was cut off, for example because the server stopped. */
async function follow<Event extends AnalysisEvent | AnswerEvent>(
  events: AsyncIterable<Event>,
  { signal, setState }: StreamHandlers<FactsOf<Event>>,
): Promise<void> {
  try {
    let isEnded = false;
    for await (const event of events) {
      if (signal.aborted) return;
      isEnded ||= event.name === 'done' || event.name === 'failed';
      setState((state) => withEvent(state, event));
    }
    if (!isEnded && !signal.aborted) setState((state) => withFailure(state, new Error('The stream was cut off.')));
  } catch (error) {
    if (signal.aborted) return;
    const failure = error instanceof Error ? error : new Error(String(error));
    setState((state) => withFailure(state, failure));
  }
}
