import { useEffect, useEffectEvent } from 'react';

/** Sends what this browser keeps for the server: now, on the first page of a visit, and when the network is back. */
export function useSendWhenOnline(send: () => void): void {
  const attempt = useEffectEvent(send);
  useEffect(() => {
    attempt();
    const again = () => attempt();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
}
