import type { CheckedRule, DrillQuestion, DrillReview } from '@wickwise/contract/drill';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { RuleMark } from '#app/ui/rule-mark.tsx';

interface DrillFeedbackProps {
  question: DrillQuestion;
  review: DrillReview;
}

/** Why the answer is right or wrong: the marked chart, and the rule with what was measured on it. */
export function DrillFeedback({ question, review }: DrillFeedbackProps) {
  const { isCorrect, explanation, picture, checks } = review;
  return (
    <div className={classNames('overflow-hidden rounded-lg border bg-panel', isCorrect ? 'border-up' : 'border-down')}>
      <div className="p-4 sm:p-5">
        <p className={classNames('font-semibold text-lg', isCorrect ? 'text-up' : 'text-down')}>
          {isCorrect ? 'Correct!' : 'Not quite.'}
        </p>
        <p className="mt-1 text-soft">{explanation}</p>
      </div>
      {/* If the question was about a chart, that chart is marked in place. */}
      {question.picture === null ? (
        <div className="border-line border-t bg-sunk">
          <CandleChart picture={picture} size="large" />
        </div>
      ) : null}
      <RuleChecks checks={checks} />
    </div>
  );
}

function RuleChecks({ checks }: { checks: readonly CheckedRule[] }) {
  return (
    <ul aria-label="The rule, condition by condition" className="@container border-line border-t">
      {checks.map((check) => (
        <RuleCheck key={check.rule} check={check} />
      ))}
    </ul>
  );
}

function RuleCheck({ check: { rule, measured, bound, met } }: { check: CheckedRule }) {
  return (
    <li className="grid grid-cols-[1.25rem_1fr] gap-x-3 border-line border-b px-4 py-2 text-md @lg:grid-cols-[1.25rem_1fr_auto] last:border-b-0 sm:px-5">
      <RuleMark met={met} unknown="Not measured separately" />
      <span>{rule}</span>
      <span className="num col-start-2 @lg:col-start-auto @lg:max-w-64 @lg:text-right text-muted text-sm">
        {measured === null ? null : <b className="font-semibold text-ink">{measured}</b>}
        {measured === null ? null : ', required '}
        {bound}
      </span>
    </li>
  );
}
