import { type KeyActions, usePageKeys } from './page-keys.ts';

/** Fields that are typed into keep their own keys, and so do dialogs. */
const OWN_KEYS = 'input:not([type=radio], [type=checkbox]), select, textarea, [role=dialog], [role=alertdialog]';

/** Single keys for the actions of a tool, wherever the focus is. A key that is held down acts once. */
export function useShortcutKeys(actions: KeyActions): void {
  usePageKeys((event) => (isTaken(event) ? undefined : actions[event.key.toLowerCase()]));
}

function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return true;
  return event.target instanceof Element && event.target.closest(OWN_KEYS) !== null;
}
