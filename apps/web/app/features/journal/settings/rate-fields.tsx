import type { Rates } from '@wickwise/journal/money';
import { useState } from 'react';
import type { Problems } from '#app/ui/form/form-problems.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { rateField } from './settings-draft.ts';
import { SettingsGroup } from './settings-group.tsx';

interface RateFieldsProps {
  rates: Rates;
  /** The currencies of the trades. */
  traded: readonly string[];
  problems: Problems;
}

/** A rate for each currency that is traded or has one. */
export function RateFields({ rates, traded, problems }: RateFieldsProps) {
  const [to, setTo] = useState(rates.to);
  const others = [...new Set([...traded, ...Object.keys(rates.table)])].filter((currency) => currency !== to);
  return (
    <SettingsGroup
      title="Exchange rates"
      text="Optional. With them, the statistics can show all amounts in one currency."
    >
      <TextField
        label="Convert to"
        name="to"
        value={to}
        autoComplete="off"
        onChange={({ target }) => setTo(target.value.toUpperCase())}
        error={problems.to}
      />
      {others.map((currency) => (
        <NumberField
          key={currency}
          label={`1 ${currency} in ${to}`}
          name={rateField(currency)}
          step="0.0001"
          defaultValue={to === rates.to ? (rates.table[currency] ?? '') : ''}
          error={problems[rateField(currency)]}
        />
      ))}
    </SettingsGroup>
  );
}
