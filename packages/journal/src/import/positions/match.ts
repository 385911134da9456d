import { add, type Decimal, isBelow, multiply, share, subtract, toDecimal, toNumber } from '../../decimal.ts';
import type { Fill, Split } from '../../fill.ts';
import type { Holding, HoldingEvent, SplitEvent } from './event.ts';

/** The fills from a flat position back to a flat one, or to the last that is known. */
export interface Trip {
  readonly holding: Holding;
  readonly opensWith: Fill['side'];
  fills: Fill[];
  readonly splits: Split[];
  /** The trades of the journal that its fills were in, each as often as it has one. */
  readonly entryIds: string[];
  /** What is still open. */
  size: Decimal;
}

export interface MatchedHolding {
  readonly trips: readonly Trip[];
  readonly unmatched: readonly UnmatchedEvent[];
}

/** It closes, or sells, what nothing opened. */
export interface UnmatchedEvent {
  readonly event: HoldingEvent;
  /** The part of it that nothing opened; 0 for the end of a whole position. */
  readonly size: number;
}

/** Matches the events of one holding in the order in which they happened. */
export function matchHolding(events: readonly HoldingEvent[]): MatchedHolding {
  const trips: Trip[] = [];
  const unmatched: UnmatchedEvent[] = [];
  for (const event of events.toSorted(byMoment)) {
    const open = trips.at(-1);
    const position = open !== undefined && open.size.units > 0n ? open : null;
    if (event.split !== null) splitPosition(position, event);
    else if (event.fill !== null) place(event, { position, trips, unmatched });
  }
  return { trips, unmatched };
}

function byMoment(a: HoldingEvent, b: HoldingEvent): number {
  const [one, other] = [timeOf(a), timeOf(b)];
  if (one !== other) return one < other ? -1 : 1;
  return (a.fill?.place ?? a.split?.place ?? 0) - (b.fill?.place ?? b.split?.place ?? 0);
}

function timeOf({ fill, split }: HoldingEvent): string {
  return fill?.time ?? split?.time ?? '';
}

interface Matching {
  position: Trip | null;
  readonly trips: Trip[];
  readonly unmatched: UnmatchedEvent[];
}

function place(event: HoldingEvent, matching: Matching): void {
  let rest = event.fill;
  let { position } = matching;
  while (rest !== null) {
    if (position === null) {
      if (!mayOpen(event)) return void leaveOut(event, rest, matching);
      position = {
        holding: event.holding,
        opensWith: rest.side,
        fills: [],
        splits: [],
        entryIds: [],
        size: toDecimal(0),
      };
      matching.trips.push(position);
    }
    position.entryIds.push(...event.entryIds);
    rest = fillPosition(position, rest);
    if (position.size.units === 0n) position = null;
  }
}

/** The part that did close a position remembers the rest: its purchase may still come. */
function leaveOut(event: HoldingEvent, { size, fees, feeParts }: Fill, { trips, unmatched }: Matching): void {
  unmatched.push({ event, size });
  const fills = trips.at(-1)?.fills;
  const cut = fills?.at(-1);
  if (size === event.fill?.size || fills === undefined || cut === undefined) return;
  fills[fills.length - 1] = { ...cut, leftOut: { size, fees, ...(feeParts && { feeParts }) } };
}

/** A sale opens a short only when it is known that it does. */
function mayOpen({ fill, effect, mayOpenShort, wasOpening }: HoldingEvent): boolean {
  if (fill === null || fill.ending !== undefined) return false;
  if (effect === 'open' || wasOpening) return true;
  if (effect === 'close') return false;
  return fill.side === 'buy' || mayOpenShort;
}

/** Adds a fill, and returns what is left of it once the position is flat. */
function fillPosition(position: Trip, fill: Fill): Fill | null {
  const closing = position.opensWith === 'buy' ? 'sell' : 'buy';
  if (fill.ending !== undefined) {
    const size = fill.size === 0 ? toNumber(position.size) : Math.min(fill.size, toNumber(position.size));
    position.fills.push({ ...fill, side: closing, size });
    position.size = subtract(position.size, toDecimal(size));
    return null;
  }
  if (fill.side === position.opensWith) {
    position.fills.push(fill);
    position.size = add(position.size, toDecimal(fill.size));
    return null;
  }
  const left = subtract(position.size, toDecimal(fill.size));
  if (left.units >= 0n) {
    position.fills.push(fill);
    position.size = left;
    return null;
  }
  const [first, rest] = cutFill(fill, position.size);
  position.fills.push(first);
  position.size = toDecimal(0);
  return rest;
}

/** Cuts off the given size; fees, their parts and the profit are shared by size and add up to what they were. */
function cutFill(fill: Fill, size: Decimal): [Fill, Fill] {
  const whole = toDecimal(fill.size);
  const cut = (amount: number) => toNumber(roundShare(share(toDecimal(amount), size, whole)));
  const less = (amount: number, first: number) => toNumber(subtract(toDecimal(amount), toDecimal(first)));
  const fees = cut(fill.fees);
  const parts = fill.feeParts?.map((part) => ({ ...part, amount: cut(part.amount) }));
  const restParts = fill.feeParts?.map((part) => ({ ...part, amount: less(part.amount, cut(part.amount)) }));
  const first = { ...fill, size: toNumber(size), fees, ...(parts && { feeParts: parts }) };
  const rest = {
    ...fill,
    size: less(fill.size, first.size),
    fees: less(fill.fees, fees),
    ...(restParts && { feeParts: restParts }),
  };
  // What a broker says a fill made belongs to the part that closes.
  const { profit: _, ...opening } = rest;
  return [first, opening];
}

/** Fees are shared in whole cents. */
function roundShare({ units, scale }: Decimal): Decimal {
  const divisor = 10n ** BigInt(scale - 2);
  const half = units < 0n ? -divisor / 2n : divisor / 2n;
  return { units: (units + half) / divisor, scale: 2 };
}

function splitPosition(position: Trip | null, { split, row }: HoldingEvent): void {
  if (position === null || split === null) return;
  const after = sizeAfter(position, split);
  if (!isBelow(toDecimal(0), after)) return;
  const before = position.size;
  const scaled = (value: number, up: Decimal, down: Decimal) => toNumber(share(toDecimal(value), up, down));
  position.fills = position.fills.map((fill) => ({
    ...fill,
    size: scaled(fill.size, after, before),
    price: scaled(fill.price, before, after),
    asFiled: fill.asFiled ?? { price: fill.price, size: fill.size },
  }));
  position.size = after;
  const { time, ratio, added, imports } = split;
  position.splits.push({ time, ratio, added, imports: [...imports], file: row.file, line: row.line });
}

function sizeAfter({ size, opensWith }: Trip, { ratio, added }: SplitEvent): Decimal {
  if (ratio !== null) return multiply(size, toDecimal(ratio));
  return opensWith === 'buy' ? add(size, toDecimal(added ?? 0)) : subtract(size, toDecimal(added ?? 0));
}
