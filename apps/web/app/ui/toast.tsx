import X from 'lucide-react/icons/x';
import { Toast } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { classNames } from './class-names.ts';

const TOAST_DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** `altText` tells screen readers how to do the same thing elsewhere on the page. */
  action?: { label: string; altText: string; onClick: () => void };
}

interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

const ToastContext = createContext<((message: ToastMessage) => void) | null>(null);

/** Shows a message for five seconds. A new one replaces the one on screen. */
export function useToast(): { toast: (message: ToastMessage) => void } {
  const toast = useContext(ToastContext);
  if (toast === null) throw new Error('useToast needs a ToastProvider above it.');
  return { toast };
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const toast = useCallback(
    (message: ToastMessage) => setShown((before) => ({ ...message, id: (before?.id ?? 0) + 1, open: true })),
    [],
  );
  const setOpen = (open: boolean) => setShown((before) => before && { ...before, open });
  return (
    <ToastContext value={toast}>
      <Toast.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
        {children}
        {shown ? <ToastCard key={shown.id} toast={shown} onOpenChange={setOpen} /> : null}
        <Toast.Viewport
          hotkey={['F8']}
          className="fixed right-0 bottom-16 z-50 flex w-full flex-col gap-2 p-4 outline-none md:bottom-0 md:max-w-[420px]"
        />
      </Toast.Provider>
    </ToastContext>
  );
}

function ToastCard({ toast, onOpenChange }: { toast: ShownToast; onOpenChange: (open: boolean) => void }) {
  const { title, description, variant = 'default', action, open } = toast;
  return (
    <Toast.Root
      open={open}
      onOpenChange={onOpenChange}
      className={classNames(
        'toast flex items-start gap-4 rounded-lg border bg-panel py-3.5 pr-2 pl-5 shadow-raised',
        variant === 'destructive' ? 'border-down' : 'border-line-strong',
      )}
    >
      <div className="flex-1 py-1.5">
        <Toast.Title className={classNames('font-semibold text-md', variant === 'destructive' && 'text-down')}>
          {title}
        </Toast.Title>
        {description ? <Toast.Description className="mt-0.5 text-md text-soft">{description}</Toast.Description> : null}
      </div>
      {action ? (
        <Toast.Action
          altText={action.altText}
          onClick={action.onClick}
          className="min-h-11 rounded-md border border-line-strong px-3.5 font-semibold text-md hover:bg-sunk"
        >
          {action.label}
        </Toast.Action>
      ) : null}
      <Toast.Close aria-label="Close" className="grid size-11 shrink-0 place-items-center text-muted hover:text-ink">
        <X size={18} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}
