import { MERGE_LIMIT, PATTERN_ID } from '@wickwise/contract/constants';

export const VISITOR_PROGRESS_KEY = 'wickwise.visitor-progress';
export const SET_ASIDE_KEY = `${VISITOR_PROGRESS_KEY}.set-aside`;

const VERSION = 1;

/** What a visitor completed in this browser, and what went wrong with keeping it. */
export interface VisitorProgress {
  readonly completed: readonly string[];
  /** The browser refused to store the last change: it lasts until this page is closed. */
  readonly unsaved: boolean;
  /** The key under which unreadable data was kept, or null when everything could be read. */
  readonly setAsideAs: string | null;
}

export const NO_VISITOR_PROGRESS: VisitorProgress = { completed: [], unsaved: false, setAsideAs: null };

export interface VisitorProgressStore {
  /** The same object until something changes. */
  read(): VisitorProgress;
  complete(patternId: string): void;
  forget(patternIds: readonly string[]): void;
  deleteSetAside(): void;
  /** Reads again, after another tab wrote. */
  reload(): void;
  subscribe(listener: () => void): () => void;
}

/** Keeps a visitor's lessons in `storage`, or only in memory when the browser forbids it (`null`). */
export function createVisitorProgressStore(storage: Storage | null): VisitorProgressStore {
  const listeners = new Set<() => void>();
  let current = load(storage, NO_VISITOR_PROGRESS);

  const publish = (next: VisitorProgress) => {
    current = next;
    for (const listener of listeners) listener();
  };
  // What another tab stored since is read first, so that neither tab undoes the other's lesson.
  const change = (edit: (completed: readonly string[]) => readonly string[]) => {
    const fresh = load(storage, current);
    const completed = edit(fresh.completed);
    publish({ ...fresh, completed, unsaved: !save(storage, completed) });
  };

  return {
    read: () => current,
    complete: (id) => change((completed) => union(completed, [id])),
    forget: (ids) => change((completed) => completed.filter((id) => !ids.includes(id))),
    deleteSetAside: () => {
      if (storage !== null && current.setAsideAs !== null) storage.removeItem(current.setAsideAs);
      publish(load(storage, { ...current, setAsideAs: null }));
    },
    reload: () => publish(load(storage, current)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let browserStore: VisitorProgressStore | null = null;

/** The store of this browser, opened at first use and kept in step with its other tabs. */
export function visitorProgressStore(): VisitorProgressStore {
  browserStore ??= openBrowserStore();
  return browserStore;
}

function openBrowserStore(): VisitorProgressStore {
  const store = createVisitorProgressStore(browserStorage());
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === VISITOR_PROGRESS_KEY) store.reload();
  });
  return store;
}

/** Merely naming `localStorage` throws where the browser blocks it. */
function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function load(storage: Storage | null, previous: VisitorProgress): VisitorProgress {
  if (storage === null) return previous;
  const stored = parseStored(readItem(storage, VISITOR_PROGRESS_KEY));
  if (stored === 'unreadable') return setAside(storage, previous);
  const completed = previous.unsaved ? union(stored, previous.completed) : stored;
  return { ...previous, completed, setAsideAs: findSetAside(storage) };
}

/** False when the browser refused, or when unreadable text that could not be moved would be written over. */
function save(storage: Storage | null, completed: readonly string[]): boolean {
  if (storage === null || parseStored(readItem(storage, VISITOR_PROGRESS_KEY)) === 'unreadable') return false;
  try {
    if (completed.length === 0) storage.removeItem(VISITOR_PROGRESS_KEY);
    else storage.setItem(VISITOR_PROGRESS_KEY, JSON.stringify({ version: VERSION, patternIds: completed }));
    return true;
  } catch {
    return false;
  }
}

function setAside(storage: Storage, previous: VisitorProgress): VisitorProgress {
  try {
    const key = freeKey(storage);
    storage.setItem(key, readItem(storage, VISITOR_PROGRESS_KEY) ?? '');
    storage.removeItem(VISITOR_PROGRESS_KEY);
    return { ...previous, setAsideAs: key };
  } catch {
    return { ...previous, unsaved: true };
  }
}

function freeKey(storage: Storage): string {
  let key = SET_ASIDE_KEY;
  for (let copy = 2; readItem(storage, key) !== null; copy += 1) key = `${SET_ASIDE_KEY}-${copy}`;
  return key;
}

function findSetAside(storage: Storage): string | null {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.find((key) => key?.startsWith(SET_ASIDE_KEY)) ?? null;
}

function parseStored(text: string | null): readonly string[] | 'unreadable' {
  if (text === null) return [];
  const value = parseJson(text);
  const known = typeof value === 'object' && value !== null && 'version' in value && value.version === VERSION;
  return known && 'patternIds' in value && arePatternIds(value.patternIds) ? value.patternIds : 'unreadable';
}

/** Whether a stored value can be sent to the server as it is. */
function arePatternIds(value: unknown): value is readonly string[] {
  if (!Array.isArray(value) || value.length > MERGE_LIMIT) return false;
  return value.every((id) => typeof id === 'string' && PATTERN_ID.test(id));
}

function readItem(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function union(some: readonly string[], others: readonly string[]): readonly string[] {
  return [...new Set([...some, ...others])];
}
