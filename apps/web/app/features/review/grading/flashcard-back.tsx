import type { Flashcard } from '@wickwise/contract/review';
import { isLeech } from '@wickwise/learning/card-schedule';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { CandleChart, type CandlePicture } from '#app/ui/chart/candle-chart.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { categoryNames } from '../model.ts';

interface FlashcardBackProps {
  card: Flashcard;
  /** How often the card was forgotten after it had been learned. */
  lapses: number;
  picture: CandlePicture;
  /** What the shown chart was, if it was to be judged. */
  verdict: ReactNode;
  onTurn: () => void;
}

/** Answer, definition and key signal. It takes the focus, so that a screen reader continues with the answer. */
export function FlashcardBack({ card, lapses, picture, verdict, onTurn }: FlashcardBackProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="overflow-hidden rounded-lg border border-line bg-panel outline-none"
    >
      <div className="grid gap-5 p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <div>
            <p className="text-muted text-sm">{categoryNames[card.category]}</p>
            <h2 id={titleId} className="mt-1">
              {card.name}
            </h2>
          </div>
          <button
            type="button"
            aria-keyshortcuts="Space"
            onClick={onTurn}
            className="-mt-1.5 -mr-2 flex min-h-11 shrink-0 items-center gap-2 rounded-md px-2 text-muted text-sm hover:text-ink"
          >
            Turn back <KeyHint>Space</KeyHint>
          </button>
        </div>
        {verdict}
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,13rem)]">
          <p className="text-lg leading-relaxed">{card.answer}</p>
          <div className="self-start overflow-hidden rounded-md border border-line bg-sunk">
            <CandleChart picture={picture} size="medium" decorative />
          </div>
        </div>
        {isLeech({ lapses }) ? <AnotherExplanation card={card} lapses={lapses} /> : null}
        <Part title="Definition">{card.definition}</Part>
        <Part title="Key signal">{card.signal}</Part>
        <p className="text-md">
          <Link to={`/learn/${card.id}`} className="underline underline-offset-4">
            Open the lesson
          </Link>
        </p>
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-line border-t pt-4">
      <h3 className="mb-1.5 text-lg">{title}</h3>
      <p className="text-md text-soft leading-relaxed">{children}</p>
    </div>
  );
}

/** For a leech: what to look for, and what only looks like it. */
function AnotherExplanation({ card, lapses }: { card: Flashcard; lapses: number }) {
  return (
    <div className="rounded-md border border-brass p-4">
      <h3 className="text-lg">Another way to see it</h3>
      <p className="mt-1 text-md text-soft">
        You’ve forgotten this card {lapses} times, so repeating it isn’t enough. Check these one by one:
      </p>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-md">
        {card.characteristics.map((characteristic) => (
          <li key={characteristic}>{characteristic}</li>
        ))}
      </ul>
      <p className="mt-3 text-md">
        <span className="font-semibold">Don’t mistake it for this: </span>
        {card.nearMissCaption}
      </p>
    </div>
  );
}
