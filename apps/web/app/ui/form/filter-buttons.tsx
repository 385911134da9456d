import { classNames } from '../class-names.ts';

interface FilterButtonsProps<Id extends string> {
  /** For screen readers only. */
  legend: string;
  filters: readonly { readonly id: Id; readonly label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** A row of buttons that narrow a list; one of them is selected. */
export function FilterButtons<Id extends string>({ legend, filters, value, onChange }: FilterButtonsProps<Id>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{legend}</legend>
      {filters.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          className={classNames(
            'min-h-11 rounded-full border px-4 font-medium text-md transition-colors',
            id === value ? 'border-ink bg-ink text-ground' : 'border-line-strong hover:border-control hover:bg-sunk',
          )}
          onClick={() => onChange(id)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
