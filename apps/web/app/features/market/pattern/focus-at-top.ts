/** Focuses a heading that its tab begins with, and scrolls that tab only: the sheet around it may still be opening. */
export function focusAtTop(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.closest('[role=tabpanel]')?.scrollTo(0, 0);
}
