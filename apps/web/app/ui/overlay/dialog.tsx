import X from 'lucide-react/icons/x';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { useFocusReturn } from '../focus/focus-return.ts';
import { dialogContentStyle, dialogOverlayStyle, wideDialogContentStyle } from './dialog-style.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** The element to focus first; the close button by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Its content gains from every pixel, as a picture does. */
  wide?: boolean;
  children?: ReactNode;
}

export function Dialog({ open, onOpenChange, title, description, initialFocus, wide = false, children }: DialogProps) {
  const focusReturn = useFocusReturn(initialFocus);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={dialogOverlayStyle} />
        <RadixDialog.Content
          className={wide ? wideDialogContentStyle : dialogContentStyle}
          {...focusReturn}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-4">
            <RadixDialog.Title className="text-2xl">{title}</RadixDialog.Title>
            <RadixDialog.Close
              aria-label="Close"
              className="-mt-1.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
            >
              <X size={20} aria-hidden="true" />
            </RadixDialog.Close>
          </div>
          {description ? (
            <RadixDialog.Description className="mt-2 text-soft">{description}</RadixDialog.Description>
          ) : null}
          {children ? <div className="mt-5">{children}</div> : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
