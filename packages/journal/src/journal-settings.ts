import * as z from 'zod/mini';
import { amount } from './fill.ts';

const rate = z.number().check(z.positive());
const currency = z.string();

const defaultRisk = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), currency, amount }),
  z.object({ kind: z.literal('percent'), currency, percent: amount, balance: amount }),
]);
/** What a trade without a stop is taken to risk: an amount, or a share of an account. */
export type DefaultRisk = Readonly<z.output<typeof defaultRisk>>;

const breakeven = z.object({ amount, unit: z.enum(['money', 'r']) });
/** Results up to this far from zero are breakeven: in the currency of the trade, or in R. */
export type Breakeven = Readonly<z.output<typeof breakeven>>;

const journalSettings = z.object({
  /** What one unit of each currency is worth in `to`. */
  rates: z._default(z.object({ to: currency, table: z.record(currency, rate) }), { to: 'USD', table: {} }),
  breakeven: z._default(breakeven, { amount: 0, unit: 'money' }),
  defaultRisk: z._default(z.nullable(defaultRisk), null),
});
/** What a trader sets once for the whole journal. */
export type JournalSettings = Readonly<z.output<typeof journalSettings>>;

export const DEFAULT_JOURNAL_SETTINGS: JournalSettings = journalSettings.parse({});

/** Stored settings, with the defaults of those that are missing; null when the text holds none. */
export function parseJournalSettings(text: string): JournalSettings | null {
  try {
    return journalSettings.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
