import { type KeyActions, usePageKeys } from '#app/ui/focus/page-keys.ts';

/** Inputs keep their own keys, and so do dialogs. */
const OWN_KEYS = 'input, select, textarea, [role=dialog]';
const PRESSED_BY_SPACE = 'button:not([role=tab]), summary';
const MOVED_BY_ARROWS = '[role=tab]';

/** Listens to keys on the whole page, wherever the focus is. A key that is held down acts once. */
export function useReviewKeys(actions: KeyActions): void {
  usePageKeys((event) => (isTaken(event) ? undefined : actions[event.key.toLowerCase()]));
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
