import { TextField } from '#app/ui/form/text-field.tsx';

interface PriceFieldProps {
  label: string;
  hint?: string;
  placeholder?: string;
  /** Null for an empty field. */
  value: number | null;
  decimals: number;
  onChange: (value: number | null) => void;
}

/** A price that follows its line on the chart except while the learner is typing. */
export function PriceField({ value, decimals, onChange, ...texts }: PriceFieldProps) {
  return (
    <TextField
      {...texts}
      type="number"
      inputMode="decimal"
      min={0}
      step={10 ** -decimals}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
    />
  );
}
