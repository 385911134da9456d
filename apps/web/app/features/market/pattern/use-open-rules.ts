import { Explainer } from '@wickwise/market/explain/explain';
import type { Explanation } from '@wickwise/market/explain/explanation';
import type { CandleSeries } from '@wickwise/market/series';
import { useMemo, useState } from 'react';
import { type DrawnReading, NOTHING } from '../chart/chart-parts.ts';
import type { FoundPattern, Thresholds } from './found-patterns.ts';
import { ruleReadings, turnReadings } from './pattern-readings.ts';

interface OpenRulesInput {
  readonly series: CandleSeries;
  readonly open: FoundPattern | null;
  readonly thresholds: Thresholds;
}

export interface OpenRules {
  /** Of a candlestick pattern, under the current thresholds. */
  readonly explanation: Explanation | null;
  readonly readings: readonly DrawnReading[];
  /** The rule that is drawn alone; null draws all of them. */
  readonly drawnRule: number | null;
  readonly drawRule: (rule: number | null) => void;
}

/** The rules of the open pattern, and what of them is drawn on its candles. */
export function useOpenRules({ series, open, thresholds: { candles } }: OpenRulesInput): OpenRules {
  const [drawn, setDrawn] = useState<{ key: string; rule: number | null } | null>(null);
  const key = open?.key ?? '';
  const rule = drawn?.key === key ? drawn.rule : null;
  const explainer = useMemo(() => (open === null ? null : new Explainer(series, candles)), [series, candles, open]);
  const explanation = useMemo(() => {
    if (open?.kind !== 'candlestick' || explainer === null) return null;
    const { pattern, index, value } = open.found;
    return explainer.explain({ pattern, index, direction: value > 0 ? 'up' : 'down' });
  }, [open, explainer]);
  const readings = useMemo(() => {
    if (open?.kind === 'chart-pattern') return turnReadings(open);
    return explanation === null ? NOTHING : ruleReadings(explanation, series, rule);
  }, [open, explanation, series, rule]);
  return { explanation, readings, drawnRule: rule, drawRule: (next) => setDrawn({ key, rule: next }) };
}
