import { type ChangeEvent, type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { controlStyle, describedBy, FieldFrame, type FieldTexts } from '#app/ui/form/field-frame.tsx';
import type { Problems } from '#app/ui/form/form-problems.tsx';
import { brandOf, caretAfter, digitsOf, formatCardNumber, formatCvc, formatExpiry } from './card.ts';

/** The card as it is typed. */
export interface CardTexts {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

interface CardFieldsProps {
  card: CardTexts;
  onChange: (card: CardTexts) => void;
  problems: Problems;
}

export function CardFields({ card, onChange, problems }: CardFieldsProps) {
  const brand = brandOf(card.number);
  return (
    // Two columns, but one where large text leaves no room for the date.
    <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] items-start gap-x-4 gap-y-5">
      <NumberField value={card.number} onChange={(number) => onChange({ ...card, number })} error={problems.number} />
      <CardField
        label="Expiration date"
        name="expiry"
        autoComplete="cc-exp"
        placeholder="MM / YY"
        value={card.expiry}
        onChange={({ target }) => onChange({ ...card, expiry: formatExpiry(target.value) })}
        error={problems.expiry}
      />
      <CardField
        label="Security code"
        hint={`${brand.cvcDigits} digits on the ${brand.cvcDigits === 4 ? 'front' : 'back'}`}
        name="cvc"
        autoComplete="cc-csc"
        value={card.cvc}
        onChange={({ target }) => onChange({ ...card, cvc: formatCvc(target.value) })}
        error={problems.cvc}
      />
    </div>
  );
}

interface NumberFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The number in the groups of its brand. */
function NumberField({ value, onChange, error }: NumberFieldProps) {
  const { ref, keepCaret } = useCaret();
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const formatted = formatCardNumber(target.value);
    keepCaret(caretAfter(formatted, digitsOf(target.value.slice(0, target.selectionStart ?? undefined)).length));
    onChange(formatted);
  };
  return (
    <CardField
      ref={ref}
      label="Card number"
      name="number"
      autoComplete="cc-number"
      placeholder="1234 1234 1234 1234"
      className="col-span-full"
      badge={brandOf(value).name}
      value={value}
      onChange={change}
      error={error}
    />
  );
}

/** Moves the caret back to its digit once the formatted text is in the field: browsers move it to the end. */
function useCaret() {
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) ref.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const keepCaret = (index: number) => {
    caret.current = index;
  };
  return { ref, keepCaret };
}

type CardFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'children'> & { badge?: string };

/** A field of digits, with a word at its end where that leaves room for sixteen of them. */
function CardField({ label, hint, error, className, badge, ...rest }: CardFieldProps) {
  const id = useId();
  const described = classNames(describedBy(id, { hint, error }), badge && `${id}-badge`);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className="@container relative">
        <input
          {...rest}
          id={id}
          inputMode="numeric"
          className={classNames(controlStyle, 'num', badge && '@min-[17rem]:pr-22')}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {badge ? (
          <span
            id={`${id}-badge`}
            className="pointer-events-none absolute inset-y-0 right-3.5 hidden items-center font-medium @min-[17rem]:grid text-muted text-sm"
          >
            {badge}
          </span>
        ) : null}
      </div>
    </FieldFrame>
  );
}
