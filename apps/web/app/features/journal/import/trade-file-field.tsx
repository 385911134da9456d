import { useId } from 'react';
import { controlStyle } from '#app/ui/form/field-frame.tsx';

interface TradeFileFieldProps {
  label: string;
  accept: string;
  onText: (name: string, text: string) => void;
}

/** A file of the learner's, read as text in the browser. Choosing the same file again reads it again. */
export function TradeFileField({ label, accept, onText }: TradeFileFieldProps) {
  const id = useId();
  const read = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file === undefined) return;
    const text = await file.text();
    input.value = '';
    onText(file.name, text);
  };
  return (
    <div className="grid max-w-md gap-1.5">
      <label htmlFor={id} className="font-medium text-md">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        className={controlStyle}
        onChange={(event) => void read(event.currentTarget)}
      />
    </div>
  );
}
