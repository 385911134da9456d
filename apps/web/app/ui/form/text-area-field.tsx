import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.ts';
import { controlStyle, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'children'>;

export function TextAreaField({ label, hint, error, className, id, ...rest }: TextAreaFieldProps) {
  const ownId = useId();
  const areaId = id ?? ownId;
  return (
    <FieldFrame id={areaId} label={label} hint={hint} error={error} className={className}>
      <textarea
        {...rest}
        id={areaId}
        className={classNames(controlStyle, 'resize-y')}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(areaId, { hint, error })}
      />
    </FieldFrame>
  );
}
