import { Tabs as RadixTabs } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

interface TabsProps<Value extends string> {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Takes the height that is left; each panel scrolls on its own. */
  fills?: boolean;
  /** One `TabPanel` for each tab. */
  children: ReactNode;
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onValueChange, fills = false, children } = props;
  const change = (next: string) => {
    const tab = tabs.find((candidate) => candidate.value === next);
    if (tab) onValueChange(tab.value);
  };
  const strip = useStripInView(value);
  return (
    <RadixTabs.Root value={value} onValueChange={change} className={fills ? 'flex min-h-0 flex-1 flex-col' : undefined}>
      <div
        className={classNames(
          'flex items-center justify-between border-line border-b',
          fills ? 'shrink-0 px-gutter' : 'mb-6',
        )}
      >
        <div
          ref={strip}
          className={classNames(
            'tab-strip -mx-gutter -mb-px min-w-0 flex-1 overflow-x-auto pr-8 pl-gutter sm:mx-0 sm:px-0',
          )}
        >
          <RadixTabs.List
            aria-label={label}
            className={classNames('flex min-w-max gap-4', fills ? 'text-md' : 'max-sm:text-md sm:gap-6')}
          >
            {tabs.map((tab) => (
              <RadixTabs.Trigger
                key={tab.value}
                value={tab.value}
                className="focus-visible:-outline-offset-2 min-h-11 whitespace-nowrap border-transparent border-b-2 px-0.5 forced-colors:border-b-0 text-muted hover:text-ink data-[state=active]:border-b-2 data-[state=active]:border-ink data-[state=active]:text-ink"
              >
                {tab.label}
              </RadixTabs.Trigger>
            ))}
          </RadixTabs.List>
        </div>
      </div>
      {children}
    </RadixTabs.Root>
  );
}

/**
 * Scrolls the strip, and never the page, to the chosen tab: on a phone an address may name one that is out of sight.
 */
function useStripInView(value: string) {
  const strip = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed value means another tab to scroll into view.
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[data-state=active]');
    if (!strip.current || !tab) return;
    const { left, width } = strip.current.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    strip.current.scrollLeft += box.left - left - (width - box.width) / 2;
  }, [value]);
  return strip;
}
