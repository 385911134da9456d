import { plannedReward, sizeFromRisk } from '@wickwise/journal/plan';
import type { FormValues, Problems } from '#app/ui/form/form-problems.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { rewardText, sharesText } from '../trade-texts.ts';
import { SymbolField } from './symbol-field.tsx';
import { numberField } from './trade-fields.tsx';
import { numbersOf, planLabels } from './trade-plan-draft.ts';

/** The six fields that make a plan. */
export function PlanFields({ values, problems }: { values: FormValues; problems: Problems }) {
  const number = (name: 'entry' | 'stop' | 'target' | 'riskAmount') => ({
    label: planLabels[name],
    ...numberField(name, problems),
  });
  return (
    <>
      <SymbolField error={problems.symbol} />
      <NumberField required {...number('entry')} />
      <NumberField required {...number('stop')} />
      <NumberField {...number('target')} />
      <NumberField required {...number('riskAmount')} />
      <PlannedSize values={values} />
      <TextAreaField
        label={planLabels.reason}
        name="reason"
        required
        rows={2}
        className="col-span-2"
        error={problems.reason}
      />
    </>
  );
}

function PlannedSize({ values }: { values: FormValues }) {
  const plan = numbersOf(values);
  const size = plan && sizeFromRisk(plan);
  const reward = plan && plannedReward(plan);
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-medium text-md text-muted">Size</p>
      <p role="status" className="num min-h-11 content-center text-md">
        {size === null ? '–' : sharesText(size)}
        {reward === null ? '' : `, ${rewardText(reward)}`}
      </p>
    </div>
  );
}
