import { type JournalEntry, newEntry, type TradePlan } from '@wickwise/journal/entry';
import { plannedDirection, plannedReward, sizeFromRisk } from '@wickwise/journal/plan';
import { collectProblems, type FormValues } from '#app/ui/form/form-problems.tsx';
import { localDay } from '../model.ts';
import { amountOf, amountProblem } from './amount-draft.ts';

/** What the fields of a plan are called, in the order of the form. */
export const planLabels = {
  symbol: 'Symbol',
  entry: 'Planned Entry',
  stop: 'Stop',
  target: 'Target',
  riskAmount: 'Risk Amount',
  reason: 'Reason',
  confidence: 'Confidence',
};

/** Null while a number that the size needs is missing or wrong. */
export function numbersOf(values: FormValues) {
  const [entry, stop, riskAmount] = [amountOf(values.entry), amountOf(values.stop), amountOf(values.riskAmount)];
  const problems = [values.entry, values.stop, values.riskAmount, values.target].some((text) => amountProblem(text));
  if (problems || entry === null || stop === null || riskAmount === null) return null;
  return { entry, stop, riskAmount, target: amountOf(values.target) };
}

/** The problems of a filled-in plan, by the name of the field. */
export function planProblems(values: FormValues) {
  const plan = numbersOf(values);
  const size = plan && sizeFromRisk(plan);
  return collectProblems({
    symbol: values.symbol?.trim() ? null : 'Enter a symbol, such as AAPL.',
    entry: amountProblem(values.entry, { required: 'Enter the price you want to get in at.' }),
    stop:
      amountProblem(values.stop, { required: 'Enter the price that proves you wrong.' }) ??
      (plan && plan.entry === plan.stop ? 'The stop can’t be at the entry.' : null),
    target: amountProblem(values.target) ?? (plan && targetProblem(plan)),
    riskAmount:
      amountProblem(values.riskAmount, { required: 'Enter the most this trade may lose.' }) ??
      (plan && plan.entry !== plan.stop && !size
        ? 'With your stop that far away, this isn’t enough for one share.'
        : null),
    confidence:
      amountProblem(values.confidence) || Number(amountOf(values.confidence)) > 100 ? 'Enter 0 to 100.' : null,
    reason: values.reason?.trim() ? null : 'Write down why you’d take this trade.',
  });
}

/** The stop says which way the trade is meant. */
function targetProblem({ entry, stop, target }: Pick<TradePlan, 'entry' | 'stop' | 'target'>): string | null {
  if (target === null || entry === stop || plannedReward({ entry, stop, target }) !== null) return null;
  return stop < entry
    ? 'With a stop below the entry, the target belongs above it.'
    : 'With a stop above the entry, the target belongs below it.';
}

/** The trade that a plan is locked in. */
export function plannedTrade(values: FormValues, { id, now }: { id: string; now: Date }): JournalEntry {
  const numbers = numbersOf(values);
  if (numbers === null) throw new Error('You can lock a plan only once its numbers are right.');
  const plan: TradePlan = {
    ...numbers,
    size: sizeFromRisk(numbers) ?? 0,
    reason: values.reason?.trim() ?? '',
    confidence: amountOf(values.confidence) ?? 0,
    lockedAt: now.toISOString(),
  };
  return {
    ...newEntry({ id, date: localDay(now) }),
    plan,
    stage: 'planned',
    direction: plannedDirection(plan),
    symbol: values.symbol?.trim().toUpperCase() ?? '',
    entryPrice: plan.entry,
    positionSize: plan.size,
    riskAmount: plan.riskAmount,
    reasonForEntry: plan.reason,
    stopLoss: plan.stop,
    takeProfit: plan.target,
    pattern: values.pattern?.trim() ?? '',
  };
}
