import type { AnswerReview, OptionId, QuizQuestion } from '@wickwise/contract/quiz';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { classNames } from '#app/ui/class-names.ts';

interface AnswerOptionsProps {
  question: QuizQuestion;
  chosen: OptionId | null;
  /** Set once the answer was judged; from then on the options are locked. */
  review: AnswerReview | null;
  onChoose: (id: OptionId) => void;
}

/** The four options, lettered A to D. After the answer the right one and a wrong choice are marked. */
export function AnswerOptions({ question, chosen, review, onChoose }: AnswerOptionsProps) {
  return (
    <div className="grid gap-2 sm:gap-3">
      {question.options.map(({ id, text, description }) => (
        <label
          key={id}
          className={classNames(
            'flex gap-4 rounded-lg border bg-panel px-4 py-2.5 sm:py-3.5 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus has-[:focus-visible]:outline-offset-3',
            borderOf({ id, chosen, review }),
          )}
        >
          <input
            type="radio"
            name={question.id}
            value={id}
            checked={chosen === id}
            disabled={review !== null}
            onChange={() => onChoose(id)}
            className="mt-1 size-4 shrink-0 accent-ink focus-visible:outline-none"
          />
          <span className="min-w-0 flex-1">
            <span className="flex gap-2 font-medium">
              <span className="num w-3 shrink-0 text-muted">{id}</span>
              {text}
            </span>
            {description === '' ? null : <span className="mt-0.5 block pl-5 text-md text-muted">{description}</span>}
          </span>
          {review === null ? null : <OptionMark review={review} id={id} />}
        </label>
      ))}
    </div>
  );
}

type OptionState = Pick<AnswerOptionsProps, 'chosen' | 'review'> & { id: OptionId };

/** The color of an option’s border, before and after its answer. */
export function borderOf({ id, chosen, review }: OptionState): string {
  if (review === null) return chosen === id ? 'border-ink' : 'border-line hover:border-control';
  if (id === review.correctAnswer) return 'border-up';
  return id === review.chosen ? 'border-down' : 'border-line';
}

interface OptionMarkProps {
  review: AnswerReview;
  id: OptionId;
}

/** A sign and a word next to the right option and next to a wrong choice. */
export function OptionMark({ review, id }: OptionMarkProps) {
  if (id === review.correctAnswer) {
    return (
      <span className="flex shrink-0 items-center gap-1 self-start font-semibold text-sm text-up">
        <Check size={16} strokeWidth={2.5} aria-hidden="true" />
        Correct
      </span>
    );
  }
  if (id !== review.chosen) return null;
  return (
    <span className="flex shrink-0 items-center gap-1 self-start font-semibold text-down text-sm">
      <X size={16} strokeWidth={2.5} aria-hidden="true" />
      Your answer
    </span>
  );
}
