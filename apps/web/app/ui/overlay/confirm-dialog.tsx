import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useFocusReturn } from '../focus/focus-return.ts';
import { dialogContentStyle, dialogOverlayStyle } from './dialog-style.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for irreversible actions. */
  variant?: 'primary' | 'danger';
  pending?: boolean;
  pendingLabel?: string;
  /** While something in the dialog is still to be filled in. */
  disabled?: boolean;
  /** The dialog stays open until the caller closes it, so that a failure can be shown in it. */
  onConfirm: () => void;
  children?: ReactNode;
}

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  variant = 'danger',
  pending = false,
  pendingLabel,
  disabled = false,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialogOverlayStyle} />
        <AlertDialog.Content className={dialogContentStyle} {...focusReturn}>
          <AlertDialog.Title className="text-2xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-soft">{description}</AlertDialog.Description>
          {children ? <div className="mt-5">{children}</div> : null}
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <AlertDialog.Cancel asChild>
              <Button variant="quiet">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button
              variant={variant}
              pending={pending}
              pendingLabel={pendingLabel ?? confirmLabel}
              disabled={disabled}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
