import { useState } from 'react';
import { type CardFilter, filterCards, shuffleCards, wrapAround } from '../model.ts';
import type { ReviewDeck } from './review-deck.ts';

const NO_FILTER: CardFilter = { category: null, difficulty: null, status: null };

export type OrderedCards = ReturnType<typeof useOrderedCards>;

/** The cards that match the filter, in their order or shuffled, and the place among them. */
export function useOrderedCards(deck: ReviewDeck) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [seed, setSeed] = useState<number | null>(null);
  const [wanted, setWanted] = useState(0);
  // Another round shows the question, also where the only card follows itself.
  const [round, setRound] = useState(0);
  const filtered = filterCards(deck, filter);
  const cards = seed === null ? filtered : shuffleCards(filtered, seed);
  const place = wrapAround(wanted, cards.length);
  const goTo = (next: number) => {
    setWanted(wrapAround(next, cards.length));
    setRound(round + 1);
  };
  return {
    cards,
    card: cards[place],
    place,
    round,
    goTo,
    filter,
    onFilter: (chosen: CardFilter) => {
      setFilter(chosen);
      goTo(0);
    },
    isShuffled: seed !== null,
    onShuffle: (isShuffled: boolean) => {
      setSeed(isShuffled ? Date.now() : null);
      goTo(0);
    },
  };
}
