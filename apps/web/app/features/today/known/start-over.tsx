import { useState } from 'react';
import { useCurrentUser } from '#app/features/identity/queries.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { useStartOver } from '../queries.ts';

const DESCRIPTIONS = {
  learner:
    'Every skill is new again, and today’s plan starts from the beginning. Your completed lessons, XP, badges and flashcards stay, and so does your history.',
  visitor:
    'Every skill is new again, and today’s plan starts from the beginning. Your answers, flashcard reviews and placement checks are deleted from this browser. Your completed lessons and quiz results stay.',
};

/** Lets a learner or a visitor reset what counts as known. */
export function StartOver() {
  const { user } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const { toast } = useToast();
  const { mutate, isPending, isError } = useStartOver(() => {
    setOpen(false);
    toast({ title: 'You’ve started over' });
  });
  return (
    <div className="border-line border-t px-5 py-3">
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Start over
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Start over?"
        description={DESCRIPTIONS[user === null ? 'visitor' : 'learner']}
        confirmLabel="Start over"
        pending={isPending}
        pendingLabel="Starting over..."
        onConfirm={() => mutate()}
      >
        {isError ? (
          <Notice tone="error" title="That didn’t work" live>
            Nothing was changed. Try again in a moment.
          </Notice>
        ) : null}
      </ConfirmDialog>
    </div>
  );
}
