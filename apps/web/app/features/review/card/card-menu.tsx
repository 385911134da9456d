import type { Flashcard } from '@wickwise/contract/review';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx';
import { DropdownMenu } from '#app/ui/overlay/dropdown-menu.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { ToolButton } from '#app/ui/tool-button.tsx';
import type { ReviewDeck } from '../deck/review-deck.ts';
import type { Reviewing } from '../grading/reviewing.ts';
import type { CardEntryKind } from '../review-entry.ts';

interface CardMenuProps {
  card: Flashcard;
  deck: ReviewDeck;
  reviewing: Reviewing;
  onChanged?: (kind: CardEntryKind) => void;
}

/** Takes a card out of the reviews and puts it back, or starts its schedule again. */
export function CardMenu({ card: { id, name }, deck, reviewing, onChanged }: CardMenuProps) {
  const [isAsking, setAsking] = useState(false);
  const { toast } = useToast();
  const isSuspended = deck.suspended.has(id);
  const change = (kind: CardEntryKind) => {
    reviewing.change(kind, id);
    toast({ title: `${name} ${changes[kind].done}`, description: changes[kind].effect });
    onChanged?.(kind);
  };
  const suspend = isSuspended
    ? { label: 'Resume', onSelect: () => change('resume') }
    : { label: 'Suspend', onSelect: () => change('suspend') };
  const reset = { label: 'Reset', onSelect: () => setAsking(true) };
  return (
    <>
      {isSuspended ? <Tag>Suspended</Tag> : null}
      <DropdownMenu
        trigger={<ToolButton icon={Ellipsis} label="Card options" />}
        items={deck.schedules.has(id) ? [suspend, reset] : [suspend]}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Reset this card?"
        description={`${name} becomes a new card, and its schedule starts again. Your past reviews and their XP stay.`}
        confirmLabel="Reset"
        variant="primary"
        onConfirm={() => {
          setAsking(false);
          change('reset');
        }}
      />
    </>
  );
}

const changes: Record<CardEntryKind, { done: string; effect: string }> = {
  suspend: {
    done: 'suspended',
    effect: 'It won’t be due until you resume it. To find it, filter by Suspended under Browse.',
  },
  resume: { done: 'resumed', effect: 'It’s due on the same day as before.' },
  reset: { done: 'reset', effect: 'It’s a new card again.' },
};
