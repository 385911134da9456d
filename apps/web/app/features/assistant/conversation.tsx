import type { WickDrawing, WickSubject } from '@wickwise/contract/assistant';
import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { AnswerCard } from './answer-card.tsx';
import { isUnderway } from './model.ts';
import { useConversation } from './queries.ts';
import { QuestionForm, QuestionList } from './question-form.tsx';

interface ConversationProps {
  /** What the next question is about. */
  subject: WickSubject;
  questions: readonly string[];
  /** Says so below the field, where it changes. */
  about?: ReactNode;
  /** Draws an answer on the chart, null clears it. Without it, answers have a picture of their own. */
  onDraw?: (drawing: WickDrawing | null) => void;
}

/** Questions to Wick and the answers, newest first. The newest is drawn, and each can be drawn again. */
export function Conversation({ subject, questions, about, onDraw }: ConversationProps) {
  const { asked, ask, stop } = useConversation();
  const newest = asked.at(-1);
  // Until the next answer, which is drawn at once.
  const [choice, choose] = useState<{ newest: number | undefined; shown: number | null } | null>(null);
  const shown = choice?.newest === newest?.id && choice !== null ? choice.shown : (newest?.id ?? null);
  const drawn = asked.find(({ id }) => id === shown)?.state.facts?.drawing ?? null;
  useEffect(() => onDraw?.(drawn), [onDraw, drawn]);
  const send = (question: string) => ask(subject, question);
  return (
    <>
      <div className={classNames('bg-panel py-2', onDraw && 'sticky top-0 z-10')}>
        <QuestionForm isPending={newest !== undefined && isUnderway(newest.state)} onAsk={send} onStop={stop} />
      </div>
      {about}
      <QuestionList questions={questions} onAsk={send} />
      <div className="grid gap-3 empty:hidden">
        {asked.toReversed().map((one) => (
          <AnswerCard
            key={one.id}
            asked={one}
            isNewest={one === newest}
            isDrawn={one.id === shown}
            onToggle={onDraw ? () => choose({ newest: newest?.id, shown: one.id === shown ? null : one.id }) : null}
          />
        ))}
      </div>
    </>
  );
}
