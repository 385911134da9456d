import type { Flashcard } from '@wickwise/contract/review';
import { isLeech } from '@wickwise/learning/card-schedule';
import type { MarkedCandles } from '@wickwise/market/focus-on-mark';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { ReadingMarks } from '#app/features/pattern/public.ts';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { categoryNames } from '../model.ts';
import { readingOf } from './card-chart.ts';

interface FlashcardBackProps {
  card: Flashcard;
  /** How often the card was forgotten after it had been learned. */
  lapses: number;
  chart: MarkedCandles;
  /** What the shown chart was, if it was to be judged. */
  verdict?: ReactNode;
  /** Null where the verdict says everything. */
  answer: string | null;
  onTurn: () => void;
}

/**
 * The answer, and on the chart the reason for it; the rest of the lesson on request. It takes the focus, so that a
 * screen reader continues with the answer.
 */
export function FlashcardBack({ card, lapses, chart, verdict, answer, onTurn }: FlashcardBackProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex flex-1 flex-col overflow-hidden rounded-lg border border-line bg-panel outline-none"
    >
      <div className="px-4 py-3 sm:p-5 short:py-2">
        <div className="flex items-start justify-between gap-3">
          <div>
            <p className="text-muted text-sm">{categoryNames[card.category]}</p>
            <h2 id={titleId} className="mt-0.5 text-xl">
              {card.name}
            </h2>
          </div>
          <button
            type="button"
            aria-keyshortcuts="Space"
            onClick={onTurn}
            className="-mt-1.5 -mr-2 flex min-h-11 shrink-0 items-center gap-2 rounded-md px-2 text-muted text-sm hover:text-ink"
          >
            Flip back <KeyHint>Space</KeyHint>
          </button>
        </div>
        {verdict}
        {answer === null ? null : <p className="mt-1.5 sm:text-lg short:mt-1 short:text-md">{answer}</p>}
      </div>
      <div className="relative min-h-32 flex-1 short:min-h-24 border-line border-t bg-sunk">
        <ReasonChart card={card} chart={chart} />
      </div>
      <More card={card} lapses={lapses} />
    </section>
  );
}

/** The chart of the question, with what the rule measures on it. */
function ReasonChart({ card, chart }: Pick<FlashcardBackProps, 'card' | 'chart'>) {
  const reading = useMemo(() => readingOf(card, chart), [card, chart]);
  const { candles, mark, lines = [] } = chart;
  // What stands on one candle is drawn beside it, by the reading.
  const across = lines.filter(({ from, to }) => from[0] !== to[0]);
  return (
    <CandleChart
      picture={{ candles, mark, lines: across, alt: '' }}
      size="large"
      fills
      decorative
      overlay={(layout) => (reading === null ? null : <ReadingMarks reading={reading} layout={layout} />)}
    />
  );
}

/** The rest of the lesson; open at once where the answer alone has not been enough. */
function More({ card, lapses }: Pick<FlashcardBackProps, 'card' | 'lapses'>) {
  return (
    <details open={isLeech({ lapses })} className="border-line border-t px-4 sm:px-5">
      <summary className="min-h-11 content-center text-muted text-sm hover:text-ink">More</summary>
      <div className="grid gap-4 pt-1 pb-4">
        {isLeech({ lapses }) ? <AnotherExplanation card={card} lapses={lapses} /> : null}
        <Part title="Definition">{card.definition}</Part>
        <Part title="Key signal">{card.signal}</Part>
        <p className="text-md">
          <Link to={`/learn/${card.id}`} className="underline underline-offset-4">
            Open the lesson
          </Link>
        </p>
      </div>
    </details>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 text-lg">{title}</h3>
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
