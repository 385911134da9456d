import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

interface RadioButtonsProps<Value extends string | number> {
  legend: ReactNode;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** Null until one is chosen. */
  value: Value | null;
  onChoose: (value: Value) => void;
  /** The style of the legend, of the row and of each button. */
  styles: { readonly legend: string; readonly row: string; readonly button: string };
}

/** A choice drawn as buttons, one of which is active. */
export function RadioButtons<Value extends string | number>(props: RadioButtonsProps<Value>) {
  const { legend, options, value, onChoose, styles } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'relative grid min-h-11 cursor-pointer place-items-center has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-focus',
              styles.button,
            )}
          >
            <input
              type="radio"
              className="absolute inset-0 cursor-pointer opacity-0"
              name={name}
              value={option.value}
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
