import { useEffect, useEffectEvent } from 'react';

/** What each key does, by its name in a keyboard event; letters are lower case, `shift+` stands before. */
export type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

/** Fields and dialogs keep their keys. A line handles its own keys first. */
const KEY_OWNERS = 'input, select, textarea, [role=dialog], [role=alertdialog]';
/** Space and Enter press these. */
const PRESSABLE = 'a, button, summary';

/** Listens to keys on the whole page, wherever the focus is. A key that is held down repeats. */
export function useReplayKeys(actions: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actions[keyName(event)];
    if (act === undefined || isHandledElsewhere(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

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
