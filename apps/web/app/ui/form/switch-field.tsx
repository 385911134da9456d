import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

interface SwitchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: string;
  hint?: ReactNode;
}

/** A setting that is on or off at once. */
export function SwitchField({ label, hint, className, id, ...rest }: SwitchFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={classNames('flex min-h-11 items-center justify-between gap-4', className)}>
      <div className="min-w-0">
        <label htmlFor={inputId} className="cursor-pointer font-medium text-md">
          {label}
        </label>
        {hint ? (
          <p id={`${inputId}-hint`} className="wrap-anywhere text-muted text-sm">
            {hint}
          </p>
        ) : null}
      </div>
      <input
        {...rest}
        id={inputId}
        type="checkbox"
        aria-describedby={hint ? `${inputId}-hint` : undefined}
        className="relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-sunk transition-colors before:absolute before:top-[3px] before:left-[3px] before:size-4 before:rounded-full before:bg-control before:transition-transform checked:border-ink checked:bg-ink checked:before:translate-x-5 checked:before:bg-ground forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:before:bg-[ButtonFace] disabled:cursor-not-allowed disabled:opacity-50"
      />
    </div>
  );
}
