import { type ReactNode, useEffect, useRef } from 'react';

interface KeepFocusProps {
  /** What is shown, by any name: when it changes, the button that was pressed may be gone. */
  state: unknown;
  children: ReactNode;
}

/** Takes the focus when it was lost with what it stood on, so that nobody starts again at the top of the page. */
export function KeepFocus({ state, children }: KeepFocusProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
