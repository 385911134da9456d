import type { JournalEntry, TradePlan } from '@wickwise/journal/entry';
import { type PlanReview, plannedReward, reviewPlan } from '@wickwise/journal/plan';
import { countText, priceText, rewardText, rText } from '../trade-texts.ts';

/** What was planned next to what was done. Nothing for a trade without a plan. */
export function TradePlanReview({ entry }: { entry: JournalEntry }) {
  const review = reviewPlan(entry);
  if (entry.plan === null || review === null) return null;
  const { plan } = entry;
  const reward = plannedReward(plan);
  return (
    <div className="mt-3 border-brass border-l-2 pl-4 text-md text-soft">
      <p>
        <span className="font-medium text-ink">Planned</span>{' '}
        <span className="num">
          {countText(plan.size)} × {priceText(plan.entry)}, stop {priceText(plan.stop)}
          {plan.target === null ? '' : `, target ${priceText(plan.target)}`}
          {reward === null ? '' : `, ${rewardText(reward)}`}
        </span>
        , {plan.confidence}% sure
      </p>
      <PlannedReason plan={plan} reason={entry.reasonForEntry} />
      {entry.stage === 'missed' ? <p className="mt-1">You didn’t take this trade.</p> : null}
      {entry.stage !== 'taken' ? null : (
        <ul className="mt-1 list-disc pl-5">
          {reviewSentences(review, plan).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What the plan was locked with, where the trade says something else by now. */
function PlannedReason({ plan, reason }: { plan: TradePlan; reason: string }) {
  if (plan.reason === '' || plan.reason === reason) return null;
  return <p className="mt-1 whitespace-pre-line wrap-anywhere">Your reason then: {plan.reason}</p>;
}

const stops = {
  no: 'The stop stayed where you planned it.',
  wider: 'You moved the stop farther away.',
  tighter: 'You moved the stop closer.',
  'no-stop': 'You didn’t record a stop for this trade.',
};
const exits = {
  target: 'You exited at your target.',
  stop: 'You exited at your stop.',
  'beyond-stop': 'You exited beyond your stop.',
  'before-plan': 'You exited before price reached your stop or your target.',
};

/** Of a plan without a target. */
const BEFORE_STOP = 'You exited before price reached your stop.';

function reviewSentences(
  { slippage, slippageR, stopMoved, extraSize, exit }: PlanReview,
  { target }: Pick<TradePlan, 'target'>,
): string[] {
  const share = slippageR === null ? '' : ` (${rText(Math.abs(slippageR))})`;
  const distance = `${priceText(Math.abs(slippage))} ${slippage > 0 ? 'worse' : 'better'} than planned${share}`;
  const extra = Math.abs(extraSize);
  const size = `${countText(extra)} ${extraSize > 0 ? 'more' : 'fewer'} ${extra === 1 ? 'share' : 'shares'} than planned`;
  return [
    slippage === 0 ? 'You got in at the planned price.' : `You got in ${distance}.`,
    stops[stopMoved],
    ...(extraSize === 0 ? [] : [`You traded ${size}.`]),
    ...(exit === null ? [] : [exit === 'before-plan' && target === null ? BEFORE_STOP : exits[exit]]),
  ];
}
