import type { CandleSeries } from '@wickwise/market/series';
import type { Interval } from '@wickwise/market/simulation/interval';
import { useOwner } from '#app/features/identity/queries.ts';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import { withItems, withoutItems } from '#app/lib/stored-list.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { SetAsideNotice } from '#app/ui/state/set-aside-notice.tsx';
import { UnownedNotice } from '#app/ui/state/unowned-notice.tsx';
import { drawingStore } from '../storage.ts';
import { type Drawing, drawingText } from './drawings.ts';
import { useDrawingStore, useStoredDrawings } from './use-drawings.ts';

interface DrawingListProps {
  symbol: string;
  drawings: readonly Drawing[];
  series: CandleSeries;
  interval: Interval;
}

/** The drawings on a symbol as text, each with a delete button. */
export function DrawingList({ symbol, drawings, ...chart }: DrawingListProps) {
  const { toast } = useToast();
  const store = useDrawingStore();
  const remove = (gone: readonly Drawing[], title: string) => {
    store.change(withoutItems(gone.map(({ id }) => id)));
    const onClick = () => store.change(withItems(gone));
    toast({ title, action: { label: 'Undo', altText: 'Click Undo to bring it back', onClick } });
  };
  return (
    <section className="p-4">
      <h2 className="text-xl">Your drawings on {symbol}</h2>
      <StorageNotice />
      <UnownedNotice
        name={ownedKeys.drawings}
        owner={useOwner()}
        storeOf={drawingStore}
        noun="drawing"
        count={(unowned) => unowned.length}
        empty={[]}
        merge={(own, unowned) => withItems(unowned)(own)}
      />
      {drawings.length === 0 ? (
        <p className="mt-2 text-md text-soft">
          None yet. Pick a tool beside the chart, then click or tap the candles it should touch. Points snap to the
          nearest open, high, low or close, and stay in this browser.
        </p>
      ) : (
        <ul className="mt-3 grid divide-y divide-line border-line border-y">
          {drawings.map((drawing) => {
            const text = drawingText(drawing, chart);
            return (
              <li key={drawing.id} className="flex items-center justify-between gap-4 py-1 text-md">
                <span className="min-w-0">{text}</span>
                <button
                  type="button"
                  aria-label={`Delete: ${text}`}
                  className="min-h-11 shrink-0 px-2 text-muted underline hover:text-ink"
                  onClick={() => remove([drawing], 'Drawing deleted')}
                >
                  Delete
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {drawings.length > 1 ? (
        <Button variant="quiet" className="mt-3" onClick={() => remove(drawings, `Drawings on ${symbol} deleted`)}>
          Delete all on {symbol}
        </Button>
      ) : null}
    </section>
  );
}

/** Problems with storing the drawings. */
function StorageNotice() {
  const { unsaved, setAsideAs } = useStoredDrawings();
  const store = useDrawingStore();
  if (unsaved) {
    return (
      <Notice tone="warning" title="Your drawings aren’t saved" live>
        Your browser couldn’t save the last change. Its storage is full or turned off. What you drew stays until you
        close this page.
      </Notice>
    );
  }
  if (setAsideAs === null) return null;
  return (
    <SetAsideNotice
      title="Some drawings in this browser can’t be read"
      storageKey={setAsideAs}
      fileName="drawings-set-aside.json"
      onDelete={() => store.deleteSetAside()}
    />
  );
}
