import type { JournalEntry } from '../entry.ts';
import type { Fill } from '../fill.ts';
import { type HoldingEvent, holdingKey } from './positions/event.ts';
import { holdingOf, isMatched } from './positions/journal-events.ts';

interface CurrencyFacts {
  readonly journal: readonly JournalEntry[];
  /** What the trader says that files without a currency are in; null when they haven’t. */
  readonly currency: string | null;
}

interface FilledIn {
  readonly tables: readonly (readonly HoldingEvent[])[];
  /** Trades of such files that came before, in the same currency now: their positions go on. */
  readonly journal: readonly JournalEntry[];
}

/**
 * Gives events whose files name no currency the one in which the journal already has one of their fills, or else that of
 * the settings.
 */
export function fillInCurrency(
  tables: readonly (readonly HoldingEvent[])[],
  { journal, currency }: CurrencyFacts,
): FilledIn {
  const nameless = tables.flat().filter(({ holding }) => holding.currency === null);
  if (nameless.length === 0) return { tables, journal };
  const held = Map.groupBy(journal.filter(isMatched), keyOfEntry);
  const currencies = new Map(
    [...Map.groupBy(nameless, keyOfEvent)].map(([key, events]) => [
      key,
      heldCurrency(events, held.get(key) ?? []) ?? currency,
    ]),
  );
  const inCurrency = (event: HoldingEvent) => {
    const { holding } = event;
    return holding.currency === null
      ? { ...event, holding: { ...holding, currency: currencies.get(keyOfEvent(event)) ?? null } }
      : event;
  };
  return {
    tables: tables.map((events) => events.map(inCurrency)),
    journal: journal.map((entry) => {
      const found = entry.currency === null && isMatched(entry) ? currencies.get(keyOfEntry(entry)) : null;
      return found ? { ...entry, currency: found } : entry;
    }),
  };
}

/** An instrument in an account, whatever its currency. */
function keyOfEvent({ holding }: HoldingEvent): string {
  return holdingKey({ ...holding, currency: null }, undefined);
}

function keyOfEntry(entry: JournalEntry): string {
  return holdingKey({ ...holdingOf(entry), currency: null }, undefined);
}

function heldCurrency(events: readonly HoldingEvent[], held: readonly JournalEntry[]): string | null {
  const named = held.filter(({ currency }) => currency !== null);
  if (named.length === 0) return null;
  const marks = new Set(events.flatMap(({ fill }) => (fill === null ? [] : [markOf(fill)])));
  return named.find(({ fills }) => fills.some((fill) => marks.has(markOf(fill))))?.currency ?? null;
}

function markOf({ time, side, price, size, asFiled }: Fill): string {
  return JSON.stringify([time, side, asFiled?.price ?? price, asFiled?.size ?? size]);
}
