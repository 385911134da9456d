import { type JournalEntry, parseTags } from './entry.ts';
import type { DefaultRisk } from './journal-settings.ts';
import { currencyOf } from './money.ts';
import { defaultRiskOf, riskFromStop, withRisk } from './risk.ts';
import { isSpread, type ListedTrade, type Spread } from './spread/spread.ts';

/** What is done to many trades at once. */
export type BulkEdit =
  | { readonly kind: 'add-tags' | 'remove-tags'; readonly tags: readonly string[] }
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
    case 'add-tags':
      return withTags(entry, edit.tags);
    case 'remove-tags':
      return withoutTags(entry, edit.tags);
    case 'currency':
      return currencyOf(entry) === null ? withCurrency(entry, edit.currency) : null;
    case 'risk-from-stop':
      return withRisk(entry, riskFromStop(entry));
    case 'default-risk':
      return withRisk(entry, defaultRiskOf(entry, edit.risk));
  }
}

function withTags(entry: JournalEntry, tags: readonly string[]): JournalEntry | null {
  const missing = new Set(tags.filter((tag) => !entry.tags.includes(tag)));
  return missing.size === 0 ? null : { ...entry, tags: [...entry.tags, ...missing] };
}

/** A stored tag with a comma in it is several, as it is for the form of its trade. */
function withoutTags(entry: JournalEntry, removed: readonly string[]): JournalEntry | null {
  const former = entry.tags.flatMap(parseTags);
  const tags = former.filter((tag) => !removed.includes(tag));
  return tags.length === former.length ? null : { ...entry, tags };
}

/** The next import leaves it alone. */
function withCurrency(entry: JournalEntry, currency: string): JournalEntry {
  const edited = entry.fills.length > 0 ? [...new Set([...entry.edited, 'currency'])] : entry.edited;
  return { ...entry, currency, edited };
}
