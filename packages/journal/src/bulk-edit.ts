import type { JournalEntry } from './entry.ts';
import type { DefaultRisk } from './journal-settings.ts';
import { currencyOf } from './money.ts';
import { defaultRiskOf, riskFromStop, withRisk } from './risk.ts';
import { isSpread, type ListedTrade, type Spread } from './spread/spread.ts';

/** What is done to many trades at once. */
export type BulkEdit =
  | { readonly kind: 'add-tag' | 'remove-tag'; readonly tag: string }
  /** Of trades whose currency is unknown. */
  | { readonly kind: 'currency'; readonly currency: string }
  /** Of trades without a risk amount. */
  | { readonly kind: 'risk-from-stop' }
  | { readonly kind: 'default-risk'; readonly risk: DefaultRisk | null };

/** A trade before and after an edit. */
export interface EditedTrade {
  readonly base: JournalEntry;
  readonly edited: JournalEntry;
}

/** The trades that an edit changes, before and after it. The others stay as they are. */
export function editInBulk(chosen: readonly ListedTrade[], edit: BulkEdit): EditedTrade[] {
  return chosen
    .flatMap((entry) => (isSpread(entry) ? legsToEdit(entry, edit) : [entry]))
    .flatMap((base) => {
      const edited = editOne(base, edit);
      return edited === null ? [] : [{ base, edited }];
    });
}

/** A spread has one risk amount, kept with its first leg. The stops of its legs say nothing of it. */
function legsToEdit({ legs, riskAmount }: Spread, { kind }: BulkEdit): readonly JournalEntry[] {
  if (kind === 'risk-from-stop') return [];
  if (kind === 'default-risk') return riskAmount !== null && riskAmount > 0 ? [] : legs.slice(0, 1);
  return legs;
}

/** Null where it would change nothing. */
function editOne(entry: JournalEntry, edit: BulkEdit): JournalEntry | null {
  switch (edit.kind) {
    case 'add-tag':
      return entry.tags.includes(edit.tag) ? null : { ...entry, tags: [...entry.tags, edit.tag] };
    case 'remove-tag':
      return entry.tags.includes(edit.tag) ? { ...entry, tags: entry.tags.filter((tag) => tag !== edit.tag) } : null;
    case 'currency':
      return currencyOf(entry) === null ? withCurrency(entry, edit.currency) : null;
    case 'risk-from-stop':
      return withRisk(entry, riskFromStop(entry));
    case 'default-risk':
      return withRisk(entry, defaultRiskOf(entry, edit.risk));
  }
}

/** The next import leaves it alone. */
function withCurrency(entry: JournalEntry, currency: string): JournalEntry {
  const edited = entry.fills.length > 0 ? [...new Set([...entry.edited, 'currency'])] : entry.edited;
  return { ...entry, currency, edited };
}
