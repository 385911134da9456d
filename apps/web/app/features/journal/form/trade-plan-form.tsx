import { type JournalEntry, newEntry, type TradePlan } from '@wickwise/journal/entry';
import { plannedDirection, plannedReward, sizeFromRisk } from '@wickwise/journal/plan';
import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import {
  collectProblems,
  FormProblem,
  type FormValues,
  formValues,
  useFormProblems,
} from '#app/ui/form/form-problems.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { useTradeChanges } from '../log/trade-changes.ts';
import { localDay } from '../model.ts';
import { useFormDraft } from '../notes/form-draft.ts';
import { countText } from '../trade-texts.ts';
import { amountOf, amountProblem } from './trade-draft.ts';
import { numberField, upperCase } from './trade-fields.tsx';
import { TradeFormFrame } from './trade-form-frame.tsx';
import { TradePatternField } from './trade-pattern-field.tsx';

/** A plan for a trade. Locking it stores it for good: the trade is compared with it later. */
export function TradePlanForm({ onLocked, onCancel }: { onLocked: () => void; onCancel: () => void }) {
  const { watch, problems, show, handleSubmit } = useFormProblems(planProblems);
  const [values, setValues] = useState<FormValues>({});
  const changes = useTradeChanges();
  const kept = useFormDraft({
    form: 'plan',
    element: watch.ref,
    onRestored: (form) => setValues(formValues(form)),
  });
  const leave = () => {
    kept.discard();
    onCancel();
  };
  const lock = (filled: FormValues) => {
    const now = new Date();
    if (changes.log(plannedTrade(filled, { id: changes.uniqueId(now.getTime()), now }))) {
      kept.discard();
      onLocked();
    } else show({ form: 'Your browser couldn’t save this plan. Free some space, then lock it again.' });
  };
  const number = (name: string) => numberField(name, problems);
  return (
    <TradeFormFrame
      title="Plan a Trade"
      lede="Decide before you’re in. A locked plan can’t be changed."
      isRestored={kept.isRestored}
      onDiscard={leave}
    >
      <form
        {...watch}
        onSubmit={handleSubmit(planProblems, lock)}
        onChange={(event) => {
          kept.keep(event.currentTarget);
          setValues(formValues(event.currentTarget));
        }}
        className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3"
      >
        <TextField
          label="Symbol"
          name="symbol"
          required
          autoComplete="off"
          onInput={(event) => upperCase(event.currentTarget)}
          error={problems.symbol}
        />
        <NumberField label="Planned Entry" required {...number('entry')} />
        <NumberField
          label="Stop"
          required
          {...number('stop')}
          hint="Below the entry for a long, above it for a short."
        />
        <NumberField label="Target" {...number('target')} />
        <NumberField label="Risk Amount" required {...number('riskAmount')} hint="The most this trade may lose." />
        <NumberField label="How sure are you, in percent?" {...number('confidence')} step="1" defaultValue="50" />
        <TradePatternField pattern="" />
        <PlannedSize values={values} />
        <TextAreaField
          label="Reason"
          name="reason"
          required
          rows={3}
          className="sm:col-span-2 lg:col-span-3"
          error={problems.reason}
        />
        <div className="flex flex-wrap gap-3 sm:col-span-2 lg:col-span-3">
          <FormProblem problems={problems} />
          <Button type="submit">Lock Plan</Button>
          <Button variant="quiet" onClick={leave}>
            Cancel
          </Button>
        </div>
      </form>
    </TradeFormFrame>
  );
}

function PlannedSize({ values }: { values: FormValues }) {
  const plan = numbersOf(values);
  const size = plan && sizeFromRisk(plan);
  const reward = plan && plannedReward(plan);
  return (
    <div role="status" className="self-end pb-2">
      <p className="text-muted text-sm">Size from your risk</p>
      <p className="num text-lg">
        {size === null ? '–' : `${countText(size)} shares`}
        {reward === null ? '' : `, reward ${reward.toFixed(1)}:1`}
      </p>
    </div>
  );
}

/** Null while a number that the size needs is missing or wrong. */
function numbersOf(values: FormValues) {
  const [entry, stop, riskAmount] = [amountOf(values.entry), amountOf(values.stop), amountOf(values.riskAmount)];
  const problems = [values.entry, values.stop, values.riskAmount, values.target].some((text) => amountProblem(text));
  if (problems || entry === null || stop === null || riskAmount === null) return null;
  return { entry, stop, riskAmount, target: amountOf(values.target) };
}

function planProblems(values: FormValues) {
  const plan = numbersOf(values);
  const size = plan && sizeFromRisk(plan);
  return collectProblems({
    symbol: values.symbol?.trim() ? null : 'Enter a symbol, such as AAPL.',
    entry: amountProblem(values.entry, { required: 'Enter the price you want to get in at.' }),
    stop:
      amountProblem(values.stop, { required: 'Enter the price that proves you wrong.' }) ??
      (plan && plan.entry === plan.stop ? 'The stop can’t be at the entry.' : null),
    target: amountProblem(values.target),
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

function plannedTrade(values: FormValues, { id, now }: { id: string; now: Date }): JournalEntry {
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
