import { untilStaying } from './leaving.ts';

/** What the router dispatches instead of reloading the page: `scripts/router-reload.ts`. */
export const MODULE_FAILED = 'route-module-failed';

/**
 * Reloads the page when a screen cannot be loaded, as after a deployment. A page that is being left is not reloaded,
 * which would take the viewer back.
 */
export function reloadOnMissingModule(): void {
  window.addEventListener(MODULE_FAILED, async () => {
    await untilStaying();
    window.location.reload();
  });
}
