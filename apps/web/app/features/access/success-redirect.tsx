import { useEffect, useEffectEvent } from 'react';
import { Notice } from '#app/ui/state/notice.tsx';
import { REDIRECT_MS } from './model.ts';

interface SuccessRedirectProps {
  /** The URL of the lessons. */
  to: string;
  children: string;
}

/** Shows the success, then opens the lessons with a full reload, so that everything unlocked is loaded. */
export function SuccessRedirect({ to, children }: SuccessRedirectProps) {
  useLeaveAfter(REDIRECT_MS.opened, () => window.location.assign(to));
  return (
    <Notice tone="success" live>
      {children}
    </Notice>
  );
}

/** Leaves the page a few seconds after it has shown why. */
export function useLeaveAfter(milliseconds: number, leave: () => void): void {
  const act = useEffectEvent(leave);
  useEffect(() => {
    const timer = setTimeout(() => act(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
}
