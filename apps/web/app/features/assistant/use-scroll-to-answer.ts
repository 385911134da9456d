import { type RefObject, useEffect, useRef } from 'react';

/** The field at the upper edge of the panel covers this much of it, in pixels. */
const COVERED = 72;

/**
 * Scrolls to an answer once it has changed, unless all of it is in view: in its panel, where the page stays, or else the
 * page.
 * @param state changes when the answer does; null leaves everything in place
 */
export function useScrollToAnswer<Element extends HTMLElement>(state: string | null): RefObject<Element | null> {
  const answer = useRef<Element>(null);
  useEffect(() => {
    const panel = answer.current?.closest('[role=tabpanel]');
    if (state === null || answer.current === null) return;
    if (!panel) {
      // Newer browsers return a promise, which an effect must not.
      void answer.current.scrollIntoView({ block: 'nearest' });
      return;
    }
    const [box, frame] = [answer.current.getBoundingClientRect(), panel.getBoundingClientRect()];
    const top = box.top - frame.top - COVERED;
    if (box.bottom > frame.bottom || top < 0) panel.scrollTop += top;
  }, [state]);
  return answer;
}
