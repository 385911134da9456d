import { parseStoredEntries, serializeEntries } from '@wickwise/journal/stored-entry';
import { TRADES_KEY } from '../log/trade-storage.ts';

const FORMAT = 'wickwise-browser-backup';
const VERSION = 1;

/** Everything that this browser keeps for the site, by key. */
export type BrowserData = Readonly<Record<string, string>>;

/** What restoring a backup would do to one key. */
export interface RestoreStep {
  readonly key: string;
  readonly effect: 'same' | 'new' | 'merged' | 'replaced';
  /** What the key will hold. */
  readonly value: string;
}

/** Everything that the site keeps in a browser's storage. */
export function readBrowserData(storage: Storage): BrowserData {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return Object.fromEntries(keys.sort().map((key) => [key, storage.getItem(key) ?? '']));
}

/** The file of a backup. `now` is an ISO time. */
export function writeBackup(data: BrowserData, now: string): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, savedAt: now, data }, null, 2);
}

/** The data of a backup file; null if it isn't one, or is from a newer version. */
export function parseBackup(text: string): BrowserData | null {
  const file = parseJson(text);
  if (typeof file !== 'object' || file === null) return null;
  const { format, version, data } = file as Record<string, unknown>;
  if (format !== FORMAT || version !== VERSION || typeof data !== 'object' || data === null) return null;
  return Object.values(data).every((value) => typeof value === 'string') ? ({ ...data } as BrowserData) : null;
}

/** What restoring would do, without doing it. Trades are merged; keys that the backup does not have stay as they are. */
export function planRestore(backup: BrowserData, current: BrowserData): RestoreStep[] {
  return Object.entries(backup).map(([key, saved]) => {
    const held = current[key];
    if (held === undefined) return { key, effect: 'new', value: saved };
    const value = key === TRADES_KEY ? mergeTrades(saved, held) : saved;
    if (value === held) return { key, effect: 'same', value };
    return { key, effect: key === TRADES_KEY ? 'merged' : 'replaced', value };
  });
}

/** The trades of both; for a trade in both, the backup's version. Damaged data in one must not cost the other. */
function mergeTrades(saved: string, held: string): string {
  const [backup, current] = [parseStoredEntries(saved), parseStoredEntries(held)];
  if (backup.damaged === 'all') return held;
  if (current.damaged === 'all') return saved;
  const byId = new Map(backup.entries.map((entry) => [entry.id, entry]));
  const merged = current.entries.map((entry) => byId.get(entry.id) ?? entry);
  const known = new Set(current.entries.map(({ id }) => id));
  const text = serializeEntries([...backup.entries.filter(({ id }) => !known.has(id)), ...merged]);
  return text === serializeEntries(current.entries) ? held : text;
}

/** Carries out a restore as a whole: if the browser refuses a part of it, everything is put back. */
export function restore(storage: Storage, steps: readonly RestoreStep[]): boolean {
  const before = readBrowserData(storage);
  try {
    for (const { key, value } of steps) storage.setItem(key, value);
    return true;
  } catch {
    for (const { key } of steps) storage.removeItem(key);
    for (const [key, value] of Object.entries(before)) storage.setItem(key, value);
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
