import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import { trueRange } from '@wickwise/market/indicators/atr';

/** Every lesson trades the same account, so that sizes can be compared. */
export const LESSON_ACCOUNT = 20_000;

/** The share of the account that a lesson's trade may lose at its stop. */
export const LESSON_RISK = 0.01;

/** How far beyond its price the stop goes, as a fraction of the average true range. */
export const STOP_BUFFER = 0.1;

/** The candles whose true ranges are averaged, as far as the picture goes back. */
const RANGE_CANDLES = 14;

/** A price of the trade and what it is, such as 93.81, "the hammer’s low". */
export interface NamedPrice {
  readonly price: number;
  readonly text: string;
}

/** The part of the trade in a lesson's example that its author writes. Size, stop and reward follow from it. */
export interface WrittenTrade {
  readonly side: 'long' | 'short';
  /** The trigger, such as "A close above the hammer’s high", and the price it is measured by. */
  readonly trigger: NamedPrice;
  /**
   * The candle that is traded on, by its index in the example, and the price paid or sold at, in most lessons its
   * close.
   */
  readonly entry: { readonly candle: number; readonly price: number };
  /** The price that proves the trade wrong; the stop is placed a little beyond it. */
  readonly stop: NamedPrice;
  /** Null where the chart suggests no target. */
  readonly target: NamedPrice | null;
}

/** A trade with everything that follows from its prices. Prices in dollars, rounded to cents. */
export interface LessonTrade extends WrittenTrade {
  readonly stopPrice: number;
  /** Entry less stop, in dollars a share; above zero on either side. */
  readonly riskPerShare: number;
  /** Whole shares that lose no more than 1% of the account at the stop, and cost no more than the account. */
  readonly shares: number;
  /** The target's distance in multiples of the risk; null without a target. */
  readonly reward: number | null;
}

/**
 * Places the stop a tenth of the average true range beyond its price and sizes the trade at 1% of the account.
 * @throws RangeError when the stop or the target lies on the wrong side of the entry
 */
export function planLessonTrade(trade: WrittenTrade, candles: CandlePicture['candles']): LessonTrade {
  const sign = trade.side === 'long' ? 1 : -1;
  const room = STOP_BUFFER * averageTrueRange(candles.slice(0, trade.entry.candle + 1));
  const stopPrice = toCents(trade.stop.price - sign * room);
  const riskPerShare = toCents((trade.entry.price - stopPrice) * sign);
  if (riskPerShare <= 0) throw new RangeError(`The stop at ${stopPrice} is beyond the entry at ${trade.entry.price}.`);
  const affordable = LESSON_ACCOUNT / trade.entry.price;
  const shares = Math.floor(Math.min((LESSON_ACCOUNT * LESSON_RISK) / riskPerShare, affordable));
  return { ...trade, stopPrice, riskPerShare, shares, reward: rewardOf(trade, riskPerShare * sign) };
}

function rewardOf({ target, entry }: WrittenTrade, signedRisk: number): number | null {
  if (target === null) return null;
  const reward = (target.price - entry.price) / signedRisk;
  if (reward <= 0) throw new RangeError(`The target at ${target.price} is behind the entry at ${entry.price}.`);
  return reward;
}

/** The plain mean of the last true ranges, in dollars. */
function averageTrueRange(candles: CandlePicture['candles']): number {
  const ranges = candles.slice(1).map(([, high, low], index) => trueRange(high, low, candles[index]?.[3] ?? low));
  const counted = ranges.slice(-RANGE_CANDLES);
  return counted.reduce((sum, range) => sum + range, 0) / counted.length;
}

function toCents(price: number): number {
  return Math.round(price * 100) / 100;
}
