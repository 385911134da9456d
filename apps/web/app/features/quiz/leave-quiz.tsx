import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx';

/** Ends a quiz without a result, once the learner has confirmed. */
export function LeaveQuiz({ onLeave }: { onLeave: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" className="shrink-0" onClick={() => setAsking(true)}>
        Quit
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Quit this quiz?"
        description="Your answers won’t be saved, and it won’t count toward today’s quizzes."
        confirmLabel="Quit quiz"
        cancelLabel="Keep going"
        onConfirm={onLeave}
      />
    </>
  );
}
