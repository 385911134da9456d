import type { CandleSpan } from '@wickwise/market/candle';
import type { ChartLine } from '@wickwise/market/candle-geometry';
import type { IndicatorLine } from '@wickwise/market/indicators/indicator';

/** What can be drawn over candles. Indices count the candles of the series from 0; prices are in its unit. */

export type ChartTone = 'up' | 'down' | 'neutral' | 'accent';

export interface ChartPoint {
  readonly index: number;
  readonly price: number;
}

/** A clickable sign at a candle. */
export interface ChartMark {
  readonly id: string;
  readonly index: number;
  /** Up is below its candle and points up, down is above it; null is a dot above it. */
  readonly direction: 'up' | 'down' | null;
  /** Written next to the sign where there is space, and announced when its candle is reached by keyboard. */
  readonly label: string;
}

/** A straight line between two points, which may lie before the first candle or after the last. */
export interface ChartSegment {
  readonly id: string;
  readonly from: ChartPoint;
  readonly to: ChartPoint;
  readonly tone: ChartTone;
  readonly dashed?: boolean;
  /** Continues beyond its second point to the edge of the chart. */
  readonly extended?: boolean;
}

/** A price across the whole chart, with its label at the scale. */
export interface DrawnLevel {
  readonly id: string;
  readonly price: number;
  readonly label: string;
  readonly tone: ChartTone;
}

/** A rectangle between two points, such as a measured distance. */
export interface ChartBox {
  readonly id: string;
  readonly from: ChartPoint;
  readonly to: ChartPoint;
  readonly tone: ChartTone;
  readonly label: string;
}

/** What a rule measures: a size along a candle, a price at a point, or a line. */
export interface DrawnReading {
  readonly met: boolean;
  readonly lines: readonly ChartLine[];
  /** What it is compared with. */
  readonly limits: readonly ChartLine[];
}

/** A line over the candles that has one value per candle, such as a moving average. */
export interface AverageLine {
  readonly id: string;
  readonly name: string;
  readonly line: IndicatorLine;
}

/** Everything drawn over the candles; a part is redrawn when its array changes. */
export interface ChartLayers {
  readonly marks?: readonly ChartMark[];
  readonly segments?: readonly ChartSegment[];
  readonly boxes?: readonly ChartBox[];
  readonly readings?: readonly DrawnReading[];
  readonly levels?: readonly DrawnLevel[];
  readonly averages?: readonly AverageLine[];
  readonly volume?: boolean;
  /** Candles that stand out, such as those of the pattern whose rules are open. */
  readonly highlight?: CandleSpan | null;
}

/** Where the chart was hovered or clicked. */
export interface PointerPosition extends ChartPoint {
  /** The sign or line under the pointer. */
  readonly partId: string | null;
}

/** Always the same array, so that empty parts are not redrawn. */
export const NOTHING: readonly never[] = [];
