import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusReturn } from '../focus/focus-return.ts';

interface ToolDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The accessible name; the tool shows a title of its own. */
  label: string;
  /** A `ToolPage` with the way out. */
  children: ReactNode;
}

/** A tool alone in the window; the page below it stays as it is. */
export function ToolDialog({ open, onOpenChange, label, children }: ToolDialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex flex-col overflow-y-auto bg-ground outline-none"
        >
          <RadixDialog.Title className="sr-only">{label}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
