import { useEffect } from 'react';

/** Moves the focus to the heading of a screen that replaced the clicked button. */
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
