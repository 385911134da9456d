import { Button } from '#app/ui/button/button.tsx';

/** Commits to an answer before the card turns. */
export function JudgeButtons({ onJudge }: { onJudge: (saysShown: boolean) => void }) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button variant="quiet" onClick={() => onJudge(true)}>
        This pattern
      </Button>
      <Button variant="quiet" onClick={() => onJudge(false)}>
        Not this pattern
      </Button>
    </div>
  );
}
