import type { OptionReview } from '@wickwise/contract/scenario';
import { judgmentOf } from './judgment.ts';
import { outcomeKind, outcomeText } from './model.ts';

const COLORS = { gain: 'text-up', loss: 'text-down', none: '' };

interface DecisionJudgmentProps {
  chosen: OptionReview;
  best: OptionReview;
  /** What the outcomes count. */
  basis: string;
}

/** The decision and its outcome side by side: one says little about the other. */
export function DecisionJudgment({ chosen, best, basis }: DecisionJudgmentProps) {
  const { title, text } = judgmentOf(chosen, best);
  return (
    <section aria-label="Decision and outcome" className="rounded-lg border border-line bg-panel p-4 md:p-5">
      <h4 className="font-serif text-xl leading-tight">{title}</h4>
      <p className="mt-2 text-md text-soft">{text}</p>
      <dl className="mt-4 grid grid-cols-2 gap-4 border-line border-t pt-4">
        <div>
          <dt className="text-muted text-sm">Decision</dt>
          <dd className="font-semibold">{chosen.isCorrect ? 'Good' : 'Poor'}</dd>
        </div>
        <div>
          <dt className="text-muted text-sm">Outcome</dt>
          <dd className={`num font-semibold ${COLORS[outcomeKind(chosen.outcome)]}`}>{outcomeText(chosen.outcome)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-muted text-sm">Outcomes show {basis}.</p>
    </section>
  );
}
