import { Button } from '#app/ui/button/button.tsx';

interface SubmitAnswerProps {
  hasChosen: boolean;
  /** While the answer is being judged. */
  isPending: boolean;
}

export function SubmitAnswer({ hasChosen, isPending }: SubmitAnswerProps) {
  return (
    <Button
      type="submit"
      disabled={!hasChosen}
      pending={isPending}
      pendingLabel="Checking..."
      className="mt-6 w-full sm:w-auto"
    >
      Submit Answer
    </Button>
  );
}
