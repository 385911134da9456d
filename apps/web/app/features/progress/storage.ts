import { MERGE_LIMIT, PATTERN_ID } from '@wickwise/contract/constants';
import { findSetAside, lazyStore, moveAside, parseJson, readItem, writeItem } from '#app/lib/browser-storage.ts';
import { createObservable } from '#app/lib/observable.ts';

export const VISITOR_PROGRESS_KEY = 'wickwise.visitor-progress';

const VERSION = 2;
const LISTS = ['patternIds', 'terms', 'sections', 'modules', 'articles'] as const;
type ListName = (typeof LISTS)[number];

/** The ids of what a visitor completed: lessons, terms, sections, modules and articles. */
export type VisitorLists = Readonly<Record<ListName, readonly string[]>>;

/** What a visitor completed in this browser, and any problem with storing it. */
export interface VisitorProgress {
  readonly lists: VisitorLists;
  /** The browser refused to store the last change: it lasts until this page is closed. */
  readonly unsaved: boolean;
  /** The key under which unreadable data was kept, or null when everything could be read. */
  readonly setAsideAs: string | null;
}

const NO_LISTS: VisitorLists = { patternIds: [], terms: [], sections: [], modules: [], articles: [] };
export const NO_VISITOR_PROGRESS: VisitorProgress = { lists: NO_LISTS, unsaved: false, setAsideAs: null };

export interface VisitorProgressStore {
  /** The same object until something changes. */
  read(): VisitorProgress;
  complete(list: ListName, id: string): void;
  forget(lists: Partial<VisitorLists>): void;
  deleteSetAside(): void;
  /** Reads again, after another tab wrote. */
  reload(): void;
  subscribe(listener: () => void): () => void;
}

/** Keeps a visitor's progress in `storage`, or only in memory when the browser forbids it (`null`). */
export function createVisitorProgressStore(storage: Storage | null): VisitorProgressStore {
  const { read, publish, subscribe } = createObservable(load(storage, NO_VISITOR_PROGRESS));
  // What another tab stored since is read first, so that neither tab undoes the other's lesson.
  const change = (edit: (lists: VisitorLists) => VisitorLists) => {
    const fresh = load(storage, read());
    const lists = edit(fresh.lists);
    publish({ ...fresh, lists, unsaved: !save(storage, lists) });
  };

  return {
    read,
    complete: (list, id) => change((lists) => ({ ...lists, [list]: union(lists[list], [id]) })),
    forget: (gone) => change((lists) => mapLists((name) => lists[name].filter((id) => !gone[name]?.includes(id)))),
    deleteSetAside: () => {
      const { setAsideAs } = read();
      if (storage !== null && setAsideAs !== null) storage.removeItem(setAsideAs);
      publish(load(storage, { ...read(), setAsideAs: null }));
    },
    reload: () => publish(load(storage, read())),
    subscribe,
  };
}

export function isEmpty(lists: VisitorLists): boolean {
  return LISTS.every((name) => lists[name].length === 0);
}

function mapLists(idsOf: (name: ListName) => readonly string[]): VisitorLists {
  return {
    patternIds: idsOf('patternIds'),
    terms: idsOf('terms'),
    sections: idsOf('sections'),
    modules: idsOf('modules'),
    articles: idsOf('articles'),
  };
}

/** The store of this browser, opened on first use and synchronized with other tabs. */
export const visitorProgressStore = lazyStore(VISITOR_PROGRESS_KEY, createVisitorProgressStore);

function load(storage: Storage | null, previous: VisitorProgress): VisitorProgress {
  if (storage === null) return previous;
  const stored = parseStored(readItem(storage, VISITOR_PROGRESS_KEY));
  if (stored === 'unreadable') return setAside(storage, previous);
  const lists = previous.unsaved ? mapLists((name) => union(stored[name], previous.lists[name])) : stored;
  const setAsideAs = findSetAside(storage, VISITOR_PROGRESS_KEY);
  if (lists === previous.lists && setAsideAs === previous.setAsideAs) return previous;
  return { ...previous, lists, setAsideAs };
}

/** False when the browser refused, or when unreadable text that could not be moved would be written over. */
function save(storage: Storage | null, lists: VisitorLists): boolean {
  if (storage === null || parseStored(readItem(storage, VISITOR_PROGRESS_KEY)) === 'unreadable') return false;
  if (!isEmpty(lists)) return writeItem(storage, VISITOR_PROGRESS_KEY, JSON.stringify({ version: VERSION, ...lists }));
  storage.removeItem(VISITOR_PROGRESS_KEY);
  return true;
}

function setAside(storage: Storage, previous: VisitorProgress): VisitorProgress {
  const setAsideAs = moveAside(storage, VISITOR_PROGRESS_KEY);
  return setAsideAs === null ? { ...previous, unsaved: true } : { ...previous, setAsideAs };
}

function parseStored(text: string | null): VisitorLists | 'unreadable' {
  if (text === null) return NO_LISTS;
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('version' in value)) return 'unreadable';
  const lists = { ...value } as Partial<Record<ListName, unknown>>;
  // The first version held nothing but lessons.
  if (value.version === 1)
    return areIds(lists.patternIds) ? { ...NO_LISTS, patternIds: lists.patternIds } : 'unreadable';
  return value.version === VERSION && areLists(lists) ? mapLists((name) => lists[name]) : 'unreadable';
}

function areLists(lists: Partial<Record<ListName, unknown>>): lists is VisitorLists {
  return LISTS.every((name) => areIds(lists[name]));
}

/** Whether a stored value can be sent to the server as it is. */
function areIds(value: unknown): value is readonly string[] {
  if (!Array.isArray(value) || value.length > MERGE_LIMIT) return false;
  return value.every((id) => typeof id === 'string' && PATTERN_ID.test(id));
}

function union(some: readonly string[], others: readonly string[]): readonly string[] {
  return [...new Set([...some, ...others])];
}
