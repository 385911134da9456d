import { isLeaving, LEAVING_MS } from './leaving.ts';

/** What the router dispatches instead of reloading the page: `scripts/router-reload.ts`. */
export const MODULE_FAILED = 'route-module-failed';

/**
 * Reloads the page when a screen cannot be loaded, as after a deployment. On a page that is being left a reload would
 * take the viewer back, so it waits for the next page.
 */
export function reloadOnMissingModule(): void {
  window.addEventListener(MODULE_FAILED, () => {
    if (isLeaving()) setTimeout(() => window.location.reload(), LEAVING_MS);
    else window.location.reload();
  });
}
