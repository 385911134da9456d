/** The highest and the lowest price of a span of time: from its beginning to, without, its end, in epoch milliseconds. */
export interface PriceBar {
  readonly from: number;
  readonly to: number;
  readonly high: number;
  readonly low: number;
}

/** A fill that happened at some moment from `from` to `to`: the same two where the moment is known. */
export interface PlacedFill {
  readonly from: number;
  readonly to: number;
  readonly price: number;
  /** Units bought, or below zero those sold. */
  readonly change: number;
}

/** How far a trade went one way, before fees. */
export interface Move {
  /** Whole hundredths of the trade’s currency, 0 or more. */
  readonly cents: number;
  /** Of the price; null for a trade that was scaled in or out, which has no single price. */
  readonly points: number | null;
  /** Otherwise it is the most that it can have been: the extreme may lie before the entry or after the exit. */
  readonly isExact: boolean;
}

/** The largest moves against a trade (MAE) and in its favor (MFE). */
export interface Excursion {
  readonly adverse: Move;
  readonly favorable: Move;
}

/** Bars have cents: a fill may have been improved by less. */
const TOLERANCE = 0.005;

interface ExcursionInput {
  /** From the entry to the exit, in their order. */
  readonly fills: readonly PlacedFill[];
  /** All bars from the first fill to the last, oldest first. */
  readonly bars: readonly PriceBar[];
  readonly multiplier: number;
}

/**
 * The largest loss and gain that the position showed between its fills, by the extremes of the bars. A bar without a
 * fill is known as a whole. Of one with a fill, such as the days of entry and exit of daily bars, only the fill itself
 * is known: its extremes may lie before the entry or after the exit, so that what they add is marked as not exact. Null
 * when a fill lies in no bar, or outside of the prices of its bar: the bars are adjusted, or of another instrument.
 */
export function measureExcursion({ fills, bars, multiplier }: ExcursionInput): Excursion | null {
  if (!fills.every((fill) => bars.some((bar) => touches(fill, bar) && holds(bar, fill)))) return null;
  const positions = positionsAfter(fills);
  const known = positions.map((position, index) => valueAt(position, fills[index]?.price ?? 0));
  const possible: number[] = [];
  for (const bar of bars) {
    const first = fills.findIndex((fill) => touches(fill, bar));
    const last = fills.findLastIndex((fill) => touches(fill, bar));
    const before = fills.findLastIndex((fill) => fill.to < bar.from);
    const during =
      first === -1 ? positions.slice(before, before + 1) : positions.slice(Math.max(0, first - 1), last + 1);
    const extremes = during.flatMap((position) => [valueAt(position, bar.low), valueAt(position, bar.high)]);
    (first === -1 && before >= 0 ? known : possible).push(...extremes);
  }
  const facts = { size: sizeOf(fills), multiplier };
  return {
    adverse: moveOf(known.map(negated), possible.map(negated), facts),
    favorable: moveOf(known, possible, facts),
  };
}

function touches(fill: PlacedFill, bar: PriceBar): boolean {
  return fill.to >= bar.from && fill.from < bar.to;
}

function holds({ low, high }: PriceBar, { price }: PlacedFill): boolean {
  return price >= low - TOLERANCE && price <= high + TOLERANCE;
}

interface Position {
  /** Units held; below zero in a short. */
  readonly units: number;
  /** What was received less what was paid, for a multiplier of 1. */
  readonly cash: number;
}

function positionsAfter(fills: readonly PlacedFill[]): Position[] {
  let [units, cash] = [0, 0];
  return fills.map(({ price, change }) => {
    units += change;
    cash -= change * price;
    return { units, cash };
  });
}

function valueAt({ units, cash }: Position, price: number): number {
  return cash + units * price;
}

/** Of a trade with one entry and one exit; null for one that was scaled. */
function sizeOf(fills: readonly PlacedFill[]): number | null {
  const [entry, exit, ...more] = fills;
  const isSimple = entry !== undefined && exit !== undefined && more.length === 0 && entry.change === -exit.change;
  return isSimple ? Math.abs(entry.change) : null;
}

interface MoveFacts {
  readonly size: number | null;
  readonly multiplier: number;
}

function moveOf(known: readonly number[], possible: readonly number[], { size, multiplier }: MoveFacts): Move {
  const certain = largest(known);
  const most = Math.max(certain, largest(possible));
  const centsOf = (value: number) => Math.round(Number((100 * value * multiplier).toPrecision(12)));
  return {
    cents: centsOf(most),
    points: size === null ? null : Number((most / size).toPrecision(10)),
    isExact: centsOf(certain) === centsOf(most),
  };
}

/** Never below zero: at its entry, a trade has neither won nor lost. */
function largest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}

function negated(value: number): number {
  return -value;
}
