import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Notice } from '#app/ui/state/notice.tsx';
import { ConfidenceField } from '../quiz/public.ts';
import { termTitle } from './model.ts';
import { type GivenAnswer, isCorrect, type VocabularyQuestion as Question } from './quiz-model.ts';

interface VocabularyQuestionFormProps {
  question: Question;
  isLast: boolean;
  /** Whether to ask how sure they are: only a learner's answers are recorded. */
  asksConfidence: boolean;
  /** Moves on with the chosen option, and how sure they were of it in percent, if they said. */
  onDone: (answer: Pick<GivenAnswer, 'chosen' | 'confidence'>) => void;
}

/** One question: choose, submit, read whether it was right, move on. A submitted choice is final. */
export function VocabularyQuestionForm({ question, isLast, asksConfidence, onDone }: VocabularyQuestionFormProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [confidence, setConfidence] = useState<number | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const heading = useFocusAtStart();
  const proceed = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null) return;
    if (isSubmitted) onDone({ chosen, confidence });
    else setSubmitted(true);
  };
  return (
    <form onSubmit={proceed} className="grid gap-6">
      <fieldset className="grid gap-5">
        <legend className="mb-5">
          <h2 ref={heading} tabIndex={-1} className="text-[1.625rem] outline-none">
            {question.task}
          </h2>
        </legend>
        {question.text === null ? null : (
          <blockquote className="border-brass border-l-2 pl-5 text-[1.0625rem] leading-relaxed">
            {question.text}
          </blockquote>
        )}
        <div className="grid gap-3">
          {question.options.map(({ id, text }) => (
            <Option
              key={id}
              text={text}
              mark={isSubmitted ? markOf(id, question, chosen) : null}
              isChosen={id === chosen}
              isLocked={isSubmitted}
              onChoose={() => setChosen(id)}
            />
          ))}
        </div>
      </fieldset>
      {asksConfidence && chosen !== null && !isSubmitted ? (
        <ConfidenceField confidence={confidence} onChoose={setConfidence} />
      ) : null}
      {isSubmitted && chosen !== null ? <Feedback question={question} chosen={chosen} /> : null}
      <div>
        {/* The same button for both steps, so that the focus stays on it. */}
        <Button type="submit" disabled={chosen === null}>
          {isSubmitted ? (isLast ? 'See Results' : 'Next Question') : 'Submit Answer'}
        </Button>
      </div>
    </form>
  );
}

type Mark = 'correct' | 'wrong' | null;

function markOf(id: string, { correctId }: Question, chosen: string | null): Mark {
  if (id === correctId) return 'correct';
  return id === chosen ? 'wrong' : null;
}

interface OptionProps {
  text: string;
  mark: Mark;
  isChosen: boolean;
  isLocked: boolean;
  onChoose: () => void;
}

function Option({ text, mark, isChosen, isLocked, onChoose }: OptionProps) {
  return (
    <label
      className={classNames(
        'relative flex min-h-13 items-center gap-3.5 rounded-md border bg-panel px-4 py-3 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-3',
        mark === 'correct' && 'border-up',
        mark === 'wrong' && 'border-down',
        mark === null && 'border-line-strong has-checked:border-ink',
        isLocked ? '' : 'cursor-pointer hover:border-control',
      )}
    >
      <input
        type="radio"
        name="option"
        className="size-4 shrink-0 accent-(--ink)"
        checked={isChosen}
        disabled={isLocked}
        onChange={onChoose}
      />
      <span className="flex-1">{text}</span>
      {mark === 'correct' ? <Check size={18} role="img" aria-label="Correct answer" className="text-up" /> : null}
      {mark === 'wrong' ? <X size={18} role="img" aria-label="Your answer" className="text-down" /> : null}
    </label>
  );
}

function Feedback({ question, chosen }: { question: Question; chosen: string }) {
  const { term } = question;
  const isRight = isCorrect({ question, chosen });
  const right = question.options.find(({ id }) => id === question.correctId)?.text;
  return (
    <Notice tone={isRight ? 'success' : 'warning'} title={isRight ? 'Correct!' : `Not quite. It’s “${right}”.`} live>
      <p>
        <strong className="font-semibold text-ink">{termTitle(term)}:</strong>{' '}
        {question.type === 'definition' ? term.example : term.definition}
      </p>
    </Notice>
  );
}

/** Each question is read from its beginning. */
function useFocusAtStart() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
