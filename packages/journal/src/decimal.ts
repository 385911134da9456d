/** A decimal number without rounding: `units` divided by 10 to the power of `scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/**
 * The decimal that a number is written as: 0.1 is exactly one tenth, as it was typed.
 * @throws RangeError when it is infinite or NaN.
 */
export function toDecimal(value: number): Decimal {
  if (Number.isSafeInteger(value)) return { units: BigInt(value), scale: 0 };
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no decimal number.`);
  const text = String(value);
  const point = text.indexOf('.');
  if (point > 0 && !text.includes('e'))
    return { units: BigInt(text.slice(0, point) + text.slice(point + 1)), scale: text.length - point - 1 };
  const [mantissa = '', exponent = '0'] = text.split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return rescale({ units: BigInt(whole + fraction), scale: fraction.length - Number(exponent) });
}

function rescale({ units, scale }: Decimal): Decimal {
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 };
}

/** The exact sum. */
export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

/** The exact difference. */
export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, { units: -b.units, scale: b.scale });
}

/** The exact product. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

function unitsAt({ units, scale }: Decimal, to: number): bigint {
  return units * 10n ** BigInt(to - scale);
}

/** With this many digits after the point; half of the last one is rounded away from zero. */
export function round({ units, scale }: Decimal, digits: number): Decimal {
  if (scale <= digits) return { units: unitsAt({ units, scale }, digits), scale: digits };
  const divisor = 10n ** BigInt(scale - digits);
  const half = divisor / 2n;
  return { units: (units < 0n ? units - half : units + half) / divisor, scale: digits };
}

/** Whole hundredths; half a hundredth is rounded away from zero. */
export function roundToCents(value: Decimal): number {
  return Number(round(value, 2).units);
}

/** The closest double; exact for typed amounts. */
export function toNumber({ units, scale }: Decimal): number {
  return Number(`${units}e-${scale}`);
}

const SHARE_DIGITS = 12;

/** amount × part ÷ whole, to twelve digits behind the point; half of the last one is rounded away from zero. */
export function share(amount: Decimal, part: Decimal, whole: Decimal): Decimal {
  const shift = SHARE_DIGITS + whole.scale - amount.scale - part.scale;
  const scaled = amount.units * part.units * (shift > 0 ? 10n ** BigInt(shift) : 1n);
  const divisor = whole.units * (shift < 0 ? 10n ** BigInt(-shift) : 1n);
  const half = (divisor < 0n ? -divisor : divisor) / 2n;
  const isNegative = scaled < 0n !== divisor < 0n;
  const [top, bottom] = [scaled < 0n ? -scaled : scaled, divisor < 0n ? -divisor : divisor];
  const units = (top + half) / bottom;
  return { units: isNegative ? -units : units, scale: SHARE_DIGITS };
}

export function isBelow(a: Decimal, b: Decimal): boolean {
  return subtract(a, b).units < 0n;
}
