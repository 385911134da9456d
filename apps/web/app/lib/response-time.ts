import { RESPONSE_MS } from '@wickwise/contract/constants';
import { useEffect, useRef } from 'react';

/** Measures from the first rendering, while the page is in view. The function returns the milliseconds so far. */
export function useResponseTime(): () => number {
  const before = useRef(0);
  const since = useRef<number | null>(null);
  useEffect(() => {
    const update = () => {
      const now = performance.now();
      if (since.current !== null) before.current += now - since.current;
      since.current = document.visibilityState === 'visible' ? now : null;
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return () => {
    const running = since.current === null ? 0 : performance.now() - since.current;
    return Math.min(Math.round(before.current + running), RESPONSE_MS.max);
  };
}
