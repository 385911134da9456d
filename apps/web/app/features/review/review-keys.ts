import { useEffect, useEffectEvent } from 'react';

/** What each key does, by its name in a keyboard event; letters are lower case. */
export type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

/** Inputs keep their own keys, and so do dialogs. */
const OWN_KEYS = 'input, select, textarea, [role=dialog]';
const PRESSED_BY_SPACE = 'button:not([role=tab]), summary';
const MOVED_BY_ARROWS = '[role=tab]';

/** Listens to keys on the whole page, wherever the focus is. */
export function useReviewKeys(actions: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actions[event.key.toLowerCase()];
    if (act === undefined || isTaken(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** The digits for these grades, from 1. */
export function gradeKeys<Grade>(grades: readonly Grade[], onGrade: (grade: Grade) => void): KeyActions {
  return Object.fromEntries(grades.map((grade, index) => [String(index + 1), () => onGrade(grade)]));
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
