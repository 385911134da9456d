import type { Plugin } from 'vite';
import { MODULE_FAILED } from '../app/lib/start/reload-later.ts';

const ROUTE_MODULES = /react-router[\\/]dist[\\/].*[\\/]routeModules\.js$/;
const RELOAD = 'window.location.reload();';

/** Lets the application decide when the page is reloaded because the router could not load a screen. */
export function leaveReloadToApp(): Plugin {
  return {
    name: 'leave-reload-to-app',
    apply: 'build',
    transform: {
      filter: { id: ROUTE_MODULES },
      handler(code) {
        if (!code.includes(RELOAD)) this.error('React Router no longer reloads the page here: is this plugin needed?');
        return code.replace(RELOAD, `window.dispatchEvent(new Event('${MODULE_FAILED}'));`);
      },
    },
  };
}
