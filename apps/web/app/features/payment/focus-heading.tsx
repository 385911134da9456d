import { useEffect } from 'react';

/** On a screen that took the place of another one, and of the button that was pressed there: reading starts anew. */
export function FocusHeading() {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.classList.add('outline-none');
    heading.focus({ preventScroll: true });
  }, []);
  return null;
}
