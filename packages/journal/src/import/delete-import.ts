import type { JournalEntry, Matching } from '../entry.ts';
import { applyImport } from './apply-import.ts';
import { type ChangedTrade, tradeChanges } from './changes.ts';
import { keyOf, type MergedJournal, mergeEvents } from './merge.ts';
import type { HoldingEvent } from './positions/event.ts';
import { isMatched, journalEvents } from './positions/journal-events.ts';
import type { UnmatchedEvent } from './positions/match.ts';
import { type NeededOpening, neededOpenings } from './positions/needed-opening.ts';
import { openingEvent, readOpening } from './positions/opening.ts';
import { wasLeftOut, withNeededOpenings } from './unmatched.ts';

/**
 * What becomes of fills of other imports that lose the opening of their position: a position of their own, nothing, or
 * what the trader types takes the place of the opening.
 */
export type Orphans = 'open' | 'leave-out' | 'opening';

/** What deleting an import would do beside taking back its own trades. */
export interface ImportDeletion {
  /** The journal without what the import brought, and nothing more: what another import held as well stays. */
  readonly journal: JournalEntry[];
  /** Trades of other imports before and after; null when such a trade goes. */
  readonly changed: readonly (Pick<ChangedTrade, 'before'> & { readonly after: JournalEntry | null })[];
  /** Fills of other imports that close what the deleted import opened. */
  readonly orphans: readonly UnmatchedEvent[];
  /** What has to be typed to keep them. */
  readonly needed: readonly NeededOpening[];
}

export interface DeletionFacts {
  readonly importId: string;
  readonly matching?: Matching;
  readonly orphans: Orphans;
  /** By the keys of what is needed, as `12.50 2026-03-05`. A position without one is left out. */
  readonly openings?: Readonly<Record<string, string>>;
}

export function planDeletion(
  journal: readonly JournalEntry[],
  { importId, matching = 'fifo', orphans, openings = {} }: DeletionFacts,
): ImportDeletion {
  const rest = journal.filter((entry) => isMatched(entry) || entry.importId !== importId);
  const concerned = rest.filter((entry) => isMatched(entry) && importsOf(entry).includes(importId));
  const all = journalEvents(rest.filter(isMatched));
  const touched = new Set(journalEvents(concerned).map(keyOf));
  const left = all.filter((event) => touched.has(keyOf(event))).flatMap((event) => withoutImport(event, importId));
  const merge = (events: readonly HoldingEvent[]) =>
    mergeEvents({ journal: rest, events, touched, importId, matching });
  const events = withNeededOpenings(left.map(closingOnly), merge);
  const first = merge(events);
  const lost = first.unmatched.filter((one) => !wasLeftOut(one));
  const needed = neededOpenings(lost);
  const merged =
    orphans === 'leave-out' || lost.length === 0 ? first : merge(settled(events, { orphans, lost, needed, openings }));
  return {
    journal: applyImport(rest, { ...merged, added: merged.trades, changed: [], known: [] }),
    changed: changesOfOthers(rest, { merged, importId }),
    orphans: lost,
    needed,
  };
}

interface OrphanFacts {
  readonly orphans: Orphans;
  readonly lost: readonly UnmatchedEvent[];
  readonly needed: readonly NeededOpening[];
  readonly openings: Readonly<Record<string, string>>;
}

/** The events with positions for those that lost theirs. */
function settled(events: readonly HoldingEvent[], { orphans, lost, needed, openings }: OrphanFacts): HoldingEvent[] {
  // What buys back can't have opened a short.
  const sales = lost.filter(({ event }) => event.fill?.side === 'sell');
  const openers = new Set(orphans === 'open' ? sales.map(({ event }) => event) : []);
  const opened = events.map((event) => (openers.has(event) ? { ...event, effect: 'open' as const } : event));
  if (orphans !== 'opening') return opened;
  const typed = needed.flatMap(({ key, latest, unmatched }) => {
    const opening = readOpening(openings[key] ?? '', latest);
    // It comes and goes with the import of what it opens.
    const importId = unmatched[0].event.fill?.imports?.[0];
    return opening === null || importId === undefined ? [] : [openingEvent(unmatched, { ...opening, importId })];
  });
  return [...opened, ...typed];
}

/** The journal without what an import brought, and nothing more. */
export function deleteImport(journal: readonly JournalEntry[], facts: DeletionFacts): JournalEntry[] {
  return planDeletion(journal, facts).journal;
}

/** A fill that closed a position opens none by itself. */
function closingOnly(event: HoldingEvent): HoldingEvent {
  return event.wasOpening ? event : { ...event, effect: 'close' };
}

interface Outcome {
  readonly merged: MergedJournal;
  readonly importId: string;
}

function changesOfOthers(journal: readonly JournalEntry[], { merged, importId }: Outcome): ImportDeletion['changed'] {
  const isOfOthers = (entry: JournalEntry) => importsOf(entry).some((id) => id !== importId);
  const { changed } = tradeChanges(journal, merged);
  const gone = merged.gone.map((before) => ({ before, after: null }));
  return [...changed, ...gone].filter(({ before }) => isOfOthers(before));
}

function importsOf({ fills, splits }: JournalEntry): string[] {
  return [...fills, ...splits].flatMap(({ imports }) => imports ?? []);
}

function withoutImport(event: HoldingEvent, importId: string): HoldingEvent[] {
  const imports = (event.fill?.imports ?? event.split?.imports ?? []).filter((id) => id !== importId);
  if (imports.length === 0) return [];
  if (event.split !== null) return [{ ...event, split: { ...event.split, imports } }];
  if (event.fill === null) return [];
  const { corrected, ...fill } = event.fill;
  const isBack = corrected?.by === importId;
  const kept = corrected === undefined || isBack ? {} : { corrected };
  return [{ ...event, fill: { ...fill, ...(isBack ? corrected.before : {}), ...kept, imports } }];
}
