import { SelectField } from '#app/ui/form/select-field.tsx';
import { difficulties, orders, type ScenarioFilter } from './model.ts';

interface ScenarioFiltersProps {
  value: ScenarioFilter;
  onChange: (filter: ScenarioFilter) => void;
}

export function ScenarioFilters({ value, onChange }: ScenarioFiltersProps) {
  const change = (changed: Partial<Record<keyof ScenarioFilter, string>>) => {
    const order = orders.find(({ id }) => id === (changed.order ?? value.order))?.id ?? value.order;
    const difficulty = difficulties.find(({ id }) => id === (changed.difficulty ?? value.difficulty))?.id;
    onChange({ order, difficulty: difficulty ?? value.difficulty });
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField label="Order" value={value.order} onChange={({ target }) => change({ order: target.value })}>
        <Options of={orders} />
      </SelectField>
      <SelectField
        label="Level"
        value={value.difficulty}
        onChange={({ target }) => change({ difficulty: target.value })}
      >
        <Options of={difficulties} />
      </SelectField>
    </div>
  );
}

function Options({ of }: { of: readonly { readonly id: string; readonly label: string }[] }) {
  return of.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));
}
