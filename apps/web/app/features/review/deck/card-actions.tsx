import type { Flashcard } from '@wickwise/contract/review';
import type { LucideIcon } from 'lucide-react';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { Tag } from '#app/ui/tag.tsx';
import type { Reviewing } from '../grading/reviewing.ts';
import type { CardEntryKind } from '../review-entry.ts';
import type { ReviewDeck } from './review-deck.ts';

interface CardActionsProps {
  card: Flashcard;
  deck: ReviewDeck;
  reviewing: Reviewing;
  onChanged?: (kind: CardEntryKind) => void;
}

/** Takes a card out of the reviews and puts it back, or starts its schedule again. */
export function CardActions({ card: { id, name }, deck, reviewing, onChanged }: CardActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const { toast } = useToast();
  const isSuspended = deck.suspended.has(id);
  const change = (kind: CardEntryKind) => {
    reviewing.change(kind, id);
    toast({ title: `${name} ${changes[kind].done}`, description: changes[kind].effect });
    onChanged?.(kind);
  };
  return (
    <div className="-mx-2 flex flex-wrap items-center gap-x-2">
      {isSuspended ? (
        <span className="mx-2">
          <Tag>Suspended</Tag>
        </span>
      ) : null}
      <QuietButton icon={isSuspended ? Play : Pause} onClick={() => change(isSuspended ? 'resume' : 'suspend')}>
        {isSuspended ? 'Resume' : 'Suspend'}
      </QuietButton>
      {deck.schedules.has(id) ? (
        <QuietButton icon={RotateCcw} onClick={() => setAsking(true)}>
          Reset
        </QuietButton>
      ) : null}
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
    </div>
  );
}

const changes: Record<CardEntryKind, { done: string; effect: string }> = {
  suspend: {
    done: 'suspended',
    effect: 'It won’t be due until you resume it. To find it, filter by Suspended under Browse.',
  },
  resume: { done: 'resumed', effect: 'It’s due on the day it was due before.' },
  reset: { done: 'reset', effect: 'It’s a new card again.' },
};

interface QuietButtonProps {
  icon: LucideIcon;
  onClick: () => void;
  children: string;
}

function QuietButton({ icon: Icon, onClick, children }: QuietButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-11 items-center gap-2 rounded-md px-2 text-muted text-sm hover:text-ink"
    >
      <Icon size={16} aria-hidden="true" /> {children}
    </button>
  );
}
