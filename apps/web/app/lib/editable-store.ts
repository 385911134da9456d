import { createObservable } from './observable.ts';

/** A list that this browser keeps and its screens edit. */
export interface EditableStore<State extends SetAside, Item> {
  /** The same object until something changes. */
  read(): State;
  /** Edits what is stored now, another tab's changes included. False when the browser refused: nothing changed then. */
  change(edit: Edit<Item>): boolean;
  deleteSetAside(): void;
  /** Reads again, after another tab wrote. */
  reload(): void;
  subscribe(listener: () => void): () => void;
}

export type Edit<Item> = (items: readonly Item[]) => readonly Item[];

interface SetAside {
  /** The key under which unreadable data was kept, or null when everything could be read. */
  readonly setAsideAs: string | null;
}

interface Format<State, Item> {
  readonly load: () => State;
  /** Returns null when the browser refused. */
  readonly save: (edit: Edit<Item>) => State | null;
}

export function createEditableStore<State extends SetAside, Item>(
  storage: Storage | null,
  { load, save }: Format<State, Item>,
): EditableStore<State, Item> {
  const { read, publish, subscribe } = createObservable(load());
  return {
    read,
    change: (edit) => {
      const saved = save(edit);
      publish(saved ?? load());
      return saved !== null;
    },
    deleteSetAside: () => {
      const { setAsideAs } = read();
      if (setAsideAs !== null) storage?.removeItem(setAsideAs);
      publish(load());
    },
    reload: () => publish(load()),
    subscribe,
  };
}
