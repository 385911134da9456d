import {
  directions,
  emotions,
  type JournalEntry,
  marketConditions,
  outcomes,
  type TradeOutcome,
  timeframes,
  tradeTypes,
} from '@wickwise/journal/entry';
import type { Problems } from '#app/ui/form/form-problems.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { emotionLabels, marketLabels, outcomeLabels, typeLabels } from '../trade-texts.ts';
import { TradePatternField } from './trade-pattern-field.tsx';

interface TradeFieldsProps {
  initial: JournalEntry;
  /** The trade as filled in so far, with its result computed. */
  draft: JournalEntry;
  problems: Problems;
  onOutcome: (draft: JournalEntry) => void;
}

/** The fields that every trade is logged with. */
export function TradeFields({ initial, draft, problems, onOutcome }: TradeFieldsProps) {
  const number = (name: 'entryPrice' | 'exitPrice' | 'riskAmount' | 'fees') => numberProps({ name, initial, problems });
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <TextField label="Date" name="date" type="date" required defaultValue={initial.date} error={problems.date} />
      <TextField
        label="Symbol"
        name="symbol"
        required
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        placeholder="AAPL"
        defaultValue={initial.symbol}
        error={problems.symbol}
        onInput={(event) => upperCase(event.currentTarget)}
      />
      <SelectField label="Trade Type" name="tradeType" defaultValue={initial.tradeType}>
        <Options choices={tradeTypes} labels={typeLabels} />
      </SelectField>
      <SelectField label="Direction" name="direction" defaultValue={initial.direction}>
        <Options choices={directions} labels={{ long: 'Long', short: 'Short' }} />
      </SelectField>
      <NumberField label="Entry Price" required {...number('entryPrice')} defaultValue={initial.entryPrice || ''} />
      <NumberField label="Exit Price" {...number('exitPrice')} hint="Leave empty while the trade is open." />
      <NumberField
        label="Position Size"
        name="positionSize"
        required
        defaultValue={initial.positionSize || ''}
        error={problems.positionSize}
      />
      <NumberField label="Risk Amount" {...number('riskAmount')} hint="What you’d lose at your stop." />
      <NumberField label="Fees" {...number('fees')} hint="Commissions and fees, both ways." />
      <OutcomeField draft={draft} onOutcome={onOutcome} />
      <SelectField label="Emotion Before" name="emotionBefore" defaultValue={initial.emotionBefore}>
        <Options choices={emotions} labels={emotionLabels} />
      </SelectField>
      <SelectField label="Market Condition" name="marketCondition" defaultValue={initial.marketCondition}>
        <Options choices={marketConditions} labels={marketLabels} />
      </SelectField>
      <TradePatternField pattern={initial.pattern} />
      <SelectField label="Timeframe" name="timeframe" defaultValue={initial.timeframe}>
        <Options choices={timeframes} />
      </SelectField>
      <TextField label="Tags" name="tags" defaultValue={initial.tags.join(', ')} hint="Separate tags with commas." />
      <TextAreaField
        label="Reason for Entry"
        name="reasonForEntry"
        required
        rows={3}
        className="sm:col-span-2 lg:col-span-3"
        defaultValue={initial.reasonForEntry}
        error={problems.reasonForEntry}
      />
      <TextAreaField
        label="Lessons Learned"
        name="lessonsLearned"
        rows={3}
        className="sm:col-span-2 lg:col-span-3"
        defaultValue={initial.lessonsLearned}
      />
    </div>
  );
}

function OutcomeField({ draft, onOutcome }: Pick<TradeFieldsProps, 'draft' | 'onOutcome'>) {
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

interface NumberProps {
  name: 'entryPrice' | 'exitPrice' | 'riskAmount' | 'fees' | 'stopLoss' | 'takeProfit';
  initial: JournalEntry;
  problems: Problems;
}

export function numberProps({ name, initial, problems }: NumberProps) {
  return { ...numberField(name, problems), defaultValue: initial[name] ?? '' };
}

export function numberField(name: string, problems: Problems) {
  return { name, step: '0.01', error: problems[name] };
}

interface OptionsProps<Choice extends string> {
  choices: readonly Choice[];
  labels?: Record<Choice, string>;
}

export function Options<Choice extends string>({ choices, labels }: OptionsProps<Choice>) {
  return choices.map((choice) => (
    <option key={choice} value={choice}>
      {labels?.[choice] ?? choice}
    </option>
  ));
}

/** Converts text to upper case as it is typed, without moving the cursor. */
export function upperCase(input: HTMLInputElement): void {
  const { selectionStart, selectionEnd } = input;
  input.value = input.value.toUpperCase();
  input.setSelectionRange(selectionStart, selectionEnd);
}
