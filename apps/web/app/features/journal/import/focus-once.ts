/** A ref for what comes next in the import: the place to go on by keyboard, and where the page scrolls to. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
