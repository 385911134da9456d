import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useEffect, useState } from 'react';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** `altText` tells screen readers how to do the same thing elsewhere on the page. */
  action?: { label: string; altText: string; onClick: () => void };
}

export interface ToastRegionProps {
  message: ToastMessage;
  /** Tells one message from the next. */
  id: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const ToastContext = createContext<((message: ToastMessage) => void) | null>(null);

/** Shows a message for five seconds. A new one replaces the one on screen. */
export function useToast(): { toast: (message: ToastMessage) => void } {
  const toast = useContext(ToastContext);
  if (toast === null) throw new Error('useToast needs a ToastProvider above it.');
  return { toast };
}

/** Fetched when the learner first does something, so that no page waits for it and no message does either. */
const loadToastRegion = () =>
  import('./toast-region.tsx').then(
    ({ ToastRegion }) => ({ default: ToastRegion }),
    () => ({ default: PlainToast }),
  );
const ToastRegion = lazy(loadToastRegion);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Omit<ToastRegionProps, 'onOpenChange'> | null>(null);
  const toast = useCallback(
    (message: ToastMessage) => setShown((before) => ({ message, id: (before?.id ?? 0) + 1, open: true })),
    [],
  );
  const setOpen = (open: boolean) => setShown((before) => before && { ...before, open });
  useFirstInteraction(loadToastRegion);
  return (
    <ToastContext value={toast}>
      {children}
      <Suspense>{shown ? <ToastRegion {...shown} onOpenChange={setOpen} /> : null}</Suspense>
    </ToastContext>
  );
}

function useFirstInteraction(act: () => void): void {
  useEffect(() => {
    const events = ['pointerdown', 'keydown'];
    for (const event of events) window.addEventListener(event, act, { once: true });
    return () => {
      for (const event of events) window.removeEventListener(event, act);
    };
  }, [act]);
}

/** For when the region itself cannot be fetched: the message must not be lost with the connection. */
function PlainToast({ message, open, onOpenChange }: ToastRegionProps) {
  if (!open) return null;
  return (
    <div role="alert" className="fixed right-4 bottom-20 z-50 rounded-lg border border-line-strong bg-panel px-5 py-4">
      <p className="font-semibold">{message.title}</p>
      {message.description ? <p className="text-soft">{message.description}</p> : null}
      <button type="button" className="min-h-11 underline" onClick={() => onOpenChange(false)}>
        Close
      </button>
    </div>
  );
}
