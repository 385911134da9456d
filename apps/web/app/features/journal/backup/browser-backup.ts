import type { JournalEntry } from '@wickwise/journal/entry';
import { parseStoredEntries, serializeEntries } from '@wickwise/journal/stored-entry';
import { parseJson } from '#app/lib/browser-storage.ts';
import { DRAFT_PREFIX } from '#app/lib/drafts.ts';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import { ownKey } from '#app/lib/owned-store.ts';
import type { StoredPicture } from '../store/trade-database.ts';

type Entries = readonly JournalEntry[];

const FORMAT = 'wickwise-browser-backup';
const VERSION = 1;

/** What this browser keeps for one person, and its settings, by key. */
export type BrowserData = Readonly<Record<string, string>>;

/** A backup file's contents. The trades among the data are all of them, whatever the specified key has room for. */
export interface Backup {
  readonly data: BrowserData;
  readonly pictures: readonly StoredPicture[];
}

/** What restoring a backup would do to one key. */
export interface RestoreStep {
  readonly key: string;
  readonly effect: 'same' | 'new' | 'merged' | 'replaced';
  /** What the key will hold. */
  readonly value: string;
}

/** What the browser keeps for its owner and its settings; nothing of other people. */
export function readBrowserData(storage: Storage, owner: string): BrowserData {
  const own = Object.entries(readAll(storage)).flatMap(([key, text]) => {
    const name = backupName(key, owner);
    return name === null ? [] : [[name, text] as const];
  });
  return Object.fromEntries(own);
}

function readAll(storage: Storage): BrowserData {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return Object.fromEntries(keys.sort().map((key) => [key, storage.getItem(key) ?? '']));
}

/** The name of a key in the owner's backup; null for what is another person's, or is still to be sent. */
function backupName(key: string, owner: string): string | null {
  if (key.startsWith(DRAFT_PREFIX)) return key.startsWith(`${DRAFT_PREFIX}${owner}.`) ? key : null;
  const name = ownedName(key);
  if (name === undefined) return key;
  const rest = key.slice(ownKey(name, owner).length);
  const isOwn = key.startsWith(ownKey(name, owner)) && (rest === '' || rest.startsWith('.set-aside'));
  return isOwn ? `${name}${rest}` : null;
}

/** The key that a name in a backup is restored to. */
function restoredKey(name: string, owner: string): string {
  const owned = ownedName(name);
  return owned === undefined ? name : `${ownKey(owned, owner)}${name.slice(owned.length)}`;
}

function ownedName(key: string): string | undefined {
  return Object.values(ownedKeys).find((name) => key === name || key.startsWith(`${name}.`));
}

/** The file of a backup, in parts: with many pictures it is longer than a text can be. `now` is an ISO time. */
export function writeBackup({ data, pictures }: Backup, now: string): string[] {
  const head = JSON.stringify({ format: FORMAT, version: VERSION, savedAt: now, data }, null, 2).slice(0, -2);
  const lines = pictures.map(({ id, url }, index) => `${index === 0 ? '' : ','}\n    ${JSON.stringify({ id, url })}`);
  return [head, ',\n  "pictures": [', ...lines, ']\n}'];
}

/** What a backup file holds; null if it isn't one, or is from a newer version. */
export function parseBackup(text: string): Backup | null {
  const file = parseJson(text);
  if (typeof file !== 'object' || file === null) return null;
  const { format, version, data, pictures = [] } = file as Record<string, unknown>;
  if (format !== FORMAT || version !== VERSION || typeof data !== 'object' || data === null) return null;
  if (!Object.values(data).every((value) => typeof value === 'string')) return null;
  return Array.isArray(pictures) && pictures.every(isPicture) ? { data: { ...data } as BrowserData, pictures } : null;
}

/** Only what an image can show: a backup may be anyone's file. */
function isPicture(value: unknown): value is StoredPicture {
  if (typeof value !== 'object' || value === null) return false;
  const { id, url } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof url === 'string' && /^data:image\/(png|jpeg|webp);base64,/.test(url);
}

/** What restoring would do, without doing it. Trades are merged; keys that the backup does not have stay as they are. */
export function planRestore(backup: BrowserData, current: BrowserData): RestoreStep[] {
  return Object.entries(backup).map(([key, saved]) => {
    const held = current[key];
    if (held === undefined) return { key, effect: 'new', value: saved };
    const value = key === ownedKeys.trades ? mergeTrades(saved, held) : saved;
    if (value === held) return { key, effect: 'same', value };
    return { key, effect: key === ownedKeys.trades ? 'merged' : 'replaced', value };
  });
}

/** The trades of both; for a trade in both, the backup's version. Damaged data in one must not cost the other. */
function mergeTrades(saved: string, held: string): string {
  const [backup, current] = [parseStoredEntries(saved), parseStoredEntries(held)];
  if (backup.damaged === 'all') return held;
  if (current.damaged === 'all') return saved;
  const text = serializeEntries(withRestoredTrades(current.entries, backup.entries));
  return text === serializeEntries(current.entries) ? held : text;
}

export function withRestoredTrades(current: Entries, backup: Entries): Entries {
  const byId = new Map(backup.map((entry) => [entry.id, entry]));
  const merged = current.map((entry) => byId.get(entry.id) ?? entry);
  const known = new Set(current.map(({ id }) => id));
  return [...backup.filter(({ id }) => !known.has(id)), ...merged];
}

/**
 * Carries out what a restore does to the keys of localStorage, as a whole: if the browser refuses a part of it, everything
 * is put back. Returns what would undo it; null when it was refused.
 */
export function restoreKeys(
  storage: Storage,
  { steps, owner }: { steps: readonly RestoreStep[]; owner: string },
): (() => void) | null {
  const written = steps.map(({ key, value }) => [restoredKey(key, owner), value] as const);
  const before = written.map(([key]) => [key, storage.getItem(key)] as const);
  const undo = () => {
    for (const [key] of before) storage.removeItem(key);
    for (const [key, value] of before) if (value !== null) storage.setItem(key, value);
  };
  try {
    for (const [key, value] of written) storage.setItem(key, value);
    return undo;
  } catch {
    undo();
    return null;
  }
}
