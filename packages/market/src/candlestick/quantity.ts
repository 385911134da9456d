import type { CandlePart, CandleSize, Quantity } from './condition.ts';
import { type CandleSetting, DISTANCE_PERIOD, SIZE_PERIOD } from './measure/settings.ts';
import type { PatternCandle } from './pattern-candle.ts';

/** A part of a candle. */
export function partOf({ age }: PatternCandle, part: CandlePart): Quantity {
  return { kind: 'part', age, part };
}

/** The same number whatever the candles are. */
export function constant(value: number): Quantity {
  return { kind: 'number', value };
}

/** The value of a setting. */
export function settingOf(setting: CandleSetting): Quantity {
  return { kind: 'setting', setting };
}

/** The sum of two quantities. */
export function plus(left: Quantity, right: Quantity): Quantity {
  return { kind: '+', left, right };
}

/** One quantity less another. */
export function minus(left: Quantity, right: Quantity): Quantity {
  return { kind: '-', left, right };
}

/** The product of two quantities. */
export function times(left: Quantity, right: Quantity): Quantity {
  return { kind: '*', left, right };
}

/** The largest of several quantities. */
export function largest(...of: readonly Quantity[]): Quantity {
  return { kind: 'largest', of };
}

/** How far apart two quantities are. */
export function distanceBetween(one: Quantity, other: Quantity): Quantity {
  return { kind: 'absolute', of: minus(one, other) };
}

/** The mean size of the ten candles before a candle. */
export function meanSizeOf({ age, start }: PatternCandle, measure: CandleSize): Quantity {
  return { kind: 'mean', age, measure, period: SIZE_PERIOD, start };
}

/** How far from a candle's prices another price may be to be near them. */
export function nearOf(candle: PatternCandle): Quantity {
  return times(settingOf('near'), meanDistance(candle));
}

/** By how much a body must be smaller than a candle's to be far smaller. */
export function farOf(candle: PatternCandle): Quantity {
  return times(settingOf('far'), meanDistance(candle));
}

/** How far from a candle's price another may be to count as equal. */
export function equalOf(candle: PatternCandle): Quantity {
  return times(settingOf('equal'), meanDistance(candle));
}

function meanDistance({ age, start }: PatternCandle): Quantity {
  return { kind: 'mean', age, measure: 'range', period: DISTANCE_PERIOD, start };
}
