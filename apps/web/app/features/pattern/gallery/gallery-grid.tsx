import type { GalleryPattern } from '@wickwise/contract/lesson/gallery';
import { useState } from 'react';
import { GalleryCard } from './gallery-card.tsx';

export const galleryGridStyle = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-6';

/** The card whose details are shown, and whether a click keeps them open. */
interface OpenCard {
  readonly id: string;
  readonly isPinned: boolean;
}

/** The cards of the gallery. One at a time shows its details. */
export function GalleryGrid({ cards }: { cards: readonly GalleryPattern[] }) {
  const [open, setOpen] = useState<OpenCard | null>(null);
  const peek = (id: string) => setOpen((before) => (before?.isPinned ? before : { id, isPinned: false }));
  const toggle = (id: string) =>
    setOpen((before) => (before?.id === id && before.isPinned ? null : { id, isPinned: true }));
  const close = (id: string) => setOpen((before) => (before?.id === id ? null : before));
  return (
    <ul className={galleryGridStyle}>
      {cards.map((card) => (
        <GalleryCard
          key={card.id}
          card={card}
          isOpen={open?.id === card.id}
          onPeek={() => peek(card.id)}
          onToggle={() => toggle(card.id)}
          onClose={() => close(card.id)}
        />
      ))}
    </ul>
  );
}
