import { multiply, roundToCents, subtract, toDecimal } from './decimal.ts';
import type { JournalEntry } from './entry.ts';
import type { DefaultRisk } from './journal-settings.ts';
import { currencyOf } from './money.ts';
import { withResult } from './profit.ts';

/** What the trade would lose at its stop, before fees; null without a stop on the losing side of the entry. */
export function riskFromStop(entry: JournalEntry): number | null {
  if (entry.stopLoss === null) return null;
  const [top, bottom] =
    entry.direction === 'long' ? [entry.entryPrice, entry.stopLoss] : [entry.stopLoss, entry.entryPrice];
  const points = multiply(subtract(toDecimal(top), toDecimal(bottom)), toDecimal(entry.positionSize));
  const cents = roundToCents(multiply(points, toDecimal(entry.multiplier)));
  return cents > 0 ? cents / 100 : null;
}

/** The default risk of a trade; null in another currency than its own. */
export function defaultRiskOf(entry: JournalEntry, risk: DefaultRisk | null): number | null {
  if (risk === null || risk.currency !== currencyOf(entry)) return null;
  if (risk.kind === 'amount') return risk.amount > 0 ? risk.amount : null;
  const cents = roundToCents(multiply(multiply(toDecimal(risk.balance), toDecimal(risk.percent)), toDecimal(0.01)));
  return cents > 0 ? cents / 100 : null;
}

/** The trade with its R from such a risk; null when it has a risk amount already, or this says none. */
export function withRisk(entry: JournalEntry, risk: number | null): JournalEntry | null {
  if (risk === null || (entry.riskAmount !== null && entry.riskAmount > 0)) return null;
  return withResult({ ...entry, riskAmount: risk });
}
