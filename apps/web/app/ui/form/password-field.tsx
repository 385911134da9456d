import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { controlStyle, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

type PasswordFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'children' | 'type'>;

/** A password, hidden until the learner asks to see it. */
export function PasswordField({ label, hint, error, className, id, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const ownId = useId();
  const inputId = id ?? ownId;
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <input
          {...rest}
          id={inputId}
          type={shown ? 'text' : 'password'}
          className={classNames(controlStyle, 'pr-12')}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(inputId, { hint, error })}
        />
        <button
          type="button"
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-muted hover:text-ink"
          aria-pressed={shown}
          aria-controls={inputId}
          aria-label="Show password"
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      </div>
    </FieldFrame>
  );
}
