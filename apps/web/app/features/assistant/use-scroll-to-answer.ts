import { type RefObject, useEffect, useRef } from 'react';

/** The field at the lower edge of the panel covers this much of it, in pixels. */
const COVERED = 100;

/**
 * Scrolls the panel to an answer once it has changed, unless all of it is in view. The page stays where it is.
 * @param state changes when the answer does; null leaves everything in place
 */
export function useScrollToAnswer<Element extends HTMLElement>(state: string | null): RefObject<Element | null> {
  const answer = useRef<Element>(null);
  useEffect(() => {
    const panel = answer.current?.closest('[role=tabpanel]');
    if (state === null || !panel || answer.current === null) return;
    const [box, frame] = [answer.current.getBoundingClientRect(), panel.getBoundingClientRect()];
    if (box.bottom > frame.bottom - COVERED || box.top < frame.top) panel.scrollTop += box.top - frame.top;
  }, [state]);
  return answer;
}
