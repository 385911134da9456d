import { useState } from 'react';
import { decimalProblem, parseDecimal } from '#app/lib/decimal.ts';
import { NumberField } from '#app/ui/form/number-field.tsx';

interface PriceFieldProps {
  label: string;
  hint?: string;
  placeholder?: string;
  /** Null for an empty field. */
  value: number | null;
  decimals: number;
  /** Passes on 0, which is no price, for a text that is no number. */
  onChange: (value: number | null) => void;
}

/** A price that follows its line on the chart except while the learner is typing. */
export function PriceField({ value, decimals, onChange, ...texts }: PriceFieldProps) {
  const [text, setText] = useState('');
  const isTyped = (priceOf(text) ?? 0) === (value ?? 0);
  return (
    <NumberField
      {...texts}
      step={10 ** -decimals}
      value={isTyped ? text : (value ?? '')}
      error={isTyped ? (decimalProblem(text) ?? undefined) : undefined}
      onChange={({ target }) => {
        setText(target.value);
        onChange(priceOf(target.value));
      }}
    />
  );
}

function priceOf(text: string): number | null {
  const price = parseDecimal(text);
  return price === null || Number.isFinite(price) ? price : 0;
}
