import type { GalleryPattern, Reliability } from '@wickwise/contract/lesson/gallery';
import { type FocusEvent, memo, type PointerEvent, useId, useRef } from 'react';
import { Card } from '#app/ui/card.tsx';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { categoriesOf, filterLabel, signalPreview } from '../model.ts';
import { GalleryDetails } from './gallery-details.tsx';

const TONES = { bullish: 'up', bearish: 'down', continuation: 'neutral', reversal: 'neutral' } as const;

/** What older textbooks say, never in the color of praise: what was measured stands below it and may deny it. */
const RELIABILITY: Record<Reliability, string> = {
  high: 'Textbooks: high reliability',
  medium: 'Textbooks: medium reliability',
  low: 'Textbooks: low reliability',
};

/** Details open and close as the pointer moves over the cards, and the pictures must not render again each time. */
const Picture = memo(CandleChart);

interface GalleryCardProps {
  card: GalleryPattern;
  isOpen: boolean;
  /** Opened by a pointer over the card or by focus, and closed when both have left. */
  onPeek: () => void;
  /** On a click: opens for good, or closes what a click opened. */
  onToggle: () => void;
  onClose: () => void;
}

/** A pattern of the gallery. Its details open over it: on hover, on focus, and on a click or tap. */
export function GalleryCard({ card, isOpen, onPeek, onToggle, onClose }: GalleryCardProps) {
  const detailsId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const item = useRef<HTMLLIElement>(null);
  const hasFocus = () => item.current?.contains(document.activeElement) ?? false;
  const hover = (event: PointerEvent) => (event.pointerType === 'mouse' ? onPeek() : undefined);
  const leave = (event: PointerEvent) => (event.pointerType === 'mouse' && !hasFocus() ? onClose() : undefined);
  const blur = ({ relatedTarget }: FocusEvent) => {
    if (!item.current?.contains(relatedTarget)) onClose();
  };
  const close = () => {
    if (hasFocus()) button.current?.focus();
    onClose();
  };
  const picture = <Picture picture={card.picture} size="small" />;
  return (
    <li ref={item} className="group relative" onPointerEnter={hover} onPointerLeave={leave} onBlur={blur}>
      <Card
        className="relative h-full transition-colors hover:border-control has-[h2_button:focus-visible]:outline-2 has-[h2_button:focus-visible]:outline-focus has-[h2_button:focus-visible]:outline-offset-3"
        picture={picture}
      >
        <h2 className="text-xl">
          <button
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            className="text-left after:absolute after:inset-0 focus-visible:outline-none"
            onFocus={onPeek}
            onClick={onToggle}
          >
            {card.name}
          </button>
        </h2>
        <CardFacts card={card} />
      </Card>
      {isOpen ? <GalleryDetails id={detailsId} card={card} picture={picture} onClose={close} /> : null}
    </li>
  );
}

function CardFacts({ card }: { card: GalleryPattern }) {
  return (
    <>
      <p className="line-clamp-2 text-md text-soft">{card.description}</p>
      <div className="my-1.5 flex flex-wrap gap-2">
        {categoriesOf(card).map((category) => (
          <Tag key={category} tone={TONES[category]}>
            {filterLabel(category)}
          </Tag>
        ))}
        <Tag tone="neutral">{RELIABILITY[card.reliability]}</Tag>
      </div>
      <p className="text-soft text-sm">
        <b className="font-semibold text-ink">Measured.</b> {card.evidence}
      </p>
      <dl className="mt-auto grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 border-line border-t pt-3 text-sm">
        <dt className="text-muted">Timeframe</dt>
        <dd>{card.timeframe}</dd>
        <dt className="text-muted">Signal</dt>
        <dd>{signalPreview(card)}</dd>
      </dl>
    </>
  );
}
