import { DropdownMenu as RadixMenu } from 'radix-ui';
import type { ReactElement } from 'react';

interface DropdownMenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  items: readonly { label: string; onSelect: () => void; danger?: boolean }[];
}

/** A menu of commands. For navigation use links. */
export function DropdownMenu({ trigger, items }: DropdownMenuProps) {
  return (
    <RadixMenu.Root>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          align="end"
          sideOffset={6}
          className="z-50 min-w-48 rounded-lg border border-line-strong bg-panel p-1.5 shadow-raised"
        >
          {items.map(({ label, onSelect, danger }) => (
            <RadixMenu.Item
              key={label}
              onSelect={onSelect}
              className={`flex min-h-11 cursor-pointer items-center rounded-md px-3 text-md outline-none data-highlighted:bg-sunk ${danger ? 'text-down' : ''}`}
            >
              {label}
            </RadixMenu.Item>
          ))}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}
