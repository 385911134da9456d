import type { ComponentProps, KeyboardEvent } from 'react';
import { parseDecimal } from '#app/lib/decimal.ts';
import { TextField } from './text-field.tsx';

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'onKeyDown'>;

/**
 * A number, typed with a decimal point or comma. A field of the type number would drop the comma or the whole value,
 * depending on the browser. The arrow keys change the value by `step`.
 */
export function NumberField({ step = 1, inputMode = 'decimal', ...rest }: NumberFieldProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => changeByStep(event, Number(step));
  return <TextField autoComplete="off" {...rest} type="text" inputMode={inputMode} step={step} onKeyDown={onKeyDown} />;
}

function changeByStep(event: KeyboardEvent<HTMLInputElement>, step: number): void {
  const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  const input = event.currentTarget;
  const value = parseDecimal(input.value);
  if (sign === undefined || Number.isNaN(value)) return;
  event.preventDefault();
  const decimals = Math.max(...[String(step), input.value].map((text) => text.split(/[.,]/)[1]?.length ?? 0));
  const next = Math.max(0, (value ?? 0) + sign * step).toFixed(decimals);
  // Unlike an assignment to `value`, this reaches React's change handler.
  input.setRangeText(next, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
