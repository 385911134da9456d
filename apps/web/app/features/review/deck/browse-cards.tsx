import type { Flashcard, ReviewGrade } from '@wickwise/contract/review';
import { upToMark } from '@wickwise/market/up-to-mark';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useMemo, useState } from 'react';
import { hasHeritageAccess } from '#app/features/access/public.ts';
import { useResponseTime } from '#app/lib/response-time.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { numberKeys } from '#app/ui/focus/option-keys.ts';
import { useShortcutKeys } from '#app/ui/focus/shortcut-keys.ts';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import { CardBar } from '../card/card-bar.tsx';
import { CardMenu } from '../card/card-menu.tsx';
import { CardDesk, CardTable } from '../card/card-table.tsx';
import { FlashcardBack } from '../card/flashcard-back.tsx';
import { FlashcardFront } from '../card/flashcard-front.tsx';
import { GradeButtons } from '../grading/grade-buttons.tsx';
import type { Graded, Reviewing } from '../grading/reviewing.ts';
import { ShowAnswer } from '../grading/show-answer.tsx';
import type { OrderedCards } from './ordered-cards.ts';
import type { ReviewDeck } from './review-deck.ts';

const GRADES = ['hard', 'good', 'easy'] as const satisfies readonly ReviewGrade[];

interface BrowseCardsProps {
  deck: ReviewDeck;
  order: OrderedCards;
  reviewing: Reviewing;
  aside: ReactNode;
}

/** Every card, filtered and in order or shuffled. */
export function BrowseCards({ deck, order, reviewing, aside }: BrowseCardsProps) {
  const { cards, card, place, round, goTo, filter } = order;
  const [mastered, setMastered] = useState<ReadonlySet<string>>(new Set());
  const grade = (graded: Graded) => {
    reviewing.grade(graded);
    if (graded.grade === 'easy') setMastered(new Set(mastered).add(graded.cardId));
    goTo(place + 1);
  };
  useShortcutKeys({ arrowleft: () => goTo(place - 1), arrowright: () => goTo(place + 1) });

  return (
    <CardDesk
      state={`${card?.id} ${round}`}
      bar={
        <CardBar
          number={card ? place + 1 : null}
          total={cards.length}
          before={<Move label="Previous" icon={ChevronLeft} keyName="ArrowLeft" onMove={() => goTo(place - 1)} />}
          after={<Move label="Next" icon={ChevronRight} keyName="ArrowRight" onMove={() => goTo(place + 1)} />}
          status={<RatedEasy count={mastered.size} />}
        >
          {card ? <CardMenu card={card} deck={deck} reviewing={reviewing} /> : null}
        </CardBar>
      }
    >
      {card ? (
        <BrowsedCard key={`${card.id} ${round}`} card={card} deck={deck} aside={aside} onGrade={grade} />
      ) : (
        <CardTable state="none" aside={aside}>
          <NoCards hasAllCards={hasHeritageAccess(deck.user) || filter.status !== null} />
        </CardTable>
      )}
    </CardDesk>
  );
}

interface BrowsedCardProps {
  card: Flashcard;
  deck: ReviewDeck;
  aside: ReactNode;
  onGrade: (graded: Graded) => void;
}

function BrowsedCard({ card, deck, aside, onGrade }: BrowsedCardProps) {
  const [isTurned, setTurned] = useState(false);
  const responseTime = useResponseTime();
  const chart = useMemo(() => upToMark(card.example), [card]);
  const turn = () => setTurned(!isTurned);
  const grade = (given: ReviewGrade) => onGrade({ cardId: card.id, grade: given, responseMs: responseTime() });
  useShortcutKeys({ ' ': turn, ...(isTurned ? numberKeys(GRADES, grade) : {}) });
  return (
    <CardTable
      state={String(isTurned)}
      aside={aside}
      actions={isTurned ? <GradeButtons grades={GRADES} onGrade={grade} /> : <ShowAnswer onTurn={turn} />}
    >
      {isTurned ? (
        <FlashcardBack
          card={card}
          lapses={deck.schedules.get(card.id)?.lapses ?? 0}
          chart={chart}
          answer={card.answer}
          onTurn={turn}
        />
      ) : (
        <FlashcardFront card={card} question={card.question} chart={chart} onTurn={turn} />
      )}
    </CardTable>
  );
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

interface MoveProps {
  label: string;
  icon: typeof ChevronLeft;
  keyName: string;
  onMove: () => void;
}

function Move({ label, icon: Icon, keyName, onMove }: MoveProps) {
  return (
    <Button variant="quiet" className="min-w-11 px-0!" aria-label={label} aria-keyshortcuts={keyName} onClick={onMove}>
      <Icon size={18} aria-hidden="true" />
    </Button>
  );
}

function RatedEasy({ count }: { count: number }) {
  return (
    <p className={count === 0 ? 'sr-only' : 'w-full text-muted text-sm'}>
      <span className="num">{count}</span> rated Easy so far
    </p>
  );
}
