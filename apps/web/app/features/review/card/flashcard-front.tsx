import type { Flashcard } from '@wickwise/contract/review';
import type { MarkedCandles } from '@wickwise/market/focus-on-mark';
import type { ReactNode } from 'react';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { CandleTable } from '#app/ui/chart/candle-table.tsx';
import { unnamedAlt } from '#app/ui/chart/unnamed-alt.ts';
import { categoryNames, difficultyNames } from '../model.ts';

interface FlashcardFrontProps {
  card: Flashcard;
  question: ReactNode;
  chart: MarkedCandles;
  onTurn: () => void;
}

/**
 * Category, question and the chart up to the decision: a click anywhere on it turns the card. The table below is the
 * picture’s text alternative.
 */
export function FlashcardFront({ card, question, chart, onTurn }: FlashcardFrontProps) {
  const { candles, mark } = chart;
  return (
    <div className="flex flex-1 flex-col overflow-hidden rounded-lg border border-line bg-panel hover:border-control">
      <button type="button" onClick={onTurn} className="-outline-offset-4 flex w-full flex-1 flex-col text-left">
        <span className="block px-4 py-3 sm:p-5 short:py-2">
          <span className="flex items-center justify-between gap-3 text-muted text-sm">
            <span>{categoryNames[card.category]}</span>
            <span>{difficultyNames[card.difficulty]}</span>
          </span>
          <span className="mt-1 block text-balance font-serif text-lg leading-snug sm:text-xl">{question}</span>
        </span>
        <span className="relative block min-h-32 short:min-h-24 flex-1 border-line border-t bg-sunk">
          <CandleChart picture={{ candles, mark, alt: unnamedAlt(chart) }} size="large" fills />
        </span>
        <span className="sr-only">Flip the card</span>
      </button>
      <CandleTable candles={candles} mark={mark} markName="marked" />
    </div>
  );
}
