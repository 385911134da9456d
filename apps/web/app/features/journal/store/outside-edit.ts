import type { JournalEntry } from '@wickwise/journal/entry';
import { parseStoredEntries } from '@wickwise/journal/stored-entry';
import { parseJson } from '#app/lib/browser-storage.ts';
import type { Row } from './trade-rows.ts';

/** What the list under the specified key says that this version didn’t write. */
export interface OutsideEdit {
  readonly entries: readonly JournalEntry[];
  /** The text, when not all of it could be read. */
  readonly unreadable: string | null;
}

/** The fields that the versions without a database knew. Such a version drops all others when it stores a trade. */
const OLD_FIELDS = new Set([
  ...['id', 'date', 'symbol', 'entryPrice', 'exitPrice', 'positionSize', 'tradeType', 'reasonForEntry'],
  ...['lessonsLearned', 'riskAmount', 'pnl', 'rMultiple', 'winLoss', 'emotionBefore', 'emotionAfter', 'setupQuality'],
  ...['executionDiscipline', 'tags', 'pattern', 'timeframe', 'stopLoss', 'takeProfit', 'marketCondition'],
  ...['privateNotes', 'direction', 'fees', 'stage', 'plan', 'brokenRules', 'fills', 'importId'],
]);

/**
 * Adds what another program stored under the specified key: an older version, open in another tab or before this one.
 * With `base`, the ids that the list held before, its edits and deletions count too. Without, its trades are only added:
 * nothing tells whether the list or the database is newer.
 */
export function readOutsideEdit(rows: readonly Row[], text: string, base: ReadonlySet<string> | null): OutsideEdit {
  const list = parseJson(text);
  const entries = rows.map(({ entry }) => entry);
  if (!Array.isArray(list)) return { entries, unreadable: text };
  const known = new Map(rows.map((row) => [row.id, row]));
  const found = new Map<string, JournalEntry>();
  for (const item of list) {
    const entry = readItem(item, known);
    if (entry !== null && !found.has(entry.id)) found.set(entry.id, entry);
  }
  const unreadable = found.size === list.length ? null : text;
  const added = [...found.values()];
  if (base === null) return { entries: [...added.filter(({ id }) => !known.has(id)), ...entries], unreadable };
  // Of a list that can’t be read as a whole, what seems to be missing may be there.
  const isDeleted = (id: string) => unreadable === null && base.has(id) && isReadByOlder(known.get(id));
  return { entries: [...added, ...entries.filter(({ id }) => !found.has(id) && !isDeleted(id))], unreadable };
}

/** An older version sets aside a trade that leaves open what it always knew: it is missing then, but not deleted. */
function isReadByOlder(row: Row | undefined): boolean {
  const always = ['tradeType', 'emotionBefore', 'timeframe', 'marketCondition', 'setupQuality', 'executionDiscipline'];
  const fields = new Map<string, unknown>(Object.entries(row?.entry ?? {}));
  return always.every((name) => fields.get(name) !== '' && fields.get(name) !== null);
}

function readItem(item: unknown, known: ReadonlyMap<string, Row>): JournalEntry | null {
  if (typeof item !== 'object' || item === null) return null;
  const row = known.get(String((item as { id?: unknown }).id));
  if (row?.text === JSON.stringify(item)) return row.entry;
  const [entry = null] = parseStoredEntries(JSON.stringify([row === undefined ? item : withNewer(row, item)])).entries;
  return entry;
}

/** An older version’s trade with what it doesn’t know of it, also within a field that it left as it was. */
function withNewer(row: Row, item: object): object {
  const stored = new Map<string, unknown>(Object.entries(JSON.parse(row.text)));
  const newer = [...stored].filter(([name]) => !OLD_FIELDS.has(name));
  const seen = Object.entries(item).map(([name, value]) => {
    const own = stored.get(name);
    return [name, isPartOf(value, own) ? own : value] as const;
  });
  return Object.fromEntries([...newer, ...seen]);
}

function isPartOf(part: unknown, whole: unknown): boolean {
  if (typeof part !== 'object' || part === null) return part === whole;
  if (typeof whole !== 'object' || whole === null) return false;
  const isSameList = !Array.isArray(part) || (Array.isArray(whole) && part.length === whole.length);
  return isSameList && Object.entries(part).every(([name, value]) => isPartOf(value, Reflect.get(whole, name)));
}
