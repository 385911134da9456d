import type { RecognizedAs } from '@wickwise/contract/lesson/pattern-preview';
import type { MarketSource } from '@wickwise/contract/market';
import type { CandleSeries } from '@wickwise/market/series';
import type { DrawnLevel, DrawnReading } from '../chart/chart-parts.ts';
import { shortTimeText } from '../chart/chart-time.ts';
import type { ChartKey } from '../chart-choice.ts';
import { findCandle } from '../model.ts';
import { type FoundPattern, indexOf } from '../pattern/found-patterns.ts';

/** What is asked about: a candle by its beginning, or the pattern that it completes. */
export interface ChartSelection {
  readonly candle: number;
  readonly pattern: RecognizedAs | null;
  /** Such as "Hammer, Nov 20". */
  readonly name: string;
}

type NamedLine = { readonly from: readonly [number, number]; readonly to: readonly [number, number] };

/** A drawing whose candles are named by their beginning, so that it stays on them while candles are added. */
export interface NamedDrawing {
  readonly span: { readonly from: number; readonly to: number } | null;
  readonly readings: readonly {
    readonly met: boolean;
    readonly lines: readonly NamedLine[];
    readonly limits: readonly NamedLine[];
  }[];
  readonly levels: readonly { readonly price: number; readonly label: string }[];
}

/** What the assistant in the panel is told of the chart, and how it draws on it. */
export interface WickPlace {
  readonly chart: ChartKey;
  /** Null for the whole chart. */
  readonly selected: ChartSelection | null;
  /** Null while there are no prices. */
  readonly source: MarketSource | null;
  readonly draw: (drawing: NamedDrawing | null) => void;
  readonly selectChart: () => void;
}

/** The same drawing by the indices of a series. Lines to candles that it doesn't have are left out. */
export function placeDrawing({ readings, levels, span }: NamedDrawing, series: CandleSeries) {
  const place = (lines: readonly NamedLine[]) =>
    lines.flatMap(({ from, to }) => {
      const [first, last] = [findCandle(series, from[0]), findCandle(series, to[0])];
      if (first === null || last === null) return [];
      return [{ from: [first, from[1]] as const, to: [last, to[1]] as const }];
    });
  const [from, to] = span ? [findCandle(series, span.from), findCandle(series, span.to)] : [null, null];
  return {
    span: from === null || to === null ? null : { from, to },
    readings: readings.map(
      ({ met, lines, limits }): DrawnReading => ({ met, lines: place(lines), limits: place(limits) }),
    ),
    levels: levels.map(({ price, label }): DrawnLevel => ({ id: `wick ${label}`, price, label, tone: 'accent' })),
  };
}

interface SelectedInput {
  readonly open: FoundPattern | null;
  /** The beginning of the selected candle. */
  readonly candle: number | null;
  readonly series: CandleSeries;
  readonly chart: ChartKey;
}

/** The open pattern, or else the selected candle. */
export function selectionOf({ open, candle, series, chart: { interval } }: SelectedInput): ChartSelection | null {
  const time = open === null ? candle : (series.time[indexOf(open)] ?? null);
  if (time === null) return null;
  const when = shortTimeText(time, interval);
  if (open === null) return { candle: time, pattern: null, name: `the candle of ${when}` };
  return { candle: time, pattern: recognizedAs(open), name: `${open.name}, ${when}` };
}

function recognizedAs(pattern: FoundPattern): RecognizedAs {
  if (pattern.kind === 'chart-pattern') return { kind: 'chart-pattern', name: pattern.found.name };
  const { pattern: name, value } = pattern.found;
  return { kind: 'candlestick', name, direction: value > 0 ? 'up' : 'down' };
}

/** While there is no chart of ours to select anything on. */
export function withoutChart(chart: ChartKey): WickPlace {
  return { chart, selected: null, source: null, draw: () => {}, selectChart: () => {} };
}
