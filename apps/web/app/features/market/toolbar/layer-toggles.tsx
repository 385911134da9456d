import { useId, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { type MarkFilter, markFilters } from '../pattern/found-patterns.ts';
import { type AverageId, averages } from './chart-layers.ts';

/** The layers that the learner has turned on. */
export interface LayerChoice {
  readonly volume: boolean;
  readonly levels: boolean;
  readonly chartPatterns: boolean;
  readonly averages: ReadonlySet<AverageId>;
  readonly filter: MarkFilter;
}

export const defaultLayers: LayerChoice = {
  volume: true,
  levels: true,
  chartPatterns: true,
  averages: new Set<AverageId>(['ema20', 'sma50']),
  filter: 'in-trend',
};

interface LayerTogglesProps {
  layers: LayerChoice;
  onChange: (layers: LayerChoice) => void;
}

export function LayerToggles({ layers, onChange }: LayerTogglesProps) {
  const toggle = (id: AverageId) => {
    const next = new Set(layers.averages);
    if (!next.delete(id)) next.add(id);
    onChange({ ...layers, averages: next });
  };
  // On a phone the chart comes first, and the layer options start collapsed.
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="min-h-11 text-md text-soft underline hover:text-ink sm:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide what’s on the chart' : 'Choose what’s on the chart'}
      </button>
      <fieldset
        id={id}
        className={classNames('flex flex-wrap items-end gap-x-4 gap-y-3 max-sm:mt-2', !isOpen && 'max-sm:hidden')}
      >
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
            <Toggle key={id} label={name} checked={layers.averages.has(id)} onChange={() => toggle(id)} />
          ))}
        </div>
      </fieldset>
    </div>
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
