import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export const controlStyle =
  'block min-h-11 w-full rounded-md border border-control bg-panel px-3.5 py-2.5 text-base text-ink placeholder:text-muted disabled:opacity-60 aria-invalid:border-down aria-invalid:border-2';

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
}

/** The ids that tie a control to its hint and its error. */
export function describedBy(id: string, { hint, error }: Omit<FieldTexts, 'label'>): string | undefined {
  return classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined;
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A label above a control, its hint and its error below. */
export function FieldFrame({ id, label, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-medium text-md">
        {label}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="font-medium text-down text-sm">
          {error}
        </p>
      ) : null}
    </div>
  );
}
