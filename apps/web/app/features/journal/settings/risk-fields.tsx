import type { DefaultRisk } from '@wickwise/journal/journal-settings';
import { useState } from 'react';
import type { Problems } from '#app/ui/form/form-problems.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { SettingsGroup } from './settings-group.tsx';

type Kind = DefaultRisk['kind'] | 'none';

interface RiskFieldsProps {
  risk: DefaultRisk | null;
  problems: Problems;
}

/** What trades without a stop risk, for R in bulk. */
export function RiskFields({ risk, problems }: RiskFieldsProps) {
  const [kind, setKind] = useState<Kind>(risk?.kind ?? 'none');
  const number = (name: string) => ({ name, step: '0.01', error: problems[name] });
  return (
    <SettingsGroup
      title="Default risk"
      text="Use it to give trades without a stop a result in R: select the trades, then set their risk."
    >
      <SelectField
        label="Risk per trade"
        name="riskKind"
        value={kind}
        onChange={({ target }) => setKind(target.value as Kind)}
      >
        <option value="none">None</option>
        <option value="amount">An amount</option>
        <option value="percent">Percentage</option>
      </SelectField>
      {kind === 'none' ? null : (
        <TextField label="Currency" name="riskCurrency" defaultValue={risk?.currency ?? 'USD'} autoComplete="off" />
      )}
      {kind === 'amount' ? (
        <NumberField
          label="Amount"
          {...number('riskAmount')}
          defaultValue={risk?.kind === 'amount' ? risk.amount : ''}
        />
      ) : null}
      {kind === 'percent' ? (
        <>
          <NumberField
            label="Percent"
            {...number('riskPercent')}
            defaultValue={risk?.kind === 'percent' ? risk.percent : ''}
          />
          <NumberField
            label="Balance"
            {...number('riskBalance')}
            defaultValue={risk?.kind === 'percent' ? risk.balance : ''}
          />
        </>
      ) : null}
    </SettingsGroup>
  );
}
