import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface TabPanelProps {
  value: string;
  /** In tabs that fill their place: scrolls on its own. */
  fills?: boolean;
  /** Keeps its state while another tab is chosen. */
  stays?: boolean;
  children: ReactNode;
}

/** The content of one tab of `Tabs`. */
export function TabPanel({ value, fills = false, stays = false, children }: TabPanelProps) {
  return (
    <RadixTabs.Content
      value={value}
      {...(stays ? { forceMount: true } : {})}
      className={classNames(
        fills && 'focus-visible:-outline-offset-2 min-h-0 flex-1 overflow-y-auto overscroll-contain',
        stays && 'data-[state=inactive]:hidden',
      )}
    >
      {children}
    </RadixTabs.Content>
  );
}
