import type { Comparison, Interval, RuleCheck, Unit } from './explanation.ts';
import type { CandleName, JudgedCandle } from './judged-candle.ts';

/** What the numbers of a check are told in: `size` is one of the unit in price, `threshold` counts units. */
interface Scale {
  readonly unit: Unit;
  readonly size: number;
  readonly threshold: number;
}

interface Condition {
  readonly candle: JudgedCandle;
  /** The condition in words, to follow the name of the candle. */
  readonly phrase: string;
  readonly measured: number;
  readonly comparison: Comparison;
  /** In the same unit as `measured`, with TA-Lib's arithmetic: the comparison is made with it. */
  readonly threshold: number | Interval;
  /** Without it the numbers are told as prices. */
  readonly scale?: Scale;
}

/** From so many units on, the unit is what rounding left of zero. */
const TOO_MANY = 1e6;

/** Compares, and tells the outcome in words and in the scale's unit. */
export function check({ candle, phrase, measured, comparison, threshold, scale }: Condition): RuleCheck {
  const told =
    scale !== undefined && scale.size > 0 && measured / scale.size < TOO_MANY
      ? { measured: measured / scale.size, threshold: scale.threshold, unit: scale.unit }
      : { measured, threshold, unit: 'price' as const };
  return {
    words: sayOf(candle.name, phrase),
    candle: candle.index,
    comparison,
    met: compare({ measured, comparison, threshold }),
    ...told,
  };
}

/** A check whose numbers are not prices. */
export function countCheck(
  unit: 'candles' | 'count',
  condition: Omit<Condition, 'scale'> & { threshold: number },
): RuleCheck {
  return check({ ...condition, scale: { unit, size: 1, threshold: condition.threshold } });
}

function sayOf(name: CandleName, phrase: string): string {
  if (name === 'only') return capitalize(phrase);
  return name === 'before' ? `Candle before: ${phrase}` : `${capitalize(name)} candle: ${phrase}`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Compared = Pick<RuleCheck, 'measured' | 'comparison' | 'threshold'>;

/** Whether a measured number is where it should be; false for NaN. */
export function compare({ measured, comparison, threshold }: Compared): boolean {
  const [from, to] = typeof threshold === 'number' ? [threshold, threshold] : threshold;
  return comparisons[comparison](measured, from, to);
}

const comparisons: Readonly<Record<Comparison, (measured: number, from: number, to: number) => boolean>> = {
  above: (measured, from) => measured > from,
  at_least: (measured, from) => measured >= from,
  below: (measured, from) => measured < from,
  at_most: (measured, from) => measured <= from,
  between: (measured, from, to) => measured > from && measured < to,
  within: (measured, from, to) => measured >= from && measured <= to,
};
