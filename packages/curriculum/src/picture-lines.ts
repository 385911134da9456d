import type { CandlePicture, Landmarks } from '@wickwise/contract/lesson/picture';
import { findChartPatterns } from '@wickwise/market/chart-patterns/find-chart-patterns';
import type { ChartPattern, ChartPoint, PatternLine } from '@wickwise/market/chart-patterns/finding';
import { CandleSeries } from '@wickwise/market/series';
import type { PatternEntry } from './pattern.ts';

type Point = [index: number, price: number];

/**
 * A picture of a chart pattern with the lines that the market engine finds in it: necklines and boundaries, up to the
 * breakout at the end of the mark. Other pictures keep the lines their author drew, if any.
 */
export function withLines<Picture extends CandlePicture>(
  entry: Pick<PatternEntry, 'recognizedAs'>,
  picture: Picture,
): Picture {
  const pattern = patternIn(entry, picture);
  return pattern === null ? picture : { ...picture, lines: pattern.lines.map(toLine) };
}

/** As `withLines`, and with the turning points of the chart pattern and its breakout. */
export function withLandmarks<Picture extends CandlePicture>(
  entry: Pick<PatternEntry, 'recognizedAs'>,
  picture: Picture,
): Picture & { landmarks?: Landmarks } {
  const pattern = patternIn(entry, picture);
  if (pattern === null) return picture;
  return { ...picture, lines: pattern.lines.map(toLine), landmarks: landmarksOf(pattern, picture) };
}

/** The pattern of the lesson that breaks out where the mark ends. */
function patternIn({ recognizedAs }: Pick<PatternEntry, 'recognizedAs'>, picture: CandlePicture): ChartPattern | null {
  if (recognizedAs?.kind !== 'chart-pattern') return null;
  const found = findChartPatterns(CandleSeries.fromOhlc(picture.candles));
  return found.find(({ name, breakout }) => name === recognizedAs.name && breakout.index === picture.mark?.to) ?? null;
}

function landmarksOf({ points, breakout }: ChartPattern, { candles }: CandlePicture): Landmarks {
  const { index, direction, price } = breakout;
  return {
    points: points.map((point) => ({ at: toPoint(point), role: point.role })),
    breakout: { at: [index, candles[index]?.[3] ?? price], direction },
  };
}

function toLine({ from, to }: PatternLine): NonNullable<CandlePicture['lines']>[number] {
  return { from: toPoint(from), to: toPoint(to) };
}

function toPoint({ index, price }: ChartPoint): Point {
  return [index, Math.round(price * 100) / 100];
}
