import {
  emotions,
  type JournalEntry,
  marketConditions,
  outcomes,
  type TradeOutcome,
  timeframes,
  tradeTypes,
} from '@wickwise/journal/entry';
import { currencyOf } from '@wickwise/journal/money';
import type { Problems } from '#app/ui/form/form-problems.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { emotionLabels, marketLabels, outcomeLabels, typeLabels } from '../trade-texts.ts';
import { exitDay } from './trade-draft.ts';
import { numberProps, Options } from './trade-fields.tsx';
import { TradePatternField } from './trade-pattern-field.tsx';

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
      <SelectField label="Trade Type" name="tradeType" defaultValue={initial.tradeType}>
        {initial.tradeType === '' ? <option value="">Not recorded</option> : null}
        <Options choices={tradeTypes} labels={typeLabels} />
      </SelectField>
      <NumberField label="Stop Loss" {...number('stopLoss')} />
      <NumberField label="Take Profit" {...number('takeProfit')} />
      <NumberField label="Risk Amount" {...number('riskAmount')} hint="What you’d lose at your stop." />
      <NumberField label="Fees" {...number('fees')} hint="Commissions and fees, both ways." />
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
      <TradePatternField pattern={initial.pattern} />
      <SelectField label="Emotion Before" name="emotionBefore" defaultValue={initial.emotionBefore}>
        {initial.emotionBefore === '' ? <option value="">Not recorded</option> : null}
        <Options choices={emotions} labels={emotionLabels} />
      </SelectField>
      <SelectField label="Market Condition" name="marketCondition" defaultValue={initial.marketCondition}>
        {initial.marketCondition === '' ? <option value="">Not recorded</option> : null}
        <Options choices={marketConditions} labels={marketLabels} />
      </SelectField>
      <SelectField label="Timeframe" name="timeframe" defaultValue={initial.timeframe}>
        {initial.timeframe === '' ? <option value="">Not recorded</option> : null}
        <Options choices={timeframes} />
      </SelectField>
      <TextField label="Tags" name="tags" defaultValue={initial.tags.join(', ')} hint="Separate tags with commas." />
      <TextAreaField
        label="Lessons Learned"
        name="lessonsLearned"
        rows={3}
        className="col-span-full"
        defaultValue={initial.lessonsLearned}
      />
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
