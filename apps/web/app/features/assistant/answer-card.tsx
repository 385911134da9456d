import type { ReactNode } from 'react';
import { AnalysisText } from './analysis-text.tsx';
import { AnswerPicture } from './answer-picture.tsx';
import { FactList } from './fact-list.tsx';
import { hasDrawing } from './model.ts';
import type { AskedQuestion } from './queries.ts';
import { useScrollToAnswer } from './use-scroll-to-answer.ts';

interface AnswerCardProps {
  asked: AskedQuestion;
  /** The newest one is scrolled to. */
  isNewest: boolean;
  /** Draws it on the chart, or no longer; null where an answer has a picture of its own. */
  onToggle: (() => void) | null;
  isDrawn: boolean;
}

/** A question and Wick's answer, with what it is based on. */
export function AnswerCard({ asked, isNewest, onToggle, isDrawn }: AnswerCardProps) {
  const { question, state } = asked;
  const card = useScrollToAnswer<HTMLElement>(isNewest ? state.status : null);
  const { facts } = state;
  return (
    <article ref={card} className="scroll-my-24 border-line border-t pt-3 pb-1">
      <h3 className="font-sans font-semibold text-md">{question}</h3>
      {facts ? <p className="mt-0.5 text-muted text-sm first-letter:capitalize">{facts.about}</p> : null}
      <AnalysisText state={state} />
      {facts?.picture && state.status === 'done' ? (
        <AnswerPicture picture={facts.picture} drawing={facts.drawing} />
      ) : null}
      {facts && onToggle && hasDrawing(facts.drawing) ? (
        <DrawButton isDrawn={isDrawn} onClick={onToggle}>
          {isDrawn ? 'Hide on the chart' : 'Show on the chart'}
        </DrawButton>
      ) : null}
      {facts ? <FactList facts={facts.facts} /> : null}
    </article>
  );
}

function DrawButton({ isDrawn, onClick, children }: { isDrawn: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={isDrawn}
      className="mt-2 min-h-9 rounded-full border border-control px-3 text-sm hover:bg-sunk aria-pressed:border-brass aria-pressed:text-brass"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
