import { useEffect, useEffectEvent } from 'react';

/** What each key does, by its name in a keyboard event. Letters are lower case. */
export type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

/** Listens to keys on the whole page, wherever the focus is. `actionFor` returns the action of a key, if it has one. */
export function usePageKeys(actionFor: (event: KeyboardEvent) => (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actionFor(event);
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
