/** What the router dispatches instead of reloading the page: `scripts/router-reload.ts`. */
export const MODULE_FAILED = 'route-module-failed';
/** How long the next page may take to arrive. */
const LEAVING_MS = 10_000;

/**
 * Reloads the page when a screen cannot be loaded, as after a deployment. Firefox and Safari also drop what a page is
 * still loading as soon as it is left: there a reload would take the viewer back, so it waits for the next page.
 */
export function reloadOnMissingModule(): void {
  let leftAt = Number.NEGATIVE_INFINITY;
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
  window.addEventListener(MODULE_FAILED, () => {
    const isLeaving = performance.now() - leftAt < LEAVING_MS;
    if (isLeaving) setTimeout(() => window.location.reload(), LEAVING_MS);
    else window.location.reload();
  });
}
