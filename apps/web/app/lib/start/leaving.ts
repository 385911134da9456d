/** How long the next page may take to arrive. */
export const LEAVING_MS = 10_000;

let leftAt = Number.NEGATIVE_INFINITY;

/** Notes when the page is left. Firefox and Safari then drop what it is still loading. */
export function noteLeaving(): void {
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/** Whether the page has just been left, and the next one may still arrive. */
export function isLeaving(): boolean {
  return performance.now() - leftAt < LEAVING_MS;
}
