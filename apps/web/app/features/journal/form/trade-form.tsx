import type { JournalEntry } from '@wickwise/journal/entry';
import { countedOutcome } from '@wickwise/journal/statistics/breakeven';
import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { FormProblem, type FormValues, formValues, useFormProblems } from '#app/ui/form/form-problems.tsx';
import { useTradeChanges } from '../log/trade-changes.ts';
import { useRecordCheck } from '../log/trade-check.ts';
import { useFormDraft } from '../notes/form-draft.ts';
import { useJournalSettings } from '../settings/journal-settings.ts';
import { factsText } from '../trade-texts.ts';
import { FormRefusal } from './form-refusal.tsx';
import { FieldGroup, MoreFields } from './more-fields.tsx';
import { NOT_STORED, problemLabels, tradeFromForm, tradeProblems } from './trade-draft.ts';
import { TradeFields } from './trade-fields.tsx';
import { TradeFormFrame } from './trade-form-frame.tsx';
import { TradeMoreFields } from './trade-more-fields.tsx';
import { TradeReviewFields } from './trade-review-fields.tsx';

interface TradeFormProps {
  /** The trade to start from: an empty one, a copy, or the one to edit. */
  initial: JournalEntry;
  /** The stored trade that the form changes; null for a new one. */
  edited: JournalEntry | null;
  /** Whether it was opened for the review after the trade. */
  isReview?: boolean;
  onSaved: (entry: JournalEntry) => void;
  onCancel: () => void;
}

export function TradeForm({ initial, edited, isReview = false, onSaved, onCancel }: TradeFormProps) {
  const { watch, problems, isRefused, show, handleSubmit } = useFormProblems(tradeProblems);
  const { draft, setDraft, recompute } = useDraftResult(initial);
  const changes = useTradeChanges();
  const recordCheck = useRecordCheck();
  const kept = useFormDraft({
    // A copy, or a trade from a chart, has a symbol from the start: neither is replaced by another trade's draft.
    form: edited === null ? `trade:new:${initial.symbol}` : `trade:${initial.id}`,
    element: watch.ref,
    onRestored: recompute,
  });
  const leave = () => {
    kept.discard();
    onCancel();
  };
  const save = async (_: FormValues, form: HTMLFormElement) => {
    const entry = tradeFromForm(form, initial);
    if (await (edited === null ? changes.log(entry) : changes.edit(edited, entry))) {
      kept.discard();
      recordCheck({ before: edited, after: entry });
      onSaved(entry);
    } else show({ form: NOT_STORED });
  };
  const review = (
    <FieldGroup title="Review">
      <TradeReviewFields initial={initial} />
    </FieldGroup>
  );
  return (
    <TradeFormFrame
      title={edited === null ? 'Log New Trade' : 'Edit Trade'}
      isRestored={kept.isRestored}
      onLeave={leave}
      form={{
        ...watch,
        onSubmit: handleSubmit(tradeProblems, save),
        onChange: ({ currentTarget }) => {
          kept.keep(currentTarget);
          recompute(currentTarget);
        },
      }}
      fields={<TradeFields initial={initial} draft={draft} problems={problems} />}
      more={
        <MoreFields facts={factsText(draft)} startsOpen={isReview}>
          {isReview ? review : null}
          <FieldGroup title="The trade">
            <TradeMoreFields initial={initial} draft={draft} problems={problems} onOutcome={setDraft} />
          </FieldGroup>
          {isReview ? null : review}
        </MoreFields>
      }
      actions={
        <>
          <FormRefusal isRefused={isRefused} problems={problems} labels={problemLabels} />
          <FormProblem problems={problems} />
          <Button type="submit" className="max-sm:grow">
            {edited === null ? 'Save Trade' : 'Update Trade'}
          </Button>
        </>
      }
    />
  );
}

const PRICES = { entryPrice: true, exitPrice: true, positionSize: true, riskAmount: true, fees: true };

/** The trade as filled in so far, with its outcome as the journal counts it. Half-typed numbers have no result yet. */
function useDraftResult(initial: JournalEntry) {
  const { breakeven } = useJournalSettings();
  const [typed, setDraft] = useState(initial);
  const recompute = (form: HTMLFormElement) => {
    const isPriced = Object.keys(tradeProblems(formValues(form))).every((name) => !(name in PRICES));
    const next = tradeFromForm(form, initial);
    setDraft(({ winLoss }) => (isPriced ? next : { ...next, pnl: null, rMultiple: null, winLoss }));
  };
  return { draft: { ...typed, winLoss: countedOutcome(typed, breakeven) }, setDraft, recompute };
}
