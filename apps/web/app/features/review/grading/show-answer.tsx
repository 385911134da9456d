import { Button } from '#app/ui/button/button.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';

export function ShowAnswer({ onTurn }: { onTurn: () => void }) {
  return (
    <Button variant="quiet" className="grow" aria-keyshortcuts="Space" onClick={onTurn}>
      Show the answer <KeyHint>Space</KeyHint>
    </Button>
  );
}
