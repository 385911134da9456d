import { shallow } from 'zustand/shallow';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { browserStorage, copyAside, findSetAside, onOtherTabsChange, readItem, writeItem } from './browser-storage.ts';

/** A value that this browser keeps, and what went wrong with keeping it. */
export interface Stored<Value> {
  readonly value: Value;
  /** The browser refused to store the last change: it lasts until this page is closed. */
  readonly unsaved: boolean;
  /** The key under which unreadable data was kept, or null when everything could be read. */
  readonly setAsideAs: string | null;
}

export interface StoredValue<Value> extends StoreApi<Stored<Value>> {
  /** Edits what is stored now, another tab's changes included. False when the browser refused to store it. */
  change(edit: (value: Value) => Value): boolean;
  deleteSetAside(): void;
  /** Reads again, after another tab wrote. */
  reload(): void;
}

/** How a value is stored. Another version or a person may have written the text. */
export interface Format<Value> {
  readonly key: string;
  /** Without anything stored. It is also what a built page shows until its script runs. */
  readonly empty: Value;
  /** Null when the text can't be read: it is then set aside. */
  readonly parse: (text: string) => Value | null;
  /** What can be read of a text that can't be read as a whole. */
  readonly salvage?: (text: string) => Value;
  /** Null to remove the key. */
  readonly serialize: (value: Value) => string | null;
  /** Keeps a change that the browser refused to store until the page is closed. Without it the change is undone. */
  readonly merge?: (stored: Value, unsaved: Value) => Value;
}

/** Keeps a value in `storage`; null where the browser forbids it. */
export function createStoredValue<Value>(storage: Storage | null, format: Format<Value>): StoredValue<Value> {
  const { key, empty, merge } = format;
  const store = createStore<Stored<Value>>(() => ({ value: empty, unsaved: false, setAsideAs: null }));
  const read = (): Stored<Value> => {
    const { value, unsaved } = store.getState();
    const stored = load(storage, format);
    return { ...stored, unsaved, value: unsaved && merge ? merge(stored.value, value) : stored.value };
  };
  // Without a change the state stays the same object: a new one would render its readers again, in the midst of hydration.
  const reload = () => store.setState((state) => (shallow(state, read()) ? state : read()));
  const change = (edit: (value: Value) => Value) => {
    const { value: before, setAsideAs } = read();
    const value = edit(before);
    // Unreadable data that couldn't be set aside is never overwritten.
    const isSaved = setAsideAs !== key && save(storage, format, value);
    store.setState({ value: isSaved || merge ? value : before, unsaved: !isSaved && merge !== undefined, setAsideAs });
    return isSaved;
  };
  const deleteSetAside = () => {
    const { setAsideAs } = store.getState();
    if (setAsideAs !== null) storage?.removeItem(setAsideAs);
    reload();
  };
  reload();
  return { ...store, change, deleteSetAside, reload };
}

/** The store of this browser, opened on first use and kept in step with its other tabs. */
export function browserStore<Value>(format: Format<Value>): () => StoredValue<Value> {
  let store: StoredValue<Value> | null = null;
  return () => {
    if (store === null) {
      store = createStoredValue(browserStorage(), format);
      onOtherTabsChange(format.key, store.reload);
    }
    return store;
  };
}

/** Sets damaged data aside as a whole, and keeps what can be read of it. On a full disk it stays under its own key. */
function load<Value>(storage: Storage | null, format: Format<Value>): Pick<Stored<Value>, 'value' | 'setAsideAs'> {
  const { key, empty, parse, salvage } = format;
  const text = readItem(storage, key);
  const parsed = text === null ? empty : parse(text);
  if (storage === null || text === null || parsed !== null)
    return { value: parsed ?? empty, setAsideAs: findSetAside(storage, key) };
  const value = salvage?.(text) ?? empty;
  const setAsideAs = copyAside(storage, key);
  return { value, setAsideAs: setAsideAs !== null && save(storage, format, value) ? setAsideAs : key };
}

function save<Value>(storage: Storage | null, { key, serialize }: Format<Value>, value: Value): boolean {
  const text = serialize(value);
  if (text !== null) return writeItem(storage, key, text);
  storage?.removeItem(key);
  return storage !== null;
}
