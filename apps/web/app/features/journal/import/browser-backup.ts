import { parseStoredEntries, serializeEntries } from '@wickwise/journal/stored-entry';
import { DRAFT_PREFIX } from '#app/lib/drafts.ts';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import { ownKey } from '#app/lib/owned-store.ts';

const FORMAT = 'wickwise-browser-backup';
const VERSION = 1;

/** What this browser keeps for one person, and its settings, by key. */
export type BrowserData = Readonly<Record<string, string>>;

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
  const byId = new Map(backup.entries.map((entry) => [entry.id, entry]));
  const merged = current.entries.map((entry) => byId.get(entry.id) ?? entry);
  const known = new Set(current.entries.map(({ id }) => id));
  const text = serializeEntries([...backup.entries.filter(({ id }) => !known.has(id)), ...merged]);
  return text === serializeEntries(current.entries) ? held : text;
}

/** Carries out a restore as a whole: if the browser refuses a part of it, everything is put back. */
export function restore(storage: Storage, { steps, owner }: { steps: readonly RestoreStep[]; owner: string }): boolean {
  const before = readAll(storage);
  const written = steps.map(({ key, value }) => [restoredKey(key, owner), value] as const);
  try {
    for (const [key, value] of written) storage.setItem(key, value);
    return true;
  } catch {
    for (const [key] of written) storage.removeItem(key);
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
