import type { JournalSettings } from '@wickwise/journal/journal-settings';
import type { Problems } from '#app/ui/form/form-problems.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { SettingsGroup } from './settings-group.tsx';

interface ToleranceFieldsProps {
  settings: JournalSettings;
  problems: Problems;
}

/** What counts as breakeven. */
export function ToleranceFields({ settings: { breakeven }, problems }: ToleranceFieldsProps) {
  return (
    <SettingsGroup
      title="Breakeven"
      text="Results up to this far from zero count neither as a win nor as a loss. Totals, expectancy and drawdowns still include them."
    >
      <NumberField
        label="Tolerance"
        name="breakeven"
        step="0.01"
        defaultValue={breakeven.amount}
        error={problems.breakeven}
      />
      <SelectField label="Measured in" name="breakevenUnit" defaultValue={breakeven.unit}>
        <option value="money">Money</option>
        <option value="r">R</option>
      </SelectField>
    </SettingsGroup>
  );
}
