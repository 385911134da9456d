import { type RefObject, useEffect, useRef, useState } from 'react';
import { readColors, useThemeKey } from '#app/features/market/public.ts';
import type { LinePlaces } from './plan-layer.ts';
import type { ReplayChart, ShownReplay } from './replay-chart.ts';

interface ReplayChartState {
  /** Null until the chart's code has loaded. */
  readonly chart: ReplayChart | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

interface Input {
  readonly shown: ShownReplay;
  /** Called whenever the lines have moved on the screen. */
  readonly onPlaces: (places: LinePlaces) => void;
}

/** Draws a replay in an element. The chart's code is fetched when the first chart is drawn. */
export function useReplayChart(host: RefObject<HTMLElement | null>, { shown, onPlaces }: Input): ReplayChartState {
  const [drawn, setDrawn] = useState<{ chart: ReplayChart; recolor: () => void } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const report = useRef(onPlaces);
  report.current = onPlaces;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches the code again.
  useEffect(() => {
    let chart: ReplayChart | null = null;
    let isGone = false;
    const draw = ({ ReplayChart }: typeof import('./replay-chart.ts')) => {
      const element = host.current;
      if (element === null || isGone) return;
      const created = new ReplayChart(element, {
        colors: readColors(element),
        onPlaces: (places) => report.current(places),
      });
      chart = created;
      setDrawn({ chart: created, recolor: () => created.setColors(readColors(element)) });
    };
    setFailed(false);
    import('./replay-chart.ts').then(draw, () => setFailed(true));
    return () => {
      isGone = true;
      chart?.remove();
      setDrawn(null);
    };
  }, [host, attempt]);

  const look = useThemeKey();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look is another set of colors to read.
  useEffect(() => drawn?.recolor(), [drawn, look]);
  useEffect(() => drawn?.chart.show(shown), [drawn, shown]);
  return { chart: drawn?.chart ?? null, hasFailed, retry: () => setAttempt((before) => before + 1) };
}
