import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';

interface KeepFocusProps {
  /** Anything that identifies what is shown: when it changes, the clicked button may be gone. */
  state: unknown;
  className?: string;
  children: ReactNode;
}

/** Takes the focus when the focused element was removed, so that the focus doesn't return to the top of the page. */
export function KeepFocus({ state, className, children }: KeepFocusProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <div ref={box} tabIndex={-1} className={classNames('outline-none', className)}>
      {children}
    </div>
  );
}
