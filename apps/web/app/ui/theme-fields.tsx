import { useId } from 'react';
import { chooseAppearance, type Palette, type Theme, useAppearance } from './theme.ts';

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const palettes: readonly { value: Palette; label: string }[] = [
  { value: 'standard', label: 'Standard' },
  { value: 'colour-blind', label: 'Colour-blind' },
];

/** Light or dark, and the colours of rising and falling. Applied at once and remembered in this browser. */
export function ThemeFields() {
  const { theme, palette } = useAppearance();
  return (
    <div className="grid gap-4">
      <Segments
        legend="Theme"
        options={themes}
        value={theme}
        onChoose={(value) => chooseAppearance({ theme: value })}
      />
      <Segments
        legend="Rising and falling colours"
        options={palettes}
        value={palette}
        onChoose={(value) => chooseAppearance({ palette: value })}
      />
    </div>
  );
}

interface SegmentsProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

function Segments<Value extends string>({ legend, options, value, onChoose }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-muted text-sm">{legend}</legend>
      <div className="flex rounded-md border border-control">
        {options.map((option) => (
          <label
            key={option.value}
            className="grid min-h-11 flex-1 cursor-pointer place-items-center whitespace-nowrap rounded-[5px] px-3 text-md text-soft has-checked:bg-ink has-checked:font-semibold has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
