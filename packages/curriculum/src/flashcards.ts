import { candlestickCards } from './flashcards/candlesticks.ts';
import { chartPatternCards } from './flashcards/chart-patterns.ts';
import type { FlashcardTexts } from './flashcards/flashcard.ts';
import { priceActionCards } from './flashcards/price-action.ts';

/** The question and the answer of every pattern’s flashcard. Those of heritage patterns are premium, as the lessons are. */
export const flashcardTexts: FlashcardTexts = { ...candlestickCards, ...chartPatternCards, ...priceActionCards };
