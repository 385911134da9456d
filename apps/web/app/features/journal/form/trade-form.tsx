import type { JournalEntry } from '@wickwise/journal/entry';
import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { FormProblem, type FormValues, formValues, useFormProblems } from '#app/ui/form/form-problems.tsx';
import { useTradeChanges } from '../log/trade-changes.ts';
import { useFormDraft } from '../notes/form-draft.ts';
import { moneyText, outcomeLabels, rText } from '../trade-texts.ts';
import { tradeFromForm, tradeProblems } from './trade-draft.ts';
import { TradeFields } from './trade-fields.tsx';
import { TradeFormFrame } from './trade-form-frame.tsx';
import { TradeReviewFields } from './trade-review-fields.tsx';

const NOT_STORED =
  'Your browser couldn’t save this trade: its storage is full or turned off. Nothing you typed is gone. Free some space, then save again.';

interface TradeFormProps {
  /** The trade to start from: an empty one, a copy, or the one to edit. */
  initial: JournalEntry;
  /** The stored trade that the form changes; null for a new one. */
  edited: JournalEntry | null;
  onSaved: (entry: JournalEntry) => void;
  onCancel: () => void;
}

export function TradeForm({ initial, edited, onSaved, onCancel }: TradeFormProps) {
  const { watch, problems, show, handleSubmit } = useFormProblems(tradeProblems);
  const [draft, setDraft] = useState(initial);
  const changes = useTradeChanges();
  const kept = useFormDraft({
    // A copy, or a trade from a chart, has a symbol from the start: neither is replaced by another trade's draft.
    form: edited === null ? `trade:new:${initial.symbol}` : `trade:${initial.id}`,
    element: watch.ref,
    onRestored: (form) => recompute(form),
  });
  const leave = () => {
    kept.discard();
    onCancel();
  };
  const save = (_: FormValues, form: HTMLFormElement) => {
    const entry = tradeFromForm(form, initial);
    if (edited === null ? changes.log(entry) : changes.edit(edited, entry)) {
      kept.discard();
      onSaved(entry);
    } else show({ form: NOT_STORED });
  };
  const recompute = (form: HTMLFormElement) => {
    // Half-typed numbers have no result yet.
    if (Object.keys(tradeProblems(formValues(form))).every((name) => !(name in PRICES))) {
      setDraft(tradeFromForm(form, initial));
    }
  };
  return (
    <TradeFormFrame
      title={edited === null ? 'Log New Trade' : 'Edit Trade'}
      isRestored={kept.isRestored}
      onDiscard={leave}
    >
      <form
        {...watch}
        onSubmit={handleSubmit(tradeProblems, save)}
        onChange={(event) => {
          kept.keep(event.currentTarget);
          recompute(event.currentTarget);
        }}
      >
        <TradeFields initial={initial} draft={draft} problems={problems} onOutcome={setDraft} />
        <ResultPreview draft={draft} />
        <TradeReviewFields initial={initial} problems={problems} />
        <FormProblem problems={problems} />
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit">{edited === null ? 'Save Trade' : 'Update Trade'}</Button>
          <Button variant="quiet" onClick={leave}>
            Cancel
          </Button>
        </div>
      </form>
    </TradeFormFrame>
  );
}

const PRICES = { entryPrice: true, exitPrice: true, positionSize: true, riskAmount: true, fees: true };

function ResultPreview({ draft }: { draft: JournalEntry }) {
  return (
    <p role="status" className="num mt-4 min-h-6 text-md text-soft">
      {draft.pnl === null
        ? ''
        : `${outcomeLabels[draft.winLoss]}: ${moneyText(Math.round(draft.pnl * 100))}${draft.rMultiple === null ? '' : `, ${rText(draft.rMultiple)}`}`}
    </p>
  );
}
