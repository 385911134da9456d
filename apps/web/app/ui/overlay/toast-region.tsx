import X from 'lucide-react/icons/x';
import { Toast } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** `altText` tells screen readers how to do the same thing elsewhere on the page. */
  action?: { label: string; altText: string; onClick: () => void };
}

export interface ToastState {
  message: ToastMessage;
  /** Distinguishes one message from the next. */
  id: number;
  open: boolean;
}

export interface ToastRegionProps {
  /** Null before the first message. */
  shown: ToastState | null;
  /** F8 was pressed before the region was mounted. */
  isCalled: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Where the one visible toast appears. F8 takes the focus to it, a swipe to the right sends the toast away. */
export function ToastRegion({ shown, isCalled, onOpenChange }: ToastRegionProps) {
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (isCalled) viewport.current?.focus();
  }, [isCalled]);
  return (
    <Toast.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {shown ? <ShownToast key={shown.id} {...shown} onOpenChange={onOpenChange} /> : null}
      <Toast.Viewport
        ref={viewport}
        hotkey={['F8']}
        className="fixed right-0 bottom-[calc(var(--quick-bar)+var(--tool-actions))] z-50 flex w-full flex-col p-4 md:max-w-[420px]"
      />
    </Toast.Provider>
  );
}

type ShownToastProps = Omit<NonNullable<ToastRegionProps['shown']>, 'id'> & Pick<ToastRegionProps, 'onOpenChange'>;

function ShownToast({ message, open, onOpenChange }: ShownToastProps) {
  return (
    <Toast.Root
      open={open}
      onOpenChange={onOpenChange}
      className={classNames(
        'toast flex items-start gap-3 rounded-lg border bg-panel py-3 pr-2 pl-5 shadow-raised',
        message.variant === 'destructive' ? 'border-down' : 'border-line-strong',
      )}
    >
      <ToastText message={message} />
      <ToastAction action={message.action} />
      <Toast.Close
        aria-label="Close"
        className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
      >
        <X size={18} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}

function ToastText({ message: { title, description, variant } }: { message: ToastMessage }) {
  return (
    <div className="min-w-0 flex-1 py-2.5">
      <Toast.Title className={classNames('font-semibold text-md', variant === 'destructive' && 'text-down')}>
        {title}
      </Toast.Title>
      {description ? <Toast.Description className="mt-0.5 text-md text-soft">{description}</Toast.Description> : null}
    </div>
  );
}

function ToastAction({ action }: { action: ToastMessage['action'] | undefined }) {
  if (action === undefined) return null;
  return (
    <Toast.Action
      altText={action.altText}
      onClick={action.onClick}
      className="min-h-11 shrink-0 rounded-md border border-line-strong px-3.5 font-semibold text-md hover:bg-sunk"
    >
      {action.label}
    </Toast.Action>
  );
}
