import { multiply, toDecimal, toNumber } from '../decimal.ts';
import type { JournalEntry, OptionContract } from '../entry.ts';

/** What traders call an option spread; null for one without a common name. */
export type SpreadName =
  | 'Vertical spread'
  | 'Calendar spread'
  | 'Diagonal spread'
  | 'Ratio spread'
  | 'Straddle'
  | 'Strangle'
  | 'Butterfly'
  | 'Condor'
  | 'Iron butterfly'
  | 'Iron condor'
  | 'Covered call';

interface OptionLeg extends OptionContract {
  readonly isLong: boolean;
  readonly size: number;
}

/** Names a spread by its contracts, sides and sizes. */
export function nameSpread(legs: readonly JournalEntry[]): SpreadName | null {
  if (isCoveredCall(legs)) return 'Covered call';
  const options = legs.flatMap(({ option, direction, positionSize }) =>
    option === null ? [] : [{ ...option, isLong: direction === 'long', size: positionSize }],
  );
  if (options.length < legs.length) return null;
  const [a, b, c, d, ...more] = options.toSorted((one, other) => one.strike - other.strike || byRight(one, other));
  if (a === undefined || b === undefined || more.length > 0) return null;
  if (c === undefined) return nameOfTwo(a, b);
  if (!haveOne('expiry', options)) return null;
  return d === undefined ? nameOfThree(a, b, c) : nameOfFour([a, b, c, d]);
}

/** Long shares, and as many calls sold as they cover. */
function isCoveredCall(legs: readonly JournalEntry[]): boolean {
  const [shares] = legs.filter(({ option }) => option === null);
  const [call] = legs.filter(({ option }) => option?.right === 'call');
  if (legs.length !== 2 || shares?.direction !== 'long' || call?.direction !== 'short') return false;
  return sizeOf(shares) === sizeOf(call);
}

function sizeOf({ positionSize, multiplier }: JournalEntry): number {
  return toNumber(multiply(toDecimal(positionSize), toDecimal(multiplier)));
}

/** Puts before calls at the same strike, as an iron butterfly has them. */
function byRight({ right: one }: OptionContract, { right: other }: OptionContract): number {
  return Number(one === 'call') - Number(other === 'call');
}

function haveOne(field: 'expiry' | 'right' | 'strike' | 'size' | 'isLong', legs: readonly OptionLeg[]): boolean {
  return new Set(legs.map((leg) => leg[field])).size === 1;
}

function nameOfTwo(a: OptionLeg, b: OptionLeg): SpreadName | null {
  const both = [a, b];
  const [sameExpiry, sameSize] = [haveOne('expiry', both), haveOne('size', both)];
  if (!haveOne('right', both)) {
    // In a strangle, the call has the higher strike.
    if (!haveOne('isLong', both) || !sameExpiry || !sameSize) return null;
    return a.strike === b.strike ? 'Straddle' : b.right === 'call' ? 'Strangle' : null;
  }
  if (haveOne('isLong', both)) return null;
  if (!sameSize) return sameExpiry ? 'Ratio spread' : null;
  if (sameExpiry) return 'Vertical spread';
  return a.strike === b.strike ? 'Calendar spread' : 'Diagonal spread';
}

/** One, two of the other side, one. */
function nameOfThree(a: OptionLeg, b: OptionLeg, c: OptionLeg): SpreadName | null {
  const isButterfly =
    haveOne('right', [a, b, c]) && haveOne('isLong', [a, c]) && haveOne('size', [a, c]) && a.isLong !== b.isLong;
  return isButterfly && b.size === 2 * a.size && a.strike < b.strike && b.strike < c.strike ? 'Butterfly' : null;
}

/** Two inside, and as many of the other side around them. */
function nameOfFour([a, b, c, d]: readonly [OptionLeg, OptionLeg, OptionLeg, OptionLeg]): SpreadName | null {
  const isAround = haveOne('isLong', [a, d]) && haveOne('isLong', [b, c]) && a.isLong !== b.isLong;
  if (!isAround || !haveOne('size', [a, b, c, d])) return null;
  if (a.strike === b.strike || c.strike === d.strike) return null;
  if (haveOne('right', [a, b, c, d])) return b.strike < c.strike ? 'Condor' : null;
  const isIron = a.right === 'put' && b.right === 'put' && c.right === 'call' && d.right === 'call';
  if (!isIron) return null;
  return b.strike === c.strike ? 'Iron butterfly' : 'Iron condor';
}
