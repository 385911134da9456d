import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useEffect, useState } from 'react';
import type { ToastMessage, ToastRegionProps, ToastState } from './toast-region.tsx';

const ToastContext = createContext<((message: ToastMessage) => void) | null>(null);

/** Shows a message for five seconds. A new one replaces the one on screen. */
export function useToast(): { toast: (message: ToastMessage) => void } {
  const toast = useContext(ToastContext);
  if (toast === null) throw new Error('useToast needs a ToastProvider above it.');
  return { toast };
}

/** Loaded separately, so that the page doesn't wait for it. */
const ToastRegion = lazy(() =>
  import('./toast-region.tsx').then(
    ({ ToastRegion }) => ({ default: ToastRegion }),
    () => ({ default: PlainToast }),
  ),
);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ToastState | null>(null);
  const presence = usePresence();
  const toast = useCallback(
    (message: ToastMessage) => setShown((before) => ({ message, id: (before?.id ?? 0) + 1, open: true })),
    [],
  );
  const setOpen = (open: boolean) => setShown((before) => before && { ...before, open });
  return (
    <ToastContext value={toast}>
      {children}
      <Suspense>
        {shown || presence !== 'absent' ? (
          <ToastRegion shown={shown} isCalled={presence === 'called'} onOpenChange={setOpen} />
        ) : null}
      </Suspense>
    </ToastContext>
  );
}

/**
 * The region is mounted once the learner has done something: until then no message needs it, and F8 finds it
 * afterwards. A mouse moves before it clicks, so its first click does not wait for the region. An F8 that is itself the
 * first action focuses the region as it appears.
 */
function usePresence(): 'absent' | 'present' | 'called' {
  const [presence, setPresence] = useState<'absent' | 'present' | 'called'>('absent');
  useEffect(() => {
    const appear = (event: Event) => {
      const isCall = event instanceof KeyboardEvent && event.code === 'F8';
      setPresence((before) => (before === 'called' || isCall ? 'called' : 'present'));
    };
    const events = ['pointermove', 'pointerdown', 'keydown'];
    for (const event of events) window.addEventListener(event, appear, { once: true });
    return () => {
      for (const event of events) window.removeEventListener(event, appear);
    };
  }, []);
  return presence;
}

/** For when the region itself cannot be fetched: the message must not be lost with the connection. */
function PlainToast({ shown, onOpenChange }: ToastRegionProps) {
  if (!shown?.open) return null;
  const { message } = shown;
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
