import { readStored, storeValue } from './storage-area.ts';

export const DRAFT_PREFIX = 'wickwise.draft.';

/** A form with unsaved text, and the owner of that text: no one else is shown it. */
export interface DraftKey {
  readonly owner: string;
  readonly form: string;
}

/** Null when there is none that can be read. The form checks its contents. */
export function readDraft(key: DraftKey): unknown {
  return readStored('localStorage', nameOf(key));
}

export function keepDraft(key: DraftKey, draft: unknown): void {
  storeValue('localStorage', nameOf(key), draft);
}

export function forgetDraft(key: DraftKey): void {
  storeValue('localStorage', nameOf(key), null);
}

function nameOf({ owner, form }: DraftKey): string {
  return `${DRAFT_PREFIX}${owner}.${form}`;
}
