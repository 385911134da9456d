import { type ReactNode, useId } from 'react';

interface SegmentedProps<Value extends string> {
  legend: string;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A row of toggle buttons, one of which is active. Wraps as needed. */
export function Segmented<Value extends string>({ legend, options, value, onChoose }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-md">{legend}</legend>
      <div className="flex flex-wrap rounded-md border border-control">
        {options.map((option) => (
          <label
            key={option.value}
            className="grid min-h-11 flex-1 cursor-pointer place-items-center whitespace-nowrap rounded-[5px] px-2.5 text-md text-soft has-checked:bg-ink has-checked:font-semibold has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 sm:px-4"
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
