import type { GalleryPattern } from '@wickwise/contract/lesson/gallery';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { lessonPath } from '../model.ts';

const KEY_FEATURES = 3;

interface GalleryDetailsProps {
  id: string;
  card: GalleryPattern;
  /** The card's drawing, which the details name prices of. */
  picture: ReactNode;
  onClose: () => void;
}

/** What doesn't fit on a card. It covers all of the card but its drawing, and Escape closes it wherever the focus is. */
export function GalleryDetails({ id, card, picture, onClose }: GalleryDetailsProps) {
  useEscape(onClose);
  return (
    <section
      id={id}
      aria-label={`${card.name}: details`}
      className="absolute inset-x-0 top-0 z-10 grid min-h-full content-start gap-3 overflow-hidden rounded-lg border border-control bg-panel p-4 pt-0 pb-5 text-sm shadow-raised group-has-[h2_button:focus-visible]:outline-2 group-has-[h2_button:focus-visible]:outline-focus group-has-[h2_button:focus-visible]:outline-offset-3"
    >
      <div aria-hidden="true" className="-mx-4 border-line border-b bg-sunk">
        {picture}
      </div>
      <div className="flex items-start justify-between gap-3">
        <p aria-hidden="true" className="font-serif text-xl">
          {card.name}
        </p>
        <button
          type="button"
          aria-label={`Close the details of ${card.name}`}
          className="-mt-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
          onClick={onClose}
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <p className="text-soft">{card.description}</p>
      <ul className="grid list-disc gap-1 pl-4 text-soft marker:text-brass">
        {card.keyFeatures.slice(0, KEY_FEATURES).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <dl className="grid gap-2.5">
        <Detail name="Trading signal">{card.tradingSignal}</Detail>
        <Detail name="Target">{card.targetCalculation}</Detail>
        <Detail name="Stop loss">{card.stopLoss}</Detail>
        <Detail name="Volume">{card.volume}</Detail>
        <Detail name="Examples">{card.examples.join(' ')}</Detail>
      </dl>
      {card.lessonId === null ? null : (
        <Link
          to={lessonPath(card.lessonId)}
          className="w-fit content-center font-semibold text-md underline underline-offset-4"
        >
          Go to the lesson<span className="sr-only"> on {card.name}</span>
        </Link>
      )}
    </section>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-soft">{children}</dd>
    </div>
  );
}

function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onEscape]);
}
