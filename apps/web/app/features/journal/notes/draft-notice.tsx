import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/state/notice.tsx';

/** Shown above a form whose contents were typed on an earlier visit. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="wrap pt-3">
      <Notice title="We kept what you were writing" live>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>You left this form before you saved it.</p>
          <Button variant="quiet" onClick={onDiscard}>
            Discard draft
          </Button>
        </div>
      </Notice>
    </div>
  );
}
