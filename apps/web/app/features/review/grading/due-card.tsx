import type { Flashcard, ReviewGrade } from '@wickwise/contract/review';
import { phraseOf } from '@wickwise/curriculum/questions/pattern-phrase';
import { type ReactNode, useMemo, useState } from 'react';
import { useResponseTime } from '#app/lib/response-time.ts';
import { numberKeys } from '#app/ui/focus/option-keys.ts';
import { useShortcutKeys } from '#app/ui/focus/shortcut-keys.ts';
import { CardTable } from '../card/card-table.tsx';
import { FlashcardBack } from '../card/flashcard-back.tsx';
import { FlashcardFront } from '../card/flashcard-front.tsx';
import type { ReviewDeck } from '../deck/review-deck.ts';
import { intervalText } from '../model.ts';
import { ChartVerdict } from './chart-verdict.tsx';
import { GradeButtons } from './grade-buttons.tsx';
import { JudgeButtons } from './judge-buttons.tsx';
import { answerOn, reviewChartOf } from './review-chart.ts';
import type { Graded } from './reviewing.ts';
import { ShowAnswer } from './show-answer.tsx';

const GRADES = ['again', 'hard', 'good', 'easy'] as const satisfies readonly ReviewGrade[];
const JUDGMENTS = [true, false] as const;

interface DueCardProps {
  card: Flashcard;
  deck: ReviewDeck;
  aside: ReactNode;
  onGrade: (graded: Graded) => void;
}

/** One due card with a chart of its own: the question, then the answer and its grades. */
export function DueCard({ card, deck, aside, onGrade }: DueCardProps) {
  const [isTurned, setTurned] = useState(false);
  const [saysShown, setSaysShown] = useState<boolean | null>(null);
  const responseTime = useResponseTime();
  const { schedules, today, settings } = deck;
  const schedule = schedules.get(card.id) ?? null;
  const reviews = schedule?.reviews ?? 0;
  const chart = useMemo(() => reviewChartOf(card, { reviews, today }), [card, reviews, today]);
  const isJudged = chart.kind === 'judge';
  const turn = () => setTurned(!isTurned);
  const judge = (said: boolean) => {
    setSaysShown(said);
    setTurned(true);
  };
  const grade = (given: ReviewGrade) => onGrade({ cardId: card.id, grade: given, responseMs: responseTime() });
  const judgeKeys = isJudged ? numberKeys(JUDGMENTS, judge) : {};
  useShortcutKeys({ ' ': turn, ...(isTurned ? numberKeys(GRADES, grade) : judgeKeys) });

  const shared = { state: String(isTurned), aside };
  if (!isTurned) {
    const judged = `Does the marked part of this chart show ${phraseOf(card)}?`;
    return (
      <CardTable {...shared} actions={isJudged ? <JudgeButtons onJudge={judge} /> : <ShowAnswer onTurn={turn} />}>
        <FlashcardFront card={card} question={isJudged ? judged : card.question} chart={chart.exercise} onTurn={turn} />
      </CardTable>
    );
  }
  const scheduled = { cardId: card.id, schedule, today, retentionPercent: settings.retentionPercent };
  return (
    <CardTable
      {...shared}
      actions={<GradeButtons grades={GRADES} intervalOf={(given) => intervalText(given, scheduled)} onGrade={grade} />}
    >
      <FlashcardBack
        card={card}
        lapses={schedule?.lapses ?? 0}
        chart={chart.exercise}
        verdict={isJudged ? <ChartVerdict chart={chart} saysShown={saysShown} /> : null}
        answer={answerOn(chart, card)}
        onTurn={turn}
      />
    </CardTable>
  );
}
