import { SelectField } from '#app/ui/form/select-field.tsx';
import { markFilters } from '../pattern/found-patterns.ts';
import { type AverageId, averages } from './chart-layers.ts';
import type { LayerChoice } from './layer-choice.ts';

interface LayerTogglesProps {
  layers: LayerChoice;
  onChange: (layers: LayerChoice) => void;
}

export function LayerToggles({ layers, onChange }: LayerTogglesProps) {
  const toggle = (id: AverageId) => {
    const rest = layers.averages.filter((other) => other !== id);
    onChange({ ...layers, averages: rest.length < layers.averages.length ? rest : [...rest, id] });
  };
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">Shown on the chart</legend>
      <SelectField
        label="Candlestick patterns"
        className="max-w-full"
        value={layers.filter}
        onChange={({ target }) => {
          const filter = markFilters.find(({ value }) => value === target.value);
          if (filter) onChange({ ...layers, filter: filter.value });
        }}
      >
        {markFilters.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-2">
        <Toggle
          label="Chart patterns"
          checked={layers.chartPatterns}
          onChange={(chartPatterns) => onChange({ ...layers, chartPatterns })}
        />
        <Toggle label="Levels" checked={layers.levels} onChange={(levels) => onChange({ ...layers, levels })} />
        <Toggle label="Volume" checked={layers.volume} onChange={(volume) => onChange({ ...layers, volume })} />
        {averages.map(({ id, name }) => (
          <Toggle key={id} label={name} checked={layers.averages.includes(id)} onChange={() => toggle(id)} />
        ))}
      </div>
    </fieldset>
  );
}

interface ToggleProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Toggle({ label, checked, onChange }: ToggleProps) {
  return (
    <label className="flex min-h-11 items-center gap-2 rounded-md border border-line-strong px-3 text-md has-checked:border-control has-checked:bg-sunk has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <input
        type="checkbox"
        className="size-4 accent-ink"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
