import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { FormProblem, type FormValues, formValues, useFormProblems } from '#app/ui/form/form-problems.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { useTradeChanges } from '../log/trade-changes.ts';
import { useFormDraft } from '../notes/form-draft.ts';
import { FormRefusal } from './form-refusal.tsx';
import { FieldGroup, MoreFields } from './more-fields.tsx';
import { numberField } from './trade-fields.tsx';
import { TradeFormFrame } from './trade-form-frame.tsx';
import { TradePatternField } from './trade-pattern-field.tsx';
import { planLabels, plannedTrade, planProblems } from './trade-plan-draft.ts';
import { PlanFields } from './trade-plan-fields.tsx';

/** A plan for a trade. Locking it stores it for good: the trade is compared with it later. */
export function TradePlanForm({ onLocked, onCancel }: { onLocked: () => void; onCancel: () => void }) {
  const { watch, problems, isRefused, show, handleSubmit } = useFormProblems(planProblems);
  const [values, setValues] = useState<FormValues>({});
  const changes = useTradeChanges();
  // Of the form, not of the click: a second click locks the same plan.
  const [id] = useState(() => changes.uniqueId(Date.now()));
  const kept = useFormDraft({
    form: 'plan',
    element: watch.ref,
    onRestored: (form) => setValues(formValues(form)),
  });
  const leave = () => {
    kept.discard();
    onCancel();
  };
  const lock = async (filled: FormValues) => {
    const now = new Date();
    if (await changes.log(plannedTrade(filled, { id, now }))) {
      kept.discard();
      onLocked();
    } else show({ form: 'Your browser couldn’t save this plan. Free some space, then lock it again.' });
  };
  return (
    <TradeFormFrame
      title="Plan a Trade"
      lede="Decide before you’re in. Once you lock a plan, you can’t change it, only delete it."
      isRestored={kept.isRestored}
      onLeave={leave}
      form={{
        ...watch,
        onSubmit: handleSubmit(planProblems, lock),
        onChange: ({ currentTarget }) => {
          kept.keep(currentTarget);
          setValues(formValues(currentTarget));
        },
      }}
      fields={<PlanFields values={values} problems={problems} />}
      more={
        <MoreFields facts={factsOf(values)}>
          <FieldGroup title="The plan">
            <NumberField
              label={`${planLabels.confidence} (%)`}
              {...numberField('confidence', problems)}
              step="1"
              defaultValue="50"
            />
            <TradePatternField pattern="" />
          </FieldGroup>
        </MoreFields>
      }
      actions={
        <>
          <FormRefusal isRefused={isRefused} problems={problems} labels={planLabels} />
          <FormProblem problems={problems} />
          <Button type="submit" className="max-sm:grow">
            Lock Plan
          </Button>
        </>
      }
    />
  );
}

function factsOf({ confidence = '50', pattern = '' }: FormValues): string {
  return [`${confidence}% sure`, pattern].filter((fact) => fact !== '').join(' · ');
}
