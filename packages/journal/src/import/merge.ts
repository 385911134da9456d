import type { JournalEntry, Matching } from '../entry.ts';
import { type HoldingEvent, holdingKey } from './positions/event.ts';
import { holdingOf, isMatched, journalEvents } from './positions/journal-events.ts';
import { matchHolding, type Trip, type UnmatchedEvent } from './positions/match.ts';
import { toEntry } from './positions/to-entry.ts';

/** What a journal and some events make together. */
export interface MergedJournal {
  /** The trades of every holding that the events touch, as they are now. */
  readonly trades: readonly JournalEntry[];
  /** The trades of the journal that are no more: they are parts of others now, or lost all their fills. */
  readonly gone: readonly JournalEntry[];
  readonly unmatched: readonly UnmatchedEvent[];
}

interface MergeInput {
  readonly journal: readonly JournalEntry[];
  /** All events of the touched holdings, those of the journal included. */
  readonly events: readonly HoldingEvent[];
  readonly touched: ReadonlySet<string>;
  readonly importId: string;
  readonly matching: Matching;
}

export function keyOf({ holding, fill }: HoldingEvent): string {
  return holdingKey(holding, fill?.position);
}

/** The events of the journal in the given holdings. */
export function eventsIn(journal: readonly JournalEntry[], touched: ReadonlySet<string>): HoldingEvent[] {
  return journalEvents(journal.filter((entry) => isIn(entry, touched)));
}

/** Matches the events of the touched holdings again, and finds for each trade the one of the journal that it was. */
export function mergeEvents({ journal, events, touched, importId, matching }: MergeInput): MergedJournal {
  const byId = new Map(journal.map((entry) => [entry.id, entry]));
  const matched = [...Map.groupBy(events, keyOf).values()].map(matchHolding);
  const trips = matched.flatMap((holding) => holding.trips).toSorted(byStart);
  const known = new Map<Trip, JournalEntry>();
  const taken = new Set<string>();
  for (const trip of trips) {
    const id = trip.entryIds.find((entryId) => !taken.has(entryId));
    const entry = id === undefined ? undefined : byId.get(id);
    if (id === undefined || entry === undefined) continue;
    taken.add(id);
    known.set(trip, { ...entry, spreadId: entry.spreadId ?? spreadOf(trip, byId) });
  }
  const nextId = idsAfter(importId, byId);
  const trades = trips.map((trip) => {
    const existing = known.get(trip) ?? null;
    return toEntry({ trip, existing, id: existing?.id ?? nextId(), importId, matching });
  });
  const gone = journal.filter((entry) => isIn(entry, touched) && !taken.has(entry.id));
  return { trades, gone, unmatched: matched.flatMap((holding) => holding.unmatched) };
}

/** A trade that becomes a part of another leaves it its spread. */
function spreadOf({ entryIds }: Trip, byId: ReadonlyMap<string, JournalEntry>): string | null {
  return entryIds.map((id) => byId.get(id)?.spreadId ?? null).find((spreadId) => spreadId !== null) ?? null;
}

function isIn(entry: JournalEntry, touched: ReadonlySet<string>): boolean {
  return isMatched(entry) && touched.has(holdingKey(holdingOf(entry), entry.fills[0]?.position));
}

function byStart({ fills: [a] }: Trip, { fills: [b] }: Trip): number {
  const [one, other] = [a?.time ?? '', b?.time ?? ''];
  return one === other ? 0 : one < other ? -1 : 1;
}

/** Ids that sort as text in the order of the trades. */
function idsAfter(importId: string, used: ReadonlyMap<string, unknown>): () => string {
  let next = 0;
  return () => {
    let id: string;
    do id = `${importId}-${String(next++).padStart(6, '0')}`;
    while (used.has(id));
    return id;
  };
}
