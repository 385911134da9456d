import { useQuery } from '@tanstack/react-query';
import type { JournalEntry } from '@wickwise/journal/entry';
import { type ListedTrade, tradesOf } from '@wickwise/journal/spread/spread';
import { useState } from 'react';
import { useOwner } from '#app/features/identity/queries.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { useTradeChanges } from '../log/trade-changes.ts';
import { holdPicture } from '../store/held-pictures.ts';
import { shrinkPicture } from './shrink-picture.ts';

export type Picture = JournalEntry['pictures'][number];

/** The picture as a `data:` address; null when this browser doesn’t have it, undefined while it is read. */
export function usePictureUrl(id: string): string | null | undefined {
  const { picture } = useTradeChanges();
  const { data } = useQuery({
    queryKey: ['browser', 'trade-picture', useOwner(), id],
    queryFn: async () => (await picture(id))?.url ?? null,
  });
  return data;
}

const NOT_STORED = 'Your browser couldn’t save the change. Its storage is full or turned off.';

/** What changes the pictures of a trade, and what went wrong with the last change. A new one goes to a spread’s first leg. */
export function usePictures(entry: ListedTrade) {
  const trades = tradesOf(entry);
  const ownerOf = (id: string) => trades.find(({ pictures }) => pictures.some((it) => it.id === id)) ?? entry;
  const tradeId = trades[0]?.id ?? entry.id;
  const { changePictures } = useTradeChanges();
  const [problem, setProblem] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<{ owner: string; picture: Picture; place: number } | null>(null);
  const attempt = async (stored: Promise<boolean>) => {
    const isStored = await stored;
    setProblem(isStored ? null : NOT_STORED);
    return isStored;
  };
  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setAdding(true);
    setProblem(null);
    const unreadable: string[] = [];
    for (const file of files) {
      const shrunk = await shrinkPicture(file);
      if (shrunk === null) unreadable.push(file.name);
      else if (!(await attempt(changePictures(tradeId, withNew(shrunk))))) break;
    }
    if (unreadable.length > 0)
      setProblem(`Your browser can’t read ${unreadable.join(', ')}. Use PNG, JPEG or WebP, up to 40 MB.`);
    setAdding(false);
  };
  const describe = (id: string, alt: string) =>
    attempt(changePictures(ownerOf(id).id, (pictures) => pictures.map((it) => (it.id === id ? { ...it, alt } : it))));
  const remove = async (picture: Picture) => {
    const { id: owner, pictures: before } = ownerOf(picture.id);
    const place = before.findIndex(({ id }) => id === picture.id);
    const isStored = await attempt(changePictures(owner, (pictures) => pictures.filter(({ id }) => id !== picture.id)));
    if (isStored) setRemoved({ owner, picture, place });
  };
  const restore = async () => {
    if (removed === null) return;
    const { owner, picture, place } = removed;
    if (await attempt(changePictures(owner, (pictures) => pictures.toSpliced(place, 0, picture)))) setRemoved(null);
  };
  return { problem, isAdding, isRemoved: removed !== null, add, describe, remove, restore };
}

function withNew({ url, width, height }: { url: string; width: number; height: number }) {
  const id = randomUuid();
  holdPicture({ id, url });
  return (pictures: readonly Picture[]) => [...pictures, { id, alt: '', width, height, bytes: url.length }];
}
