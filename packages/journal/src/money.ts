import { multiply, roundToCents, toDecimal } from './decimal.ts';
import type { JournalEntry } from './entry.ts';
import { centsOf } from './profit.ts';

/** A currency as ISO 4217 or a coin; null when it is unknown. */
export type Currency = string | null;

/** An amount of one currency, in whole hundredths. */
export interface Money {
  readonly currency: Currency;
  readonly cents: number;
}

/** What a trade logged by hand is in unless it says otherwise. */
export const HAND_LOGGED_CURRENCY = 'USD';

/** The currency of a trade’s money. Null for an imported trade whose file does not say. */
export function currencyOf({
  currency,
  importId,
  fills,
}: Pick<JournalEntry, 'currency' | 'importId' | 'fills'>): Currency {
  return currency ?? (importId === null && fills.length === 0 ? HAND_LOGGED_CURRENCY : null);
}

/** Trades by their currency: the one with the most trades first, the unknown one last. */
export function byCurrency<Trade extends JournalEntry>(entries: readonly Trade[]): [Currency, Trade[]][] {
  return [...Map.groupBy(entries, currencyOf)].sort(
    ([a, some], [b, more]) =>
      Number(a === null) - Number(b === null) || more.length - some.length || (String(a) < String(b) ? -1 : 1),
  );
}

/** What the trades made in each currency, in the order of `byCurrency`. Amounts of two currencies are never added. */
export function totalsOf(entries: readonly JournalEntry[]): Money[] {
  return byCurrency(entries).map(([currency, members]) => ({
    currency,
    cents: members.reduce((sum, entry) => sum + centsOf(entry), 0),
  }));
}

/** What one unit of each currency is worth in `to`, as the trader typed it. */
export interface Rates {
  readonly to: string;
  readonly table: Readonly<Record<string, number>>;
}

/** Trades in one currency, and those that are left out because no rate is known for theirs. */
export interface Converted {
  readonly entries: readonly JournalEntry[];
  /** The rates that were used, by currency. */
  readonly used: Readonly<Record<string, number>>;
  readonly left: readonly JournalEntry[];
}

/** The trades with their results in the currency of the rates, each rounded to a whole hundredth. */
export function convert(entries: readonly JournalEntry[], rates: Rates): Converted {
  const used: Record<string, number> = {};
  const converted = entries.flatMap((entry) => {
    const rate = rateOf(currencyOf(entry), rates);
    if (rate === null) return [];
    if (currencyOf(entry) !== rates.to) used[String(currencyOf(entry))] = rate;
    return [inCurrency(entry, { to: rates.to, rate })];
  });
  const left = entries.filter((entry) => rateOf(currencyOf(entry), rates) === null);
  return { entries: converted, used, left };
}

function rateOf(currency: Currency, { to, table }: Rates): number | null {
  if (currency === null) return null;
  if (currency === to) return 1;
  return Object.hasOwn(table, currency) ? (table[currency] ?? null) : null;
}

function inCurrency(entry: JournalEntry, { to, rate }: { to: string; rate: number }): JournalEntry {
  const pnl = entry.pnl === null ? null : roundToCents(multiply(toDecimal(entry.pnl), toDecimal(rate))) / 100;
  return { ...entry, currency: to, pnl };
}
