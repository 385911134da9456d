import type { Flashcard, ReviewGrade } from '@wickwise/contract/review';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';
import { hasHeritageAccess } from '#app/features/access/public.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import { FlashcardBack } from '../grading/flashcard-back.tsx';
import { FlashcardFront } from '../grading/flashcard-front.tsx';
import { GradeButtons } from '../grading/grade-buttons.tsx';
import { gradeKeys, useReviewKeys } from '../grading/review-keys.ts';
import type { Reviewing } from '../grading/reviewing.ts';
import { type CardFilter, filterCards, shuffleCards, wrapAround } from '../model.ts';
import { CardActions } from './card-actions.tsx';
import { CardCounter } from './card-counter.tsx';
import { CardFilters } from './card-filters.tsx';
import type { ReviewDeck } from './review-deck.ts';

const GRADES = ['hard', 'good', 'easy'] as const satisfies readonly ReviewGrade[];

const NO_FILTER: CardFilter = { category: null, difficulty: null, status: null };

interface BrowseCardsProps {
  deck: ReviewDeck;
  reviewing: Reviewing;
}

/** Every card, filtered and in order or shuffled. */
export function BrowseCards({ deck, reviewing }: BrowseCardsProps) {
  const [filter, setFilter] = useState<CardFilter>(NO_FILTER);
  const [seed, setSeed] = useState<number | null>(null);
  const [place, setPlace] = useState(0);
  const [isTurned, setTurned] = useState(false);
  const [mastered, setMastered] = useState<ReadonlySet<string>>(new Set());
  const cards = inOrder(filterCards(deck, filter), seed);
  const card = cards[wrapAround(place, cards.length)];

  const goTo = (next: number) => {
    setPlace(wrapAround(next, cards.length));
    setTurned(false);
  };
  const turn = () => setTurned(!isTurned);
  const grade = (given: ReviewGrade) => {
    if (card === undefined) return;
    reviewing.grade(card.id, given);
    if (given === 'easy') setMastered(new Set(mastered).add(card.id));
    goTo(place + 1);
  };
  useReviewKeys({
    ' ': turn,
    arrowleft: () => goTo(place - 1),
    arrowright: () => goTo(place + 1),
    ...(isTurned ? gradeKeys(GRADES, grade) : {}),
  });

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,2fr)]">
      <div className="lg:order-2">
        <CardFilters
          filter={filter}
          onFilter={(chosen) => {
            setFilter(chosen);
            goTo(0);
          }}
          isShuffled={seed !== null}
          onShuffle={(isShuffled) => {
            setSeed(isShuffled ? Date.now() : null);
            goTo(0);
          }}
        />
      </div>
      <KeepFocus state={card && `${card.id} ${isTurned} ${deck.schedules.has(card.id)}`}>
        {card === undefined ? (
          <NoCards hasAllCards={hasHeritageAccess(deck.user) || filter.status !== null} />
        ) : (
          <div className="grid gap-4">
            <CardCounter number={wrapAround(place, cards.length) + 1} total={cards.length} />
            <BrowsedCard key={card.id} card={card} isTurned={isTurned} turn={turn} deck={deck} />
            {isTurned ? <GradeButtons grades={GRADES} onGrade={grade} /> : null}
            <Moves onMove={(step) => goTo(place + step)} />
            <div className="flex flex-wrap items-center justify-between gap-x-6">
              <p className="text-muted text-sm">
                <span className="num">{mastered.size}</span> rated Easy on this visit
              </p>
              <CardActions
                card={card}
                deck={deck}
                reviewing={reviewing}
                onChanged={() => {
                  // A resumed card leaves the suspended ones, and the next takes its place.
                  if (filter.status === 'suspended') setTurned(false);
                }}
              />
            </div>
          </div>
        )}
      </KeepFocus>
    </div>
  );
}

function inOrder(cards: readonly Flashcard[], seed: number | null): readonly Flashcard[] {
  return seed === null ? cards : shuffleCards(cards, seed);
}

interface BrowsedCardProps {
  card: Flashcard;
  isTurned: boolean;
  turn: () => void;
  deck: ReviewDeck;
}

function BrowsedCard({ card, isTurned, turn, deck }: BrowsedCardProps) {
  const lapses = deck.schedules.get(card.id)?.lapses ?? 0;
  if (isTurned)
    return <FlashcardBack card={card} lapses={lapses} picture={card.example} verdict={null} onTurn={turn} />;
  return <FlashcardFront card={card} question={card.question} picture={card.example} onTurn={turn} />;
}

/** When no free card matches the filters, the Heritage cards are worth mentioning. */
function NoCards({ hasAllCards }: { hasAllCards: boolean }) {
  return (
    <EmptyState
      title="No cards here"
      text="No flashcards available for the selected filters."
      action={hasAllCards ? undefined : <ButtonLink to="/tier-breakdown">See what Heritage adds</ButtonLink>}
    />
  );
}

function Moves({ onMove }: { onMove: (step: -1 | 1) => void }) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button variant="quiet" aria-keyshortcuts="ArrowLeft" onClick={() => onMove(-1)}>
        <ArrowLeft size={18} aria-hidden="true" /> Previous <KeyHint>←</KeyHint>
      </Button>
      <Button variant="quiet" aria-keyshortcuts="ArrowRight" onClick={() => onMove(1)}>
        <KeyHint>→</KeyHint> Next <ArrowRight size={18} aria-hidden="true" />
      </Button>
    </div>
  );
}
