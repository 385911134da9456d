import { type KeyActions, usePageKeys } from './page-keys.ts';

/** Fields that are typed into keep their own keys, and so do dialogs and menus. */
const OWN_KEYS =
  'input:not([type=radio], [type=checkbox]), select, textarea, [role=dialog], [role=alertdialog], [role=menu]';
const PRESSED_BY_SPACE = 'button:not([role=tab]), input, summary';
const MOVED_BY_ARROWS = 'input, [role=tab]';

/** Single keys for the actions of a tool, wherever the focus is. A key that is held down acts once. */
export function useShortcutKeys(actions: KeyActions): void {
  usePageKeys((event) => (isTaken(event) ? undefined : actions[event.key.toLowerCase()]));
}

/** Whether the key means something else where it was pressed. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return true;
  return event.target instanceof Element && event.target.closest(takenBy(event.key)) !== null;
}

function takenBy(key: string): string {
  if (key === ' ') return `${OWN_KEYS}, ${PRESSED_BY_SPACE}`;
  return key.startsWith('Arrow') ? `${OWN_KEYS}, ${MOVED_BY_ARROWS}` : OWN_KEYS;
}
