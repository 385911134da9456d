import type { Comparison, ConditionUnit } from '../candlestick/condition.ts';
import type { RuleCheck } from './explanation.ts';

/** The numbers of a check for the screen, such as "0.41 ×" and "under 1.00 × the usual body". */
export interface CheckTexts {
  readonly measured: string;
  readonly threshold: string;
}

const MULTIPLE = ' ×';
const MULTIPLE_DIGITS = 2;
/** More decimals than this show nothing but rounding error. */
const MAX_DIGITS = 10;

/**
 * Writes the numbers of a check. Where rounding would make a measured number look like a limit that it does
 * not equal, both get more decimals. Where only the rounding error of binary numbers tells them apart, the text says so.
 * @param priceDigits decimals of a price of this series
 */
export function formatCheck({ measured, comparison, threshold, unit, met }: RuleCheck, priceDigits = 2): CheckTexts {
  const limits = typeof threshold === 'number' ? [threshold] : threshold;
  const digits = digitsToTellApart({ measured, limits, least: digitsOf(unit, priceDigits) });
  const [from = '', to = ''] = limits.map((limit) => write(limit, digits));
  const text = write(measured, digits);
  const isTie = (text === from || text === to) && met !== allowsEqual[comparison];
  const suffix = suffixes[unit];
  const isImpossible = unit === 'price' && (limits[0] ?? 0) < 0 && measured >= 0 && comparison === 'below';
  return {
    measured: suffix.startsWith(MULTIPLE) ? `${text}${MULTIPLE}` : text,
    threshold: `${phrases[comparison](from, to)}${suffix}${isTie ? TIE : ''}${isImpossible ? IMPOSSIBLE : ''}`,
  };
}

/** Of a size that has to be smaller than another by more than that other is. */
const IMPOSSIBLE = ' (impossible here)';
const TIE = ' (a tie, decided by the computer’s rounding)';

const allowsEqual: Readonly<Record<Comparison, boolean>> = {
  above: false,
  at_least: true,
  below: false,
  at_most: true,
  between: false,
  within: true,
};

const phrases: Readonly<Record<Comparison, (from: string, to: string) => string>> = {
  above: (limit) => `over ${limit}`,
  at_least: (limit) => `at least ${limit}`,
  below: (limit) => `under ${limit}`,
  at_most: (limit) => `at most ${limit}`,
  between: (from, to) => `between ${from} and ${to}`,
  within: (from, to) => `from ${from} to ${to}`,
};

const suffixes: Readonly<Record<ConditionUnit, string>> = {
  price: '',
  usual_body: `${MULTIPLE} the usual body`,
  usual_range: `${MULTIPLE} the usual range`,
  usual_shadow: `${MULTIPLE} the usual shadow`,
  body: `${MULTIPLE} its body`,
  candles: ' candles',
  count: '',
};

function digitsOf(unit: ConditionUnit, priceDigits: number): number {
  if (unit === 'price') return priceDigits;
  return unit === 'candles' || unit === 'count' ? 0 : MULTIPLE_DIGITS;
}

interface FormatInput {
  readonly measured: number;
  readonly limits: readonly number[];
  readonly least: number;
}

function digitsToTellApart({ measured, limits, least }: FormatInput): number {
  const others = limits.filter((limit) => limit !== measured);
  for (let digits = least; digits < MAX_DIGITS; digits++) {
    const text = write(measured, digits);
    if (others.every((limit) => write(limit, digits) !== text)) return digits;
  }
  return least;
}

function write(value: number, digits: number): string {
  return value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
}
