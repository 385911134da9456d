import { SelectField } from '#app/ui/form/select-field.tsx';
import { SwitchField } from '#app/ui/form/switch-field.tsx';
import { type CardFilter, categoryNames, difficultyNames, statusNames } from '../model.ts';

interface CardFiltersProps {
  filter: CardFilter;
  onFilter: (filter: CardFilter) => void;
  isShuffled: boolean;
  onShuffle: (isShuffled: boolean) => void;
}

const ALL = 'all';

export function CardFilters({ filter, onFilter, isShuffled, onShuffle }: CardFiltersProps) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3">
      <FilterField
        label="Category"
        names={categoryNames}
        value={filter.category}
        onChange={(category) => onFilter({ ...filter, category })}
      />
      <FilterField
        label="Difficulty"
        names={difficultyNames}
        value={filter.difficulty}
        onChange={(difficulty) => onFilter({ ...filter, difficulty })}
      />
      <FilterField
        label="Status"
        names={statusNames}
        value={filter.status}
        onChange={(status) => onFilter({ ...filter, status })}
      />
      <SwitchField
        className="self-end"
        label="Shuffle"
        checked={isShuffled}
        onChange={({ target }) => onShuffle(target.checked)}
      />
    </div>
  );
}

interface FilterFieldProps<Value extends string> {
  label: string;
  names: Record<Value, string>;
  /** Null for all. */
  value: Value | null;
  onChange: (value: Value | null) => void;
}

function FilterField<Value extends string>({ label, names, value, onChange }: FilterFieldProps<Value>) {
  const values = Object.keys(names) as Value[];
  const choose = (chosen: string) => onChange(values.find((candidate) => candidate === chosen) ?? null);
  return (
    <SelectField label={label} value={value ?? ALL} onChange={({ target }) => choose(target.value)}>
      <option value={ALL}>All</option>
      {values.map((candidate) => (
        <option key={candidate} value={candidate}>
          {names[candidate]}
        </option>
      ))}
    </SelectField>
  );
}
