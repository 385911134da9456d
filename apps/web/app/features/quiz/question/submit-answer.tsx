import { Button } from '#app/ui/button/button.tsx';

interface SubmitAnswerProps {
  hasChosen: boolean;
  /** While the answer is being judged. */
  isPending: boolean;
}

export function SubmitAnswer({ hasChosen, isPending }: SubmitAnswerProps) {
  return (
    <Button type="submit" disabled={!hasChosen} pending={isPending} pendingLabel="Checking..." className="max-sm:grow">
      Submit Answer
    </Button>
  );
}
