import type { Interval, Ticker } from '@wickwise/contract/market';
import { useCallback, useEffect, useRef, useState } from 'react';
import { streamCall } from '#app/lib/stream-call.ts';
import { type AnalysisState, IDLE, WAITING, withEvent, withFailure } from './model.ts';

export interface AnalyzedChart {
  readonly symbol: Ticker;
  readonly interval: Interval;
}

export interface Analysis {
  readonly state: AnalysisState;
  readonly ask: () => void;
  readonly stop: () => void;
}

/**
 * The analysis of one chart. It is aborted, on the server too, when the learner stops it or leaves. Use the chart as the
 * component's `key`, so that a new chart starts over.
 */
export function useAnalysis({ symbol, interval }: AnalyzedChart): Analysis {
  const [state, setState] = useState(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState(WAITING);
    void runAnalysis({ symbol, interval }, { signal: controller.signal, setState });
  }, [symbol, interval]);

  const stop = useCallback(() => {
    running.current?.abort();
    setState((current) => ({ ...current, status: 'stopped' }));
  }, []);

  return { state, ask, stop };
}

interface StreamHandlers {
  readonly signal: AbortSignal;
  readonly setState: (change: (state: AnalysisState) => AnalysisState) => void;
}

/** A stream that ends without its last event was cut off, for example because the server stopped. */
async function runAnalysis(body: AnalyzedChart, { signal, setState }: StreamHandlers): Promise<void> {
  try {
    let isEnded = false;
    for await (const event of streamCall('POST /api/ai/analyze-chart', { body }, signal)) {
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
