import type { Ohlc } from '@wickwise/market/candle';
import { drawCheck, join } from '@wickwise/market/explain/draw-check';
import type { Explanation, RuleCheck } from '@wickwise/market/explain/explanation';
import type { CandleSeries } from '@wickwise/market/series';
import type { DrawnReading } from '../chart/chart-parts.ts';
import type { FoundPattern } from './found-patterns.ts';

/**
 * What the rules of an explained candlestick pattern measure, drawn on its candles: of one rule, or of all. Beside all
 * sizes at once, the allowed ones would only be clutter.
 */
export function ruleReadings({ rules }: Explanation, series: CandleSeries, chosen: number | null): DrawnReading[] {
  const candles = Array.from({ length: series.length }, (_, index) => ohlcAt(series, index));
  const shown = chosen === null ? rules : rules.slice(chosen, chosen + 1);
  return [true, false].flatMap((met) => {
    const { lines, limits } = join(shown.filter((rule) => rule.met === met).map((rule) => drawCheck(rule, candles)));
    const compared = chosen === null ? limits.filter(({ from, to }) => from[0] !== to[0]) : limits;
    return lines.length === 0 && compared.length === 0 ? [] : [{ met, lines, limits: compared }];
  });
}

/** Whether a rule has something to draw. */
export function isDrawable(rule: RuleCheck): boolean {
  return rule.ways !== undefined || (rule.unit !== 'count' && rule.unit !== 'candles');
}

/** The turns of a chart pattern and its breakout, which its lines and its score are measured on. */
export function turnReadings(pattern: Extract<FoundPattern, { kind: 'chart-pattern' }>): DrawnReading[] {
  const { points, breakout } = pattern.found;
  const at = ({ index, price }: { index: number; price: number }) => [index, price] as const;
  const lines = [...points, breakout].map((point) => ({ from: at(point), to: at(point) }));
  return [{ met: true, lines, limits: [] }];
}

function ohlcAt({ open, high, low, close }: CandleSeries, index: number): Ohlc {
  return [open[index] ?? 0, high[index] ?? 0, low[index] ?? 0, close[index] ?? 0];
}
