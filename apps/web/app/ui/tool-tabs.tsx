import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';

interface ToolTabsProps<Value extends string> {
  tabs: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** A `ToolPage` with a `ToolTabList` in its bar and a `ToolTabPanel` for each tab. */
  children: ReactNode;
}

/** A tool with more than one way to use it. */
export function ToolTabs<Value extends string>({ tabs, value, onValueChange, children }: ToolTabsProps<Value>) {
  const change = (next: string) => {
    const tab = tabs.find((candidate) => candidate.value === next);
    if (tab) onValueChange(tab.value);
  };
  return (
    <RadixTabs.Root value={value} onValueChange={change} className="flex flex-1 flex-col">
      {children}
    </RadixTabs.Root>
  );
}

interface ToolTabListProps {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly { value: string; label: string }[];
}

export function ToolTabList({ label, tabs }: ToolTabListProps) {
  return (
    <RadixTabs.List aria-label={label} className="flex gap-1">
      {tabs.map((tab) => (
        <RadixTabs.Trigger
          key={tab.value}
          value={tab.value}
          className="min-h-11 whitespace-nowrap border-transparent border-b-2 px-2 text-md forced-colors:border-b-0 text-muted hover:text-ink data-[state=active]:border-b-2 data-[state=active]:border-ink data-[state=active]:text-ink"
        >
          {tab.label}
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
  );
}

/** What one tab shows, in the height that is left. */
export function ToolTabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <RadixTabs.Content value={value} className="flex flex-1 flex-col data-[state=inactive]:hidden">
      {children}
    </RadixTabs.Content>
  );
}
