import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Chooses by digit while the focus is inside the box; null switches it off. */
export function useChoiceKeys(
  box: RefObject<HTMLElement | null>,
  { ids, onChoose }: { ids: readonly string[]; onChoose: ((id: string) => void) | null },
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
    if (onChoose === null || isShortcut || !ids.includes(event.key)) return;
    event.preventDefault();
    onChoose(event.key);
  });
  useEffect(() => {
    const element = box.current;
    const listener = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [box]);
}
