import { type ComponentProps, useId } from 'react';
import { controlStyle, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'children'>;

export function TextField({ label, hint, error, className, id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error} className={className}>
      <input
        {...rest}
        id={inputId}
        className={controlStyle}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(inputId, { hint, error })}
      />
    </FieldFrame>
  );
}
