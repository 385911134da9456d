import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/state/notice.tsx';

/** Shown above a form whose contents were typed on an earlier visit. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="mb-6">
      <Notice title="We kept what you were writing" live>
        <p>You left this form before you saved it.</p>
        <Button variant="quiet" className="mt-3" onClick={onDiscard}>
          Discard draft
        </Button>
      </Notice>
    </div>
  );
}
