import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { ConfirmDialog } from '#app/ui/overlay/confirm-dialog.tsx';

interface LeaveQuizProps {
  /** What becomes of a quiz that is left open. */
  note: string;
  onLeave: () => void;
}

/** Ends a quiz without a result, once the learner has confirmed. */
export function LeaveQuiz({ note, onLeave }: LeaveQuizProps) {
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
        description="The quiz won’t count: no score, no XP. Answers you’ve already given can still shape your daily plan."
        confirmLabel="Quit quiz"
        cancelLabel="Keep going"
        onConfirm={onLeave}
      >
        <p className="text-md text-soft">
          Or{' '}
          <Link to="/learn" className="font-semibold text-ink underline underline-offset-4">
            take a break
          </Link>
          . {note}
        </p>
      </ConfirmDialog>
    </>
  );
}
