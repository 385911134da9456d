import { type KeyActions, usePageKeys } from '#app/ui/focus/page-keys.ts';

/** Fields and dialogs keep their keys. A line handles its own keys first. */
const KEY_OWNERS = 'input, select, textarea, [role=dialog], [role=alertdialog]';
/** Space and Enter activate these. */
const PRESSABLE = 'a, button, summary';

/** Listens to keys on the whole page, wherever the focus is. A key that is held down repeats. */
export function useReplayKeys(actions: KeyActions): void {
  usePageKeys((event) => (isHandledElsewhere(event) ? undefined : actions[keyName(event)]));
}

/** `shift+` comes before the key's own name. */
function keyName({ key, shiftKey }: KeyboardEvent): string {
  return `${shiftKey ? 'shift+' : ''}${key.toLowerCase()}`;
}

/** Whether the focused element uses the key itself. */
function isHandledElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const isPress = event.key === ' ' || event.key === 'Enter';
  const owners = isPress ? `${KEY_OWNERS}, ${PRESSABLE}` : KEY_OWNERS;
  return event.target instanceof Element && event.target.closest(owners) !== null;
}
