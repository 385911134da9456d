import { editSpread } from '@wickwise/journal/spread/edit-spread';
import type { Spread } from '@wickwise/journal/spread/spread';
import { Button } from '#app/ui/button/button.tsx';
import { FormProblem, type FormValues, useFormProblems } from '#app/ui/form/form-problems.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { spreadName } from '../log/spread-texts.ts';
import { useTradeChanges } from '../log/trade-changes.ts';
import { useRecordCheck } from '../log/trade-check.ts';
import { useFormDraft } from '../notes/form-draft.ts';
import { factsText } from '../trade-texts.ts';
import { FormRefusal } from './form-refusal.tsx';
import { FieldGroup, MoreFields } from './more-fields.tsx';
import { reviewFromForm, spreadProblems } from './review-draft.ts';
import { TradeContextFields, TradeTypeField } from './trade-context-fields.tsx';
import { NOT_STORED, problemLabels } from './trade-draft.ts';
import { numberProps } from './trade-fields.tsx';
import { TradeFormFrame } from './trade-form-frame.tsx';
import { ReviewFields } from './trade-review-fields.tsx';

interface SpreadFormProps {
  spread: Spread;
  onSaved: (spread: Spread) => void;
  onCancel: () => void;
}

/** What is said of a spread as a whole. Its prices are those of its legs, each of which has a form of its own. */
export function SpreadForm({ spread, onSaved, onCancel }: SpreadFormProps) {
  const { watch, problems, isRefused, show, handleSubmit } = useFormProblems(spreadProblems);
  const changes = useTradeChanges();
  const recordCheck = useRecordCheck();
  const kept = useFormDraft({ form: spread.id, element: watch.ref, onRestored: () => {} });
  const leave = () => {
    kept.discard();
    onCancel();
  };
  const save = async (_: FormValues, form: HTMLFormElement) => {
    const review = reviewFromForm(form);
    if (await changes.editAll(editSpread(spread, review))) {
      kept.discard();
      recordCheck({ before: spread, after: { ...spread, brokenRules: review.brokenRules } });
      onSaved(spread);
    } else show({ form: NOT_STORED });
  };
  return (
    <TradeFormFrame
      title="Edit Spread"
      lede={`${spread.symbol} ${spreadName(spread)}: what you change here is saved with each of its ${spread.legs.length} legs, the risk amount once.`}
      isRestored={kept.isRestored}
      onLeave={leave}
      form={{
        ...watch,
        onSubmit: handleSubmit(spreadProblems, save),
        onChange: ({ currentTarget }) => kept.keep(currentTarget),
      }}
      fields={
        <>
          <TextAreaField
            label="Reason for Entry"
            name="reasonForEntry"
            required
            rows={2}
            className="col-span-2"
            defaultValue={spread.reasonForEntry}
            error={problems.reasonForEntry}
          />
          <NumberField
            label="Risk Amount"
            {...numberProps({ name: 'riskAmount', initial: spread, problems })}
            hint="The most that the spread can lose."
          />
          <TradeTypeField initial={spread} />
        </>
      }
      more={
        <MoreFields facts={factsText(spread)}>
          <FieldGroup title="The trade">
            <TradeContextFields initial={spread} />
          </FieldGroup>
          <FieldGroup title="Review">
            <ReviewFields initial={spread} />
          </FieldGroup>
        </MoreFields>
      }
      actions={
        <>
          <FormRefusal isRefused={isRefused} problems={problems} labels={problemLabels} />
          <FormProblem problems={problems} />
          <Button type="submit" className="max-sm:grow">
            Update Spread
          </Button>
        </>
      }
    />
  );
}
