import type { JournalEntry } from '@wickwise/journal/entry';
import { parseStoredEntries, serializeEntries } from '@wickwise/journal/stored-entry';

/** A trade as the database keeps it. */
export interface StoredRow {
  readonly id: string;
  /** The list is sorted by it, the lowest first. */
  readonly place: number;
  /** The trade as JSON, as in the list under the specified key. */
  readonly text: string;
}

export interface Row extends StoredRow {
  readonly entry: JournalEntry;
}

/** Null for what a newer version wrote, or is damaged. */
export function readRow({ id, place, text }: StoredRow): Row | null {
  const [entry] = parseStoredEntries(`[${text}]`).entries;
  return entry === undefined ? null : { id, place, text, entry };
}

/** The rows of a changed list. A trade that is the same object as before keeps its row, which needs no writing. */
export function rowsOf(entries: readonly JournalEntry[], before: readonly Row[]): readonly Row[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const rows = entries.map((entry) => {
    const row = known.get(entry.id);
    if (row?.entry === entry) return row;
    const text = textOf(entry);
    return row?.text === text ? row : { id: entry.id, place: row?.place ?? null, text, entry };
  });
  return withPlaces(rows);
}

/** What has to be written and deleted to get from one list to another. */
export function differences(before: readonly Row[], after: readonly Row[]): { put: Row[]; remove: Row[] } {
  const [known, kept] = [new Set(before), new Set(after.map(({ id }) => id))];
  return { put: after.filter((row) => !known.has(row)), remove: before.filter(({ id }) => !kept.has(id)) };
}

function textOf(entry: JournalEntry): string {
  return serializeEntries([entry]).slice(1, -1);
}

type Unplaced = Omit<Row, 'place'> & { readonly place: number | null };

/** Places new rows between their neighbors. Where there is no room, or rows changed their order, all are renumbered. */
function withPlaces(rows: readonly Unplaced[]): readonly Row[] {
  const placed: Row[] = [];
  while (placed.length < rows.length) {
    const first = placed.length;
    let end = first;
    while (end < rows.length && rows[end]?.place === null) end += 1;
    const places = placesBetween(placed.at(-1)?.place, rows[end]?.place ?? undefined, end - first);
    for (const [offset, place] of places.entries()) placed.push({ ...(rows[first + offset] as Unplaced), place });
    if (end < rows.length) placed.push(rows[end] as Row);
  }
  const isSorted = placed.every(({ place }, at) => at === 0 || (placed[at - 1] as Row).place < place);
  return isSorted ? placed : placed.map((row, place) => ({ ...row, place }));
}

function placesBetween(above: number | undefined, below: number | undefined, count: number): number[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  if (above === undefined) return numbers.map((number) => (below ?? 0) - count - 1 + number);
  if (below === undefined) return numbers.map((number) => above + number);
  return numbers.map((number) => above + ((below - above) * number) / (count + 1));
}
