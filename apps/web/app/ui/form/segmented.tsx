import type { ReactNode } from 'react';
import { RadioButtons } from './radio-buttons.tsx';

interface SegmentedProps<Value extends string> {
  legend: string;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  value: Value;
  onChoose: (value: Value) => void;
}

const STYLES = {
  legend: 'mb-1.5 font-medium text-md',
  row: 'flex flex-wrap rounded-md border border-control',
  button:
    'flex-1 whitespace-nowrap rounded-[5px] px-2.5 text-md text-soft has-checked:font-semibold has-focus-visible:outline-offset-2 sm:px-4',
};

/** A row of joined buttons. Wraps as needed. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  return <RadioButtons {...props} styles={STYLES} />;
}
