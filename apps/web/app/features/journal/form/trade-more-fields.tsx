import { type JournalEntry, outcomes, type TradeOutcome } from '@wickwise/journal/entry';
import { currencyOf } from '@wickwise/journal/money';
import type { Problems } from '#app/ui/form/form-problems.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { outcomeLabels, RISK_FROM_STOPS } from '../trade-texts.ts';
import { TradeContextFields, TradeTypeField } from './trade-context-fields.tsx';
import { exitDay } from './trade-draft.ts';
import { numberProps, Options } from './trade-fields.tsx';

interface TradeMoreFieldsProps {
  initial: JournalEntry;
  /** The trade as filled in so far, with its result computed. */
  draft: JournalEntry;
  problems: Problems;
  onOutcome: (draft: JournalEntry) => void;
}

/** What else can be said of a trade when it is logged. */
export function TradeMoreFields({ initial, draft, problems, onOutcome }: TradeMoreFieldsProps) {
  const number = (name: 'riskAmount' | 'fees' | 'stopLoss' | 'takeProfit') => numberProps({ name, initial, problems });
  return (
    <>
      <TextField label="Date" name="date" type="date" required defaultValue={initial.date} error={problems.date} />
      <TextField
        label="Exit Date"
        name="exitDate"
        type="date"
        defaultValue={exitDay(initial.closedAt)}
        hint="Leave it empty if it’s the same day."
        error={problems.exitDate}
      />
      <TradeTypeField initial={initial} />
      <NumberField label="Stop Loss" {...number('stopLoss')} />
      <NumberField label="Take Profit" {...number('takeProfit')} />
      <NumberField
        label="Risk Amount"
        {...number('riskAmount')}
        hint={`What you planned to lose at your stop, for results in R. ${RISK_FROM_STOPS}`}
      />
      <NumberField label="Fees" {...number('fees')} hint="Commissions and fees, entry and exit together." />
      <TextField
        label="Currency"
        name="currency"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        placeholder={currencyOf(initial) ?? 'Not known'}
        defaultValue={initial.currency ?? ''}
        hint="A code such as USD or EUR."
        error={problems.currency}
      />
      <OutcomeField draft={draft} onOutcome={onOutcome} />
      <TradeContextFields initial={initial} />
    </>
  );
}

function OutcomeField({ draft, onOutcome }: Pick<TradeMoreFieldsProps, 'draft' | 'onOutcome'>) {
  const isAutomatic = draft.pnl !== null;
  return (
    <SelectField
      label="Outcome"
      name="winLoss"
      value={draft.winLoss}
      hint={isAutomatic ? 'Set from your prices.' : 'Set for you once there’s an exit price.'}
      onChange={(event) => {
        if (!isAutomatic) onOutcome({ ...draft, winLoss: event.currentTarget.value as TradeOutcome });
      }}
    >
      <Options choices={outcomes} labels={outcomeLabels} />
    </SelectField>
  );
}
