import { TextField } from '#app/ui/form/text-field.tsx';

interface SymbolFieldProps {
  defaultValue?: string;
  error: string | undefined;
}

/** The ticker of a trade, in upper case. */
export function SymbolField({ defaultValue, error }: SymbolFieldProps) {
  return (
    <TextField
      label="Symbol"
      name="symbol"
      required
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      placeholder="AAPL"
      defaultValue={defaultValue}
      error={error}
      onInput={(event) => upperCase(event.currentTarget)}
    />
  );
}

/** Converts text to upper case as it is typed, without moving the cursor. */
function upperCase(input: HTMLInputElement): void {
  const { selectionStart, selectionEnd } = input;
  input.value = input.value.toUpperCase();
  input.setSelectionRange(selectionStart, selectionEnd);
}
