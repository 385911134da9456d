import { type DayOrder, dayOrders, ordersOf, type ShortDate, shortDate, usualOrdersOf } from '../text/moments.ts';

/** What the dates of a whole file say of their order. */
export type FoundOrder =
  /** Null when no date needs one. */
  | { readonly kind: 'known'; readonly order: DayOrder | null }
  /** Each date fits all of these orders. */
  | { readonly kind: 'open'; readonly orders: readonly DayOrder[]; readonly example: string }
  /** No order fits all dates; the examples fit different ones. */
  | { readonly kind: 'contradictory'; readonly examples: readonly [string, string] };

export function findDayOrder(cells: Iterable<string>): FoundOrder {
  const dates = datesIn(cells);
  const [example] = dates.keys();
  if (example === undefined) return { kind: 'known', order: null };
  let orders: readonly DayOrder[] = dayOrders;
  let strictest = example;
  for (const [cell, date] of dates) {
    const fitting = orders.filter((order) => usualOrdersOf(date).includes(order));
    if (fitting.length === 0) return { kind: 'contradictory', examples: [strictest, cell] };
    if (fitting.length < orders.length) strictest = cell;
    orders = fitting;
  }
  const left = withoutUnlikelyYear(orders, [...dates.values()]);
  return left.length > 1 ? { kind: 'open', orders: left, example } : { kind: 'known', order: left[0] ?? null };
}

/** Those that can be days, each once. */
function datesIn(cells: Iterable<string>): Map<string, ShortDate> {
  const dates = new Map<string, ShortDate>();
  for (const cell of new Set(cells)) {
    const date = shortDate(cell);
    if (date !== null && ordersOf(date).length > 0) dates.set(cell, date);
  }
  return dates;
}

/** Days change four times as often as years, at least. */
const TIMES = 4;
/** A year before this one may be a day. */
const OLDEST = 15;

/** Of two digits at both ends, which are the year: the ones that hardly change, as long as they look like one. */
function withoutUnlikelyYear(orders: readonly DayOrder[], dates: readonly ShortDate[]): readonly DayOrder[] {
  if (!orders.includes('year-first') || orders.length === 1) return orders;
  const firsts = new Set(dates.map(({ first }) => first));
  const lasts = new Set(dates.map(({ last }) => last));
  const areYears = (texts: ReadonlySet<string>) => [...texts].every((text) => Number(text) >= OLDEST);
  if (firsts.size >= TIMES * lasts.size && areYears(lasts)) return orders.filter((order) => order !== 'year-first');
  return lasts.size >= TIMES * firsts.size && areYears(firsts) ? ['year-first'] : orders;
}
