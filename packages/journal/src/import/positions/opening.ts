import { add, toDecimal, toNumber } from '../../decimal.ts';
import { isDay } from '../../entry.ts';
import { type Fill, MAX_AMOUNT } from '../../fill.ts';
import type { HoldingEvent } from './event.ts';
import type { UnmatchedEvent } from './match.ts';

/** What the trader says that a position was opened for. */
export interface TypedOpening {
  readonly price: number;
  readonly day: string;
}

/** `12.50 2026-03-05`, not after the given day; null for anything else. */
export function readOpening(answer: string, latest: string): TypedOpening | null {
  const [, price = '', day = ''] = /^(\d+(?:\.\d+)?(?:e-?\d+)?) (\S+)$/.exec(answer.trim()) ?? [];
  return isDay(day) && day <= latest && price !== '' && Number(price) <= MAX_AMOUNT
    ? { price: Number(price), day }
    : null;
}

/** Before everything else of its day. */
const FIRST = -1_000_000_000;

/** The fill that opens what the events of one holding close. */
export function openingEvent(
  unmatched: readonly [UnmatchedEvent, ...UnmatchedEvent[]],
  { price, day, importId }: TypedOpening & { readonly importId: string },
): HoldingEvent {
  const [{ event }] = unmatched;
  const size = totalSize(unmatched);
  const side = event.fill?.side === 'buy' ? ('sell' as const) : ('buy' as const);
  const position = event.fill?.position === undefined ? {} : { position: event.fill.position };
  const fill: Fill = {
    side,
    price,
    size,
    fees: 0,
    time: day,
    place: FIRST,
    imports: [importId],
    typed: true,
    ...position,
  };
  return { ...event, split: null, effect: 'open', wasOpening: false, leftOut: 0, entryIds: [], fill };
}

/** A typed fill in the size that is still needed. */
export function inNeededSize(event: HoldingEvent, unmatched: readonly UnmatchedEvent[]): HoldingEvent {
  if (event.fill === null) return event;
  return { ...event, fill: { ...event.fill, size: Math.min(event.fill.size, totalSize(unmatched)) } };
}

function totalSize(unmatched: readonly UnmatchedEvent[]): number {
  return toNumber(unmatched.reduce((sum, { size }) => add(sum, toDecimal(size)), toDecimal(0)));
}
