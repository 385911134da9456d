import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';

/** What one tab of `Tabs` shows. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return <RadixTabs.Content value={value}>{children}</RadixTabs.Content>;
}
