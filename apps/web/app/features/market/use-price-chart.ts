import type { CandleSpan } from '@wickwise/market/candle';
import type { CandleSeries } from '@wickwise/market/series';
import type { Interval } from '@wickwise/market/simulation/interval';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useAppearance } from '#app/ui/theme.ts';
import { readColors } from './chart/chart-colors.ts';
import type { ChartLayers, PointerPosition } from './chart/chart-parts.ts';
import type { PriceChart } from './chart/price-chart.ts';

interface PriceChartInput {
  readonly series: CandleSeries;
  readonly interval: Interval;
  /** Of the prices. */
  readonly decimals: number;
  readonly layers: ChartLayers;
  readonly onPoint: (pointer: PointerPosition | null) => void;
  readonly onClick: (pointer: PointerPosition) => void;
  readonly onView: (span: CandleSpan) => void;
}

interface PriceChartState {
  /** Null until the chart's code has loaded. */
  readonly chart: PriceChart | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

type ChartModule = typeof import('./chart/price-chart.ts');

let loaded: ChartModule | null = null;

/** Loads the chart's code, for the first chart or ahead of it. */
export async function loadPriceChart(): Promise<ChartModule> {
  loaded = await import('./chart/price-chart.ts');
  return loaded;
}

/** Renders a chart in an element and keeps it up to date. Its code loads with the first chart. */
export function usePriceChart(host: RefObject<HTMLElement | null>, shown: PriceChartInput): PriceChartState {
  const [chart, setChart] = useState<PriceChart | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(shown);
  latest.current = shown;
  const { series, interval, layers } = shown;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches the code again.
  useLayoutEffect(() => {
    const element = host.current;
    let drawn: PriceChart | null = null;
    let isGone = false;
    const draw = ({ PriceChart }: ChartModule) => {
      if (element === null || isGone) return;
      drawn = new PriceChart(element, {
        colors: readColors(element),
        interval: latest.current.interval,
        decimals: latest.current.decimals,
        onPoint: (pointer) => latest.current.onPoint(pointer),
        onClick: (pointer) => latest.current.onClick(pointer),
        onView: (span) => latest.current.onView(span),
      });
      drawn.setSeries(latest.current.series);
      setChart(drawn);
    };
    setFailed(false);
    // If the code is already loaded, the candles appear in the same frame as the rest of the screen.
    if (loaded) draw(loaded);
    else loadPriceChart().then(draw, () => setFailed(true));
    return () => {
      isGone = true;
      drawn?.remove();
      setChart(null);
    };
  }, [host, attempt]);

  const look = useThemeKey();
  const drawnLook = useRef('');
  useEffect(() => {
    const wanted = `${look} ${interval}`;
    // A new chart already has the current look.
    if (chart && host.current && drawnLook.current !== '' && drawnLook.current !== wanted) {
      chart.setLook(readColors(host.current), interval);
    }
    drawnLook.current = chart ? wanted : '';
  }, [chart, host, interval, look]);
  useEffect(() => chart?.setSeries(series), [chart, series]);
  // Layers are positioned by the times of the candles, so they are set after them.
  useEffect(() => chart?.setLayers(layers));
  return { chart, hasFailed, retry: () => setAttempt((before) => before + 1) };
}

/** Changes whenever the colors may have: by the switches, or by the system. */
export function useThemeKey(): string {
  const { theme, palette } = useAppearance();
  const isDark = useSyncExternalStore(subscribeToSystem, isSystemDark, () => false);
  return `${theme} ${palette} ${isDark}`;
}

const DARK = '(prefers-color-scheme: dark)';
const isSystemDark = () => window.matchMedia(DARK).matches;

function subscribeToSystem(listener: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
