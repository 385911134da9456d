import { HERITAGE_PRICE } from '#app/lib/money.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import type { Lesson } from '../model.ts';

/** As many as fit next to each other on the narrowest phone. */
const SHOWN_PICTURES = 4;

interface PreviewFoldProps {
  previews: readonly Lesson[];
  /** What the previews are, such as `candlesticks`. */
  noun: string;
  listId: string;
  onOpen: () => void;
}

/** On a phone, what Heritage adds to a category: one block instead of a card for each preview. */
export function PreviewFold({ previews, noun, listId, onOpen }: PreviewFoldProps) {
  return (
    <section data-personal className="mt-4 rounded-lg border border-brass border-dashed p-4 sm:hidden noscript:hidden">
      <div aria-hidden="true" className="grid grid-cols-4 gap-2">
        {previews.slice(0, SHOWN_PICTURES).map(({ pattern }) => (
          <div key={pattern.id} className="rounded-md bg-sunk">
            {pattern.picture === null ? (
              <div className="aspect-[120/76]" />
            ) : (
              <CandleChart picture={pattern.picture} size="thumbnail" decorative className="opacity-60" />
            )}
          </div>
        ))}
      </div>
      <p className="mt-3 font-medium">
        {previews.length} more {noun} with Heritage, {HERITAGE_PRICE} one-time
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to="/tier-breakdown" variant="quiet">
          Compare the plans
        </ButtonLink>
        <Button variant="quiet" aria-expanded={false} aria-controls={listId} onClick={onOpen}>
          Show the previews
        </Button>
      </div>
    </section>
  );
}
