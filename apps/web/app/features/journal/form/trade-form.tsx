import type { JournalEntry } from '@wickwise/journal/entry';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { FormProblem, formValues, useFormProblems } from '#app/ui/form/form-problems.tsx';
import { saveTrade } from '../log/trade-changes.ts';
import { DraftNotice } from '../notes/draft-notice.tsx';
import { useFormDraft } from '../notes/form-draft.ts';
import { moneyText, outcomeLabels, rText } from '../trade-texts.ts';
import { tradeFromForm, tradeProblems } from './trade-draft.ts';
import { TradeFields } from './trade-fields.tsx';
import { TradeReviewFields } from './trade-review-fields.tsx';

const NOT_STORED =
  'Your browser couldn’t save this trade: its storage is full or turned off. Nothing you typed is gone. Free some space, then save again.';

interface TradeFormProps {
  /** The trade to start from: an empty one, a copy, or the one to edit. */
  initial: JournalEntry;
  isNew: boolean;
  onSaved: (entry: JournalEntry) => void;
  onCancel: () => void;
}

export function TradeForm({ initial, isNew, onSaved, onCancel }: TradeFormProps) {
  const { watch, problems, show } = useFormProblems(tradeProblems);
  const [draft, setDraft] = useState(initial);
  const kept = useFormDraft({
    // A copy, or a trade from a chart, has a symbol from the start: neither is replaced by another trade's draft.
    form: isNew ? `trade:new:${initial.symbol}` : `trade:${initial.id}`,
    element: watch.ref,
    onRestored: (form) => recompute(form),
  });
  const leave = () => {
    kept.discard();
    onCancel();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!show(tradeProblems(formValues(event.currentTarget)))) return;
    const entry = tradeFromForm(event.currentTarget, initial);
    if (saveTrade(entry)) {
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
    <section aria-labelledby="trade-form-title" className="mb-10 rounded-lg border border-line bg-panel p-4 sm:p-6">
      <h2 id="trade-form-title" tabIndex={-1} ref={focusOnMount} className="mb-6 outline-none">
        {isNew ? 'Log New Trade' : 'Edit Trade'}
      </h2>
      {kept.isRestored ? <DraftNotice onDiscard={leave} /> : null}
      <form
        {...watch}
        noValidate
        onSubmit={submit}
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
          <Button type="submit">{isNew ? 'Save Trade' : 'Update Trade'}</Button>
          <Button variant="quiet" onClick={leave}>
            Cancel
          </Button>
        </div>
      </form>
    </section>
  );
}

const PRICES = { entryPrice: true, exitPrice: true, positionSize: true, riskAmount: true, fees: true };

/** The form opens above the list, and takes the focus there. */
function focusOnMount(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}

function ResultPreview({ draft }: { draft: JournalEntry }) {
  return (
    <p role="status" className="num mt-4 min-h-6 text-md text-soft">
      {draft.pnl === null
        ? ''
        : `${outcomeLabels[draft.winLoss]}: ${moneyText(Math.round(draft.pnl * 100))}${draft.rMultiple === null ? '' : `, ${rText(draft.rMultiple)}`}`}
    </p>
  );
}
