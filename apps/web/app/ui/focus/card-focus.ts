import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The document id of an item's link in a list, so that the focus can come back to it. */
export function cardLinkId(itemId: string): string {
  return `lesson-${itemId}`;
}

/** The item that the viewer returns to the list from, by the state of the link. */
export function cardOrigin(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : null;
}

/**
 * When the viewer returns to a list from one of its items, by a link whose state is `{ from: itemId }`, that item's
 * card gets the focus.
 */
export function useCardFocus(): void {
  const state: unknown = useLocation().state;
  const isArrival = useNavigationType() === 'PUSH';
  useEffect(() => {
    const from = cardOrigin(state);
    if (!isArrival || from === null) return;
    // A frame later, because the page as a whole takes the focus first after every navigation.
    const frame = requestAnimationFrame(() => document.getElementById(cardLinkId(from))?.focus());
    return () => cancelAnimationFrame(frame);
  }, [state, isArrival]);
}
