import type { Flashcard, ReviewGrade } from '@wickwise/contract/review';
import Undo2 from 'lucide-react/icons/undo-2';
import { useMemo, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { CardActions } from '../deck/card-actions.tsx';
import { CardCounter } from '../deck/card-counter.tsx';
import type { ReviewDeck } from '../deck/review-deck.ts';
import { ReviewFigures } from '../deck/review-figures.tsx';
import { intervalText } from '../model.ts';
import type { CardEntryKind } from '../review-entry.ts';
import { ChartVerdict } from './chart-verdict.tsx';
import { FlashcardBack } from './flashcard-back.tsx';
import { FlashcardFront } from './flashcard-front.tsx';
import { GradeButtons } from './grade-buttons.tsx';
import { JudgeButtons } from './judge-buttons.tsx';
import { chartAlt, reviewChartOf } from './review-chart.ts';
import { ReviewDone } from './review-done.tsx';
import { gradeKeys, useReviewKeys } from './review-keys.ts';
import type { GradeEntry, Reviewing } from './reviewing.ts';

const GRADES = ['again', 'hard', 'good', 'easy'] as const satisfies readonly ReviewGrade[];

interface SmartReviewProps {
  deck: ReviewDeck;
  reviewing: Reviewing;
  onBrowse: () => void;
}

/** The due cards, at most one per pattern, each with a chart of its own. */
export function SmartReview({ deck, reviewing, onBrowse }: SmartReviewProps) {
  // The cards of a session stay as they were at its start: a graded card is no longer due.
  const [queue, setQueue] = useState(() => [...deck.plan.due, ...deck.plan.fresh]);
  const [graded, setGraded] = useState<readonly GradeEntry[]>([]);
  const [hasUndone, setUndone] = useState(false);
  const card = deck.cards.find(({ id }) => id === queue[graded.length]);
  const last = graded.at(-1);
  const undo = () => {
    if (last === undefined) return;
    reviewing.undo(last);
    setGraded(graded.slice(0, -1));
    setUndone(true);
  };
  useReviewKeys({ u: undo });
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <KeepFocus state={`${graded.length} ${queue.length}`}>
        <div className="grid gap-4">
          {card === undefined ? (
            <ReviewDone deck={deck} reviewed={graded.length} points={reviewing.points} onBrowse={onBrowse} />
          ) : (
            <>
              <CardCounter number={graded.length + 1} total={queue.length} />
              <DueCard
                key={card.id}
                card={card}
                deck={deck}
                reviewing={reviewing}
                onSuspend={() => setQueue(queue.filter((id) => id !== card.id))}
                onGrade={(grade) => {
                  setGraded([...graded, reviewing.grade(card.id, grade)]);
                  setUndone(false);
                }}
              />
            </>
          )}
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
            {last === undefined ? null : (
              <Button variant="quiet" aria-keyshortcuts="U" onClick={undo}>
                <Undo2 size={18} aria-hidden="true" /> Undo last grade <KeyHint>U</KeyHint>
              </Button>
            )}
            <p role="status" className="text-md text-soft">
              {statusText(reviewing.points, hasUndone)}
            </p>
          </div>
        </div>
      </KeepFocus>
      <ReviewFigures deck={deck} />
    </div>
  );
}

/** Points stay earned when a grade is undone, and the next grade of that card earns none. */
function statusText(points: number, hasUndone: boolean): string | null {
  if (hasUndone) return points > 0 ? `Grade undone. You keep the ${points} XP.` : 'Grade undone.';
  return points > 0 ? `+${points} XP on this visit` : null;
}

interface DueCardProps {
  card: Flashcard;
  deck: ReviewDeck;
  reviewing: Reviewing;
  onSuspend: () => void;
  onGrade: (grade: ReviewGrade) => void;
}

function DueCard({ card, deck, reviewing, onSuspend, onGrade }: DueCardProps) {
  const [isTurned, setTurned] = useState(false);
  const [saysShown, setSaysShown] = useState<boolean | null>(null);
  const { schedules, today, settings } = deck;
  const schedule = schedules.get(card.id) ?? null;
  const reviews = schedule?.reviews ?? 0;
  const chart = useMemo(() => reviewChartOf(card, { reviews, today }), [card, reviews, today]);
  const { candles, mark, lines } = chart.exercise;
  const turn = () => setTurned(!isTurned);
  const change = (kind: CardEntryKind) => {
    if (kind === 'suspend') onSuspend();
    // A card that was reset is shown again, as a new one.
    setTurned(false);
    setSaysShown(null);
  };
  useReviewKeys({ ' ': turn, ...(isTurned ? gradeKeys(GRADES, onGrade) : {}) });

  if (isTurned) {
    const { retentionPercent } = settings;
    const intervalOf = (grade: ReviewGrade) =>
      intervalText(grade, { cardId: card.id, schedule, today, retentionPercent });
    return (
      <>
        <FlashcardBack
          card={card}
          lapses={schedule?.lapses ?? 0}
          picture={{ candles, mark, lines, alt: '' }}
          verdict={chart.kind === 'judge' ? <ChartVerdict chart={chart} saysShown={saysShown} /> : null}
          onTurn={turn}
        />
        <GradeButtons grades={GRADES} intervalOf={intervalOf} onGrade={onGrade} />
        <CardActions card={card} deck={deck} reviewing={reviewing} onChanged={change} />
      </>
    );
  }
  return (
    <>
      <FlashcardFront
        card={card}
        question={chart.kind === 'recall' ? card.question : `${card.name}: does the marked part of this chart show it?`}
        picture={{ candles, mark, alt: chartAlt(chart.exercise) }}
        onTurn={turn}
      />
      {chart.kind === 'judge' ? (
        <JudgeButtons
          onJudge={(said) => {
            setSaysShown(said);
            setTurned(true);
          }}
        />
      ) : null}
    </>
  );
}
