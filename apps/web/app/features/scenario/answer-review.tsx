import type { OptionReview, Scenario, ScenarioReview } from '@wickwise/contract/scenario';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { DecisionJudgment } from './decision-judgment.tsx';
import { outcomeText } from './model.ts';
import { PriceReplay } from './price-replay.tsx';

interface AnswerReviewProps {
  scenario: Scenario;
  review: Omit<ScenarioReview, 'isFirstAttempt' | 'answered' | 'earned'>;
}

/** What the learner sees after choosing. */
export function AnswerReview({ scenario, review }: AnswerReviewProps) {
  const chosen = review.options.find(({ id }) => id === review.chosen);
  const best = review.options.find(({ isCorrect }) => isCorrect);
  if (chosen === undefined || best === undefined) return null;
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <h3 className={`flex items-center gap-2 text-2xl ${review.isCorrect ? 'text-up' : 'text-down'}`}>
          {review.isCorrect ? <Check size={22} aria-hidden="true" /> : <X size={22} aria-hidden="true" />}
          {review.isCorrect ? 'Correct!' : 'Not quite right'}
        </h3>
        <p>{chosen.explanation}</p>
        {review.isCorrect ? null : <BestChoice best={best} />}
      </div>
      <section className="grid gap-3">
        <h3 className="text-xl">What happened next</h3>
        {scenario.chart && review.after ? <PriceReplay chart={scenario.chart} after={review.after} /> : null}
        <p>{chosen.consequence}</p>
      </section>
      <DecisionJudgment chosen={chosen} best={best} basis={review.basis} />
      <OtherChoices options={review.options.filter(({ id }) => id !== review.chosen)} />
    </div>
  );
}

function BestChoice({ best }: { best: OptionReview }) {
  return (
    <p className="border-brass border-l-2 pl-4 text-soft">
      <b className="font-semibold text-ink">The best choice is {best.id.toUpperCase()}.</b> {best.explanation}
    </p>
  );
}

function OtherChoices({ options }: { options: readonly OptionReview[] }) {
  return (
    <details className="rounded-lg border border-line px-4 py-1">
      <summary className="min-h-11 content-center font-semibold text-md">
        Where the other choices would have led
      </summary>
      <ul className="grid gap-4 pt-2 pb-4">
        {options.map(({ id, explanation, consequence, outcome }) => (
          <li key={id} className="grid gap-1 text-md text-soft">
            <b className="font-semibold text-ink">
              {id.toUpperCase()}: <span className="num">{outcomeText(outcome)}</span>
            </b>
            <p>{explanation}</p>
            <p>{consequence}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
