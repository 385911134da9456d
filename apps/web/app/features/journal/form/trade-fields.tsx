import { directions, type JournalEntry } from '@wickwise/journal/entry';
import { restOf, restPriceOf } from '@wickwise/journal/exit-price';
import { currencyOf } from '@wickwise/journal/money';
import { centsOf } from '@wickwise/journal/profit';
import { moneyText } from '#app/lib/money.ts';
import type { Problems } from '#app/ui/form/form-problems.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { countText, outcomeLabels, rText } from '../trade-texts.ts';
import { SymbolField } from './symbol-field.tsx';

interface TradeFieldsProps {
  initial: JournalEntry;
  /** The trade as filled in so far, with its result computed. */
  draft: JournalEntry;
  problems: Problems;
}

/** The six fields that make a trade. Its day, today, is among the rest. */
export function TradeFields({ initial, draft, problems }: TradeFieldsProps) {
  const isPlanned = initial.plan !== null;
  return (
    <>
      <SymbolField
        defaultValue={initial.symbol}
        readOnly={isPlanned}
        hint={isPlanned ? 'As you planned it.' : undefined}
        error={problems.symbol}
      />
      <SelectField label="Direction" name="direction" defaultValue={initial.direction}>
        <Options choices={isPlanned ? [initial.direction] : directions} labels={{ long: 'Long', short: 'Short' }} />
      </SelectField>
      <NumberField
        label="Entry Price"
        required
        {...numberProps({ name: 'entryPrice', initial, problems })}
        defaultValue={initial.entryPrice || ''}
      />
      <NumberField
        label="Exit Price"
        placeholder="Still open"
        hint={exitHint(initial)}
        {...numberField('exitPrice', problems)}
        defaultValue={restPriceOf(initial) ?? ''}
      />
      <NumberField
        label="Position Size"
        name="positionSize"
        required
        placeholder="Shares"
        defaultValue={initial.positionSize || ''}
        error={problems.positionSize}
      />
      <ResultPreview draft={draft} />
      <TextAreaField
        label="Reason for Entry"
        name="reasonForEntry"
        required
        rows={2}
        className="col-span-2"
        defaultValue={initial.reasonForEntry}
        error={problems.reasonForEntry}
      />
    </>
  );
}

/** Of a trade that an import has closed in part. */
function exitHint(initial: JournalEntry): string | undefined {
  const rest = restOf(initial) ?? 0;
  if (!(rest > 0)) return undefined;
  return `Your exit for the ${countText(rest)} that your fills leave open. The trade gets the average of all exits.`;
}

function ResultPreview({ draft }: { draft: JournalEntry }) {
  const { pnl, rMultiple, winLoss } = draft;
  const r = rMultiple === null ? '' : `, ${rText(rMultiple)}`;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-medium text-md text-muted">Result</p>
      <p role="status" className="num min-h-11 content-center text-md">
        {pnl === null ? '–' : `${outcomeLabels[winLoss]}: ${moneyText(centsOf(draft), currencyOf(draft))}${r}`}
      </p>
    </div>
  );
}

interface NumberProps {
  name: 'entryPrice' | 'riskAmount' | 'fees' | 'stopLoss' | 'takeProfit';
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
