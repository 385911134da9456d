import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.ts';
import { controlStyle, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

/** `children` are the `<option>` elements. */
type SelectFieldProps = FieldTexts & ComponentProps<'select'>;

export function SelectField({ label, hint, error, className, id, children, ...rest }: SelectFieldProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <FieldFrame id={selectId} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <select
          {...rest}
          id={selectId}
          className={classNames(controlStyle, 'appearance-none pr-10')}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(selectId, { hint, error })}
        >
          {children}
        </select>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 text-muted"
        />
      </div>
    </FieldFrame>
  );
}
