/** How long a browser may drop what it is loading before it says that the page is left, as WebKit does on the way back. */
const NOTICE_MS = 100;
/** How long the next page may take to arrive. */
const ARRIVAL_MS = 10_000;

let isLeaving = false;

/** Notes when the page is left, after which Firefox and Safari drop what it is still loading, and when it is shown again. */
export function noteLeaving(): void {
  window.addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  window.addEventListener('pageshow', () => {
    isLeaving = false;
  });
}

/** Resolves if the page stays: soon, or after the next one has failed to arrive. */
export async function untilStaying(): Promise<void> {
  await pause(NOTICE_MS);
  if (!isLeaving) return;
  await pause(ARRIVAL_MS);
  isLeaving = false;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
