import { useId } from 'react';
import type { scoreField } from './thresholds.ts';

interface ThresholdSliderProps {
  field: typeof scoreField;
  value: number;
  /** The default, to which it can be reset. */
  usual: number;
  onChange: (value: number) => void;
}

/** A slider for one threshold; the marks on the chart follow while it moves. */
export function ThresholdSlider({ field, value, usual, onChange }: ThresholdSliderProps) {
  const id = useId();
  const text = `${Number(value.toFixed(2))} ${field.unit}`;
  return (
    <div className="grid gap-1">
      <div className="flex min-h-9 items-center justify-between gap-3 text-sm">
        <label htmlFor={id}>
          {field.label} <output className="num font-medium">{text}</output>
        </label>
        {value === usual ? null : (
          <button
            type="button"
            className="min-h-9 px-1 text-muted underline hover:text-ink"
            onClick={() => onChange(usual)}
            aria-label={`Reset to ${usual}: ${field.label}`}
          >
            Reset to {usual}
          </button>
        )}
      </div>
      <input
        id={id}
        type="range"
        className="h-6 w-full accent-brass"
        min={field.min}
        max={field.max}
        step={field.step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
