import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { useCurrentUser } from '../identity/queries.ts';
import { useStartOver } from './queries.ts';

/** Lets a learner reset what counts as known. A visitor clears their browser instead. */
export function StartOver() {
  const { user } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, isError } = useStartOver();
  if (user === null) return null;
  return (
    <div className="border-line border-t px-5 py-3">
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Start over
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Start over with what you know?"
        description="Every skill is new again, and today’s plan begins at the start. Your completed lessons, XP, badges and flashcards stay, and so does your history."
        confirmLabel="Start over"
        pending={isPending}
        pendingLabel="Starting over..."
        onConfirm={() => mutate(undefined, { onSuccess: () => setOpen(false) })}
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
