import type { CandlePicture } from '@wickwise/contract/pattern';
import { findChartPatterns } from '@wickwise/market/chart-patterns/find-chart-patterns';
import type { PatternLine } from '@wickwise/market/chart-patterns/finding';
import { CandleSeries } from '@wickwise/market/series';
import type { PatternEntry } from './pattern.ts';

/**
 * A picture of a chart pattern with the lines that the market engine finds in it: necklines and boundaries, up to the
 * breakout at the end of the mark. Other pictures keep the lines their author drew, if any.
 */
export function withLines<Picture extends CandlePicture>(
  { recognisedAs }: Pick<PatternEntry, 'recognisedAs'>,
  picture: Picture,
): Picture {
  if (recognisedAs?.kind !== 'chart-pattern') return picture;
  const found = findChartPatterns(CandleSeries.fromOhlc(picture.candles));
  const pattern = found.find(({ name, breakout }) => name === recognisedAs.name && breakout.index === picture.mark?.to);
  return pattern === undefined ? picture : { ...picture, lines: pattern.lines.map(toLine) };
}

function toLine({ from, to }: PatternLine): NonNullable<CandlePicture['lines']>[number] {
  const inCents = (price: number) => Math.round(price * 100) / 100;
  return { from: [from.index, inCents(from.price)], to: [to.index, inCents(to.price)] };
}
