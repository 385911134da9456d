import { useCallback, useLayoutEffect, useRef } from 'react';

/** The button that logs the next trade. */
export const NEW_TRADE_ID = 'new-trade';

interface Place {
  scrolled: number;
  /** What was clicked to open the form. */
  opener: Element | null;
}

const TOP: Place = { scrolled: 0, opener: null };

/** Brings the learner back to where they were in the list when they left it for a form. */
export function useListReturn(isListShown: boolean) {
  const place = useRef<Place | null>(null);
  useLayoutEffect(() => {
    if (!isListShown || place.current === null) return;
    const { scrolled, opener } = place.current;
    place.current = null;
    const isThere = opener?.isConnected && opener !== document.body;
    const target = isThere ? opener : document.getElementById(NEW_TRADE_ID);
    window.scrollTo({ top: scrolled });
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [isListShown]);
  const remember = useCallback(() => {
    place.current = { scrolled: window.scrollY, opener: document.activeElement };
  }, []);
  const toTop = useCallback(() => {
    place.current = TOP;
  }, []);
  return { remember, toTop };
}
