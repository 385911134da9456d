import type { RuleReading } from '@wickwise/contract/lesson/lesson';
import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import { candlestickPatterns } from '@wickwise/market/candlestick/patterns';
import { explainCandle } from '@wickwise/market/explain/explain';
import { CandleSeries } from '@wickwise/market/series';

/** A setup is worth this much in TA-Lib; its confirmation twice as much. */
const SETUP = 100;

/** The candles after a setup in which a close can confirm it, and the high of its inside bar. */
interface Window {
  readonly inside: number;
  readonly level: number;
  /** By their indices in the picture, up to the one that confirms the setup. */
  readonly awaited: readonly number[];
  readonly isConfirmed: boolean;
}

/** The first close above the inside bar while the setup lasts or, without one, the highest close of that time. */
export function readConfirmingClose(picture: CandlePicture): RuleReading {
  const { awaited, isConfirmed, inside, level } = windowAfter(picture);
  const best = awaited.toSorted((one, other) => closeOf(picture, other) - closeOf(picture, one))[0] ?? inside;
  const close = closeOf(picture, best);
  return {
    measured: `${close.toFixed(2)} vs. ${level.toFixed(2)}`,
    met: isConfirmed,
    candle: awaited.at(-1) ?? best,
    lines: [{ from: [best, close], to: [best, close] }],
    limits: [{ from: [inside, level], to: [best, level] }],
  };
}

/** The setups that would replace this one before it is confirmed, with the range of each candle until then drawn. */
export function readNewSetups(picture: CandlePicture): RuleReading {
  const { awaited } = windowAfter(picture);
  const series = CandleSeries.fromOhlc(picture.candles);
  const setups = awaited.filter((index) => {
    return Math.abs(explainCandle({ series, pattern: 'CDLHIKKAKE', index }).value) === SETUP;
  });
  return {
    measured: setups.length === 0 ? 'none' : `${setups.length} new`,
    met: setups.length === 0,
    candle: awaited.at(-1) ?? 0,
    lines: awaited.flatMap((index) => {
      const [, high, low] = picture.candles[index] ?? [];
      return high === undefined || low === undefined ? [] : [{ from: [index, low], to: [index, high] }];
    }),
    limits: [],
  };
}

function windowAfter(picture: CandlePicture): Window {
  const last = picture.mark?.to ?? picture.candles.length - 1;
  const inside = last - 1;
  const level = picture.candles[inside]?.[1] ?? 0;
  const size = candlestickPatterns.CDLHIKKAKE.confirmedWithin ?? 0;
  const open = Array.from({ length: size }, (_, age) => last + 1 + age).filter((at) => at < picture.candles.length);
  const confirming = open.findIndex((index) => closeOf(picture, index) > level);
  const isConfirmed = confirming !== -1;
  return { inside, level, awaited: isConfirmed ? open.slice(0, confirming + 1) : open, isConfirmed };
}

function closeOf({ candles }: CandlePicture, index: number): number {
  return candles[index]?.[3] ?? 0;
}
