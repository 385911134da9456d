import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import type { MatchingExerciseProps } from './matching-exercise.tsx';

/** Shown in place of the matching exercise when it could not be fetched: the quiz itself can still be finished. */
export function MatchingUnavailable({ onContinue }: MatchingExerciseProps) {
  return (
    <div className="mt-8 grid gap-5">
      <Notice tone="warning" title="The matching exercise couldn’t be loaded" live>
        Your score doesn’t depend on it, so you can continue to your results.
      </Notice>
      <div>
        <Button onClick={onContinue}>Continue</Button>
      </div>
    </div>
  );
}
