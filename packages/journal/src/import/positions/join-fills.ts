import type { Fill } from '../../fill.ts';
import { type HoldingEvent, holdingKey } from './event.ts';

/** Adds the events of one file to those that are known. What is in both is one, with the values of the file. */
export function joinEvents(known: readonly HoldingEvent[], added: readonly HoldingEvent[]): HoldingEvent[] {
  if (known.length === 0) return [...added];
  const events = [...known];
  const free = new Set(known.keys());
  const places = new Map<string, number[]>();
  for (const [index, event] of known.entries()) {
    for (const key of keysOf(event)) places.set(key, [...(places.get(key) ?? []), index]);
  }
  const sides = new Set(known.flatMap(sideOf));
  let rest = added;
  // The surest sign first: the broker’s number, then everything but the fees, then everything but the price.
  for (const level of [0, 1, 2]) {
    rest = rest.filter((event) => {
      const key = keysOf(event)[level] ?? '';
      const place = key === '' ? undefined : places.get(key)?.find((index) => free.has(index));
      const before = place === undefined ? undefined : events[place];
      if (place === undefined || before === undefined || !mayBeOne(before, event)) return true;
      free.delete(place);
      const isClosed = event.isOpenPosition && sides.has(otherSideOf(event));
      events[place] = joined(before, isClosed ? withoutFees(event) : event);
      return false;
    });
  }
  return [...events, ...rest];
}

/** Of a position with a number, whether it was bought and whether it was sold. */
function sideOf({ holding, fill }: HoldingEvent): string[] {
  if (fill?.position === undefined) return [];
  return [JSON.stringify([holdingKey(holding, fill.position), fill.side])];
}

function otherSideOf({ holding, fill }: HoldingEvent): string {
  return JSON.stringify([holdingKey(holding, fill?.position), fill?.side === 'buy' ? 'sell' : 'buy']);
}

/** The list in which a position is closed says all of its fees: those of its opening, too. */
function withoutFees(event: HoldingEvent): HoldingEvent {
  return { ...event, listsFees: false, fill: event.fill && { ...event.fill, fees: 0, feeParts: [] } };
}

/** Different numbers are different fills, however much alike. */
function mayBeOne({ fill: one }: HoldingEvent, { fill: other }: HoldingEvent): boolean {
  return one?.id === undefined || other?.id === undefined || one.id === other.id;
}

function keysOf({ holding, fill, split }: HoldingEvent): string[] {
  const key = holdingKey(holding, fill?.position);
  if (split !== null) return ['', JSON.stringify([key, 'split', split.time, split.ratio, split.added]), ''];
  if (fill === null) return ['', '', ''];
  const { id, side, size, price, time = '', ending } = fill;
  const what = ending === undefined ? [side, size] : [ending, ''];
  const hasClock = time.includes(':');
  return [
    id === undefined ? '' : JSON.stringify([holding.account, holding.symbol, id, side]),
    JSON.stringify([key, time, ...what, price]),
    hasClock ? JSON.stringify([key, time, ...what, 'any price']) : '',
  ];
}

function joined(before: HoldingEvent, event: HoldingEvent): HoldingEvent {
  const imports = (one?: readonly string[], other?: readonly string[]) => [
    ...new Set([...(one ?? []), ...(other ?? [])]),
  ];
  if (before.split !== null && event.split !== null)
    return { ...before, split: { ...before.split, imports: imports(before.split.imports, event.split.imports) } };
  const [one, said] = [before.fill, event.fill];
  if (one === null || said === null) return before;
  const other = event.listsFees || said.fees !== 0 ? said : withFeesOf(one, said);
  const all = imports(one.imports, other.imports);
  const isSame =
    one.price === other.price && one.fees === other.fees && (one.size === other.size || one.ending !== undefined);
  const fill = { ...orderOf(said), ...one };
  if (isSame) return { ...before, effect: before.effect ?? event.effect, fill: { ...fill, imports: all } };
  return { ...before, fill: { ...fill, ...corrected(one, other), imports: all } };
}

/** What earlier versions did not keep of a fill. */
function orderOf({ order, spread }: Fill): Partial<Fill> {
  return { ...(order === undefined ? {} : { order }), ...(spread === undefined ? {} : { spread }) };
}

function withFeesOf({ fees, feeParts }: Fill, fill: Fill): Fill {
  return feeParts === undefined ? { ...fill, fees } : { ...fill, fees, feeParts };
}

function corrected(one: Fill, other: Fill): Partial<Fill> {
  const { price, size, fees, feeParts = [], profit } = other;
  const by = other.imports?.[0] ?? '';
  const before = { price: one.price, size: one.size, fees: one.fees };
  return {
    price,
    size,
    fees,
    feeParts,
    ...(profit === undefined ? {} : { profit }),
    corrected: one.corrected ?? { by, before },
  };
}
