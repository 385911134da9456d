import type { ComponentProps } from 'react';
import { TextField } from '#app/ui/form/text-field.tsx';

type SymbolFieldProps = Pick<ComponentProps<typeof TextField>, 'defaultValue' | 'readOnly' | 'hint' | 'error'>;

/** The ticker of a trade, in upper case. */
export function SymbolField(props: SymbolFieldProps) {
  return (
    <TextField
      {...props}
      label="Symbol"
      name="symbol"
      required
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      placeholder="AAPL"
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
