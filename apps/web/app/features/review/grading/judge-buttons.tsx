import { Button } from '#app/ui/button/button.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';

/** Commits to an answer before the card turns. */
export function JudgeButtons({ onJudge }: { onJudge: (saysShown: boolean) => void }) {
  return (
    <div className="grid grow grid-cols-2 gap-2">
      <Button variant="quiet" className="px-2!" aria-keyshortcuts="1" onClick={() => onJudge(true)}>
        Yes <KeyHint>1</KeyHint>
      </Button>
      <Button variant="quiet" className="px-2!" aria-keyshortcuts="2" onClick={() => onJudge(false)}>
        No <KeyHint>2</KeyHint>
      </Button>
    </div>
  );
}
