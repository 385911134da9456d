import type { Flashcard } from '@wickwise/contract/review';
import type { ReactNode } from 'react';
import { CandleChart, type CandlePicture } from '#app/ui/chart/candle-chart.tsx';
import { CandleTable } from '#app/ui/chart/candle-table.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { categoryNames, difficultyNames } from '../model.ts';

interface FlashcardFrontProps {
  card: Flashcard;
  question: ReactNode;
  picture: CandlePicture;
  onTurn: () => void;
}

/**
 * Category, question and picture: a click anywhere on it turns the card. The table below is the picture’s text
 * alternative.
 */
export function FlashcardFront({ card, question, picture, onTurn }: FlashcardFrontProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-panel hover:border-control">
      <button
        type="button"
        aria-keyshortcuts="Space"
        onClick={onTurn}
        className="-outline-offset-4 block w-full text-left"
      >
        <span className="block min-h-36 p-5 pb-4 sm:min-h-32 sm:p-6 sm:pb-5">
          <span className="flex items-center justify-between gap-3 text-muted text-sm">
            <span>{categoryNames[card.category]}</span>
            <span>{difficultyNames[card.difficulty]}</span>
          </span>
          <span className="mt-2.5 block text-balance font-serif text-xl leading-snug sm:text-[1.5rem]">{question}</span>
        </span>
        <span className="block border-line border-y bg-sunk">
          <CandleChart picture={picture} size="large" />
        </span>
        <span className="flex min-h-12 items-center justify-center gap-2.5 px-5 text-md text-soft">
          Show the answer <KeyHint>Space</KeyHint>
        </span>
      </button>
      <CandleTable candles={picture.candles} mark={picture.mark} markName="marked" />
    </div>
  );
}
