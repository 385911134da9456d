import type { JournalEntry } from '@wickwise/journal/entry';
import type { StoredPicture, TradeTransaction } from './trade-database.ts';
import type { Row } from './trade-rows.ts';

/** Pictures that no stored trade has: one that is about to be added, or was removed and can come back by Undo. */
const held = new Map<string, StoredPicture>();

export function heldPicture(id: string): StoredPicture | null {
  return held.get(id) ?? null;
}

/** Keeps a picture until a change stores a trade that has it. */
export function holdPicture(picture: StoredPicture): void {
  held.set(picture.id, picture);
}

interface Changed {
  readonly put: readonly Row[];
  readonly remove: readonly Row[];
  readonly before: readonly Row[];
}

/** Stores the pictures that a change adds, and takes out those that it removes, with the change itself or not at all. */
export async function changePictures(change: TradeTransaction, { put, remove, before }: Changed): Promise<void> {
  const changed = new Set([...put, ...remove].map(({ id }) => id));
  const had = picturesOf(before.filter(({ id }) => changed.has(id)));
  const has = picturesOf(put);
  const pictures = change.objectStore('pictures');
  for (const id of without(has, had)) {
    const picture = held.get(id);
    if (picture !== undefined) await pictures.put(picture);
  }
  for (const id of without(had, has)) {
    const picture = await pictures.get(id);
    if (picture !== undefined) holdPicture(picture);
    await pictures.delete(id);
  }
}

function picturesOf(rows: readonly { readonly entry: JournalEntry }[]): Set<string> {
  return new Set(rows.flatMap(({ entry }) => entry.pictures.map(({ id }) => id)));
}

function without(ids: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...ids].filter((id) => !others.has(id));
}
