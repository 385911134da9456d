import Undo2 from 'lucide-react/icons/undo-2';
import { type ReactNode, useState } from 'react';
import { useShortcutKeys } from '#app/ui/focus/shortcut-keys.ts';
import { ToolButton } from '#app/ui/tool-button.tsx';
import { CardBar } from '../card/card-bar.tsx';
import { CardMenu } from '../card/card-menu.tsx';
import { CardDesk, CardTable } from '../card/card-table.tsx';
import type { DayPlan } from '../deck/day-plan.ts';
import type { ReviewDeck } from '../deck/review-deck.ts';
import { DueCard } from './due-card.tsx';
import { ReviewDone } from './review-done.tsx';
import type { Graded, GradeEntry, Reviewing } from './reviewing.ts';

interface SmartReviewProps {
  deck: ReviewDeck;
  dayPlan: DayPlan;
  reviewing: Reviewing;
  aside: ReactNode;
  /** Opens what is in `aside`, where there is no room for it. */
  figures: ReactNode;
  onBrowse: () => void;
}

/** The due cards, at most one per pattern, each with a chart of its own. */
export function SmartReview({ deck, dayPlan, reviewing, aside, figures, onBrowse }: SmartReviewProps) {
  const { card, place, graded, resets, status, grade, undo, suspend, reset } = useSession(deck, reviewing);
  useShortcutKeys({ u: undo });
  const tools = (
    <>
      {figures}
      {undo ? (
        <ToolButton
          icon={Undo2}
          label="Undo last grade"
          aria-keyshortcuts="U"
          title="Undo last grade (U)"
          onClick={undo}
        />
      ) : null}
      {card ? (
        <CardMenu
          card={card}
          deck={deck}
          reviewing={reviewing}
          onChanged={(kind) => (kind === 'suspend' ? suspend() : reset())}
        />
      ) : null}
    </>
  );
  const said = (
    <p role="status" className="w-full text-sm text-soft empty:hidden">
      {status}
    </p>
  );
  return (
    <CardDesk
      state={`${graded} ${card?.id} ${resets}`}
      bar={
        <CardBar {...place} number={card ? place.number : null} status={said}>
          {tools}
        </CardBar>
      }
    >
      {card ? (
        <DueCard key={`${card.id} ${resets}`} card={card} deck={deck} aside={aside} onGrade={grade} />
      ) : (
        <CardTable state="done" aside={aside}>
          <ReviewDone deck={deck} dayPlan={dayPlan} reviewed={graded} points={reviewing.points} onBrowse={onBrowse} />
        </CardTable>
      )}
    </CardDesk>
  );
}

/** The cards of a session stay as they were at its start: a graded card is no longer due. */
function useSession(deck: ReviewDeck, reviewing: Reviewing) {
  const [queue, setQueue] = useState(() => [...deck.plan.due, ...deck.plan.fresh]);
  const [graded, setGraded] = useState<readonly GradeEntry[]>([]);
  const [resets, setResets] = useState(0);
  const [hasUndone, setUndone] = useState(false);
  const cardId = queue[graded.length];
  const last = graded.at(-1);
  const nameOf = (id: string) => deck.cards.find((card) => card.id === id)?.name ?? null;
  const grade = (given: Graded) => {
    setGraded([...graded, reviewing.grade(given)]);
    setUndone(false);
  };
  const undo = (entry: GradeEntry) => {
    reviewing.undo(entry);
    setGraded(graded.slice(0, -1));
    setUndone(true);
  };
  return {
    card: deck.cards.find(({ id }) => id === cardId),
    place: { number: graded.length + 1, total: queue.length },
    graded: graded.length,
    resets,
    status: statusText(reviewing.points, {
      hasUndone,
      forgotten: last?.grade === 'again' ? nameOf(last.cardId) : null,
    }),
    grade,
    undo: last && (() => undo(last)),
    suspend: () => setQueue(queue.filter((id) => id !== cardId)),
    // A card that was reset is shown again, as a new one.
    reset: () => setResets(resets + 1),
  };
}

interface LastGrade {
  readonly hasUndone: boolean;
  /** The pattern of the last card if it was graded Forgot. */
  readonly forgotten: string | null;
}

/** Points stay earned when a grade is undone, and the next grade of that card earns none. */
function statusText(points: number, { hasUndone, forgotten }: LastGrade): string | null {
  if (hasUndone) return points > 0 ? `Grade undone. You keep the ${points} XP.` : 'Grade undone.';
  // The button says when the card comes back, which is later than its pattern is asked about.
  const due = forgotten === null ? null : `${forgotten} is due on a chart today.`;
  const earned = points > 0 ? `+${points} XP on this visit` : null;
  return [due, earned].filter((text) => text !== null).join(' ') || null;
}
