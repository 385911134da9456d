import { type BrokerField, brokerFields, type ColumnMatch, missingFields } from '@wickwise/journal/broker-csv';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { Notice } from '#app/ui/state/notice.tsx';

const labels: Record<BrokerField, string> = {
  time: 'Date and time',
  symbol: 'Symbol',
  side: 'Buy or sell',
  size: 'Quantity',
  price: 'Price',
  fees: 'Fees',
};

interface TradeColumnMatchProps {
  heading: readonly string[];
  match: ColumnMatch;
  onMatch: (match: ColumnMatch) => void;
}

/** Which column of a broker's file holds which field: guessed at first, and corrected by hand. */
export function TradeColumnMatch({ heading, match, onMatch }: TradeColumnMatchProps) {
  const missing = missingFields(match);
  return (
    <fieldset className="mt-6 rounded-lg border border-line bg-panel p-4 sm:p-5">
      <legend className="px-2 font-serif text-xl">Match the columns</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {brokerFields.map((field) => (
          <SelectField
            key={field}
            label={labels[field]}
            value={match[field] ?? ''}
            onChange={({ target }) => onMatch({ ...match, [field]: target.value === '' ? null : target.value })}
          >
            <option value="">Not in this file</option>
            {heading.map((title) => (
              <option key={title} value={title}>
                {title}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {missing.length > 0 ? (
        <div className="mt-4">
          <Notice tone="warning">
            Choose a column for {missing.map((field) => labels[field].toLowerCase()).join(', ')}.
          </Notice>
        </div>
      ) : null}
    </fieldset>
  );
}
