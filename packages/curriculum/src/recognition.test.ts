import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import type { CandleSpan } from '@wickwise/market/candle';
import type { Direction } from '@wickwise/market/candlestick/direction';
import { findChartPatterns } from '@wickwise/market/chart-patterns/find-chart-patterns';
import type { ChartPattern } from '@wickwise/market/chart-patterns/finding';
import { explainCandle } from '@wickwise/market/explain/explain';
import type { Explanation } from '@wickwise/market/explain/explanation';
import { CandleSeries } from '@wickwise/market/series';
import { describe, expect, it } from 'vitest';
import type { PatternEntry, RecognizedAs } from './pattern.ts';
import { patterns } from './patterns.ts';

type RecognizedPattern<Kind> = PatternEntry & { readonly recognizedAs: Extract<RecognizedAs, { kind: Kind }> };

function recognized<Kind extends RecognizedAs['kind']>(kind: Kind): RecognizedPattern<Kind>[] {
  return patterns.filter((entry): entry is RecognizedPattern<Kind> => entry.recognizedAs?.kind === kind);
}

function markOf({ mark }: CandlePicture): CandleSpan {
  if (mark === null) throw new Error('The picture marks no candles.');
  return mark;
}

/** The engine's explanation of the last marked candle. */
function explain({ recognizedAs }: RecognizedPattern<'candlestick'>, picture: CandlePicture): Explanation {
  const series = CandleSeries.fromOhlc(picture.candles);
  const { name, direction } = recognizedAs;
  const question = { series, pattern: name, index: markOf(picture).to };
  return explainCandle(direction === null ? question : { ...question, direction });
}

function isHit({ recognizedAs: { direction } }: RecognizedPattern<'candlestick'>, { value }: Explanation): boolean {
  return direction === null ? value !== 0 : direction === 'up' ? value > 0 : value < 0;
}

/** The side on which price first closes beyond the range of the marked candles. */
function firstClosedOutside(picture: CandlePicture): Direction | null {
  const { from, to } = markOf(picture);
  const marked = picture.candles.slice(from, to + 1);
  const high = Math.max(...marked.map((candle) => candle[1]));
  const low = Math.min(...marked.map((candle) => candle[2]));
  const outside = picture.candles.slice(to + 1).find(([, , , close]) => close > high || close < low);
  return outside === undefined ? null : outside[3] > high ? 'up' : 'down';
}

describe.each(recognized('candlestick'))('$id, as the market engine sees it', (entry) => {
  it.each(['example', 'failure'] as const)(
    'the market engine finds the pattern in the %s, after the required trend',
    (kind) => {
      const explanation = explain(entry, entry[kind]);
      expect(isHit(entry, explanation)).toBe(true);
      expect(explanation.fitsTrend).not.toBe(false);
      expect(entry[kind].mark).toEqual(explanation.span);
    },
  );

  it('the market engine finds no candlestick pattern in the near miss, or only after the wrong trend', () => {
    const explanation = explain(entry, entry.nearMiss);
    expect(isHit(entry, explanation) && explanation.fitsTrend !== false).toBe(false);
  });

  it('price goes the expected way in the example and the other way in the failure', () => {
    const { reading } = explain(entry, entry.example);
    // A pattern of indecision is read in neither direction.
    if (reading === null) return;
    expect(firstClosedOutside(entry.example)).toBe(reading);
    expect(firstClosedOutside(entry.failure)).toBe(reading === 'up' ? 'down' : 'up');
  });
});

function findings(entry: RecognizedPattern<'chart-pattern'>, picture: CandlePicture): ChartPattern[] {
  const found = findChartPatterns(CandleSeries.fromOhlc(picture.candles));
  return found.filter(({ name }) => name === entry.recognizedAs.name);
}

function atMark(found: readonly ChartPattern[], picture: CandlePicture): ChartPattern {
  const pattern = found.find(({ breakout }) => breakout.index === markOf(picture).to);
  if (pattern === undefined) throw new Error('No pattern breaks out where the mark ends.');
  return pattern;
}

/** How many candles after the breakout price has come half of the way to the target, and closed beyond the stop. */
function aftermath({ breakout, target, stop }: ChartPattern, { candles }: CandlePicture) {
  const sign = breakout.direction === 'up' ? 1 : -1;
  const halfway = (breakout.price + target) / 2;
  const later = candles.slice(breakout.index + 1);
  const reached = later.findIndex(([, high, low]) => sign * ((sign > 0 ? high : low) - halfway) >= 0);
  const stopped = later.findIndex(([, , , close]) => sign * (close - stop) < 0);
  return { reached: reached < 0 ? Number.POSITIVE_INFINITY : reached, stopped };
}

describe.each(recognized('chart-pattern'))('$id, as the market engine sees it', (entry) => {
  it('the example breaks out where its mark ends, and gets halfway to its target', () => {
    const { reached, stopped } = aftermath(atMark(findings(entry, entry.example), entry.example), entry.example);
    expect(Number.isFinite(reached)).toBe(true);
    expect(stopped < 0 || stopped > reached).toBe(true);
  });

  it('the market engine finds no chart pattern in the near miss', () => {
    expect(findings(entry, entry.nearMiss)).toEqual([]);
  });

  it('the failure breaks out where its mark ends, and is stopped out', () => {
    const { stopped } = aftermath(atMark(findings(entry, entry.failure), entry.failure), entry.failure);
    expect(stopped).toBeGreaterThanOrEqual(0);
  });
});

it('every candlestick and chart pattern has a recognizer, and price action has none', () => {
  const kinds = { candlesticks: 'candlestick', 'chart-patterns': 'chart-pattern', 'price-action': undefined };
  for (const { category, recognizedAs } of patterns) expect(recognizedAs?.kind).toBe(kinds[category]);
});
