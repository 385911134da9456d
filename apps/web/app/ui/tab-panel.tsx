import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';

/** The content of one tab of `Tabs`. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return <RadixTabs.Content value={value}>{children}</RadixTabs.Content>;
}
