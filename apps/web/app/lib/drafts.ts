import { browserStorage, parseJson, readItem, writeItem } from './browser-storage.ts';

/** A form with unsaved text, and the owner of that text: no one else is shown it. */
export interface DraftKey {
  readonly owner: string;
  readonly form: string;
}

/** What the browser refuses to store is kept until the page is closed. */
const memory = new Map<string, string>();

/** Null when there is none that can be read. The form checks its contents. */
export function readDraft(key: DraftKey): unknown {
  const text = memory.get(nameOf(key)) ?? readItem(browserStorage(), nameOf(key));
  return text === null ? null : parseJson(text);
}

export function keepDraft(key: DraftKey, draft: unknown): void {
  forgetDraft(key);
  const text = JSON.stringify(draft);
  if (!writeItem(browserStorage(), nameOf(key), text)) memory.set(nameOf(key), text);
}

export function forgetDraft(key: DraftKey): void {
  memory.delete(nameOf(key));
  browserStorage()?.removeItem(nameOf(key));
}

function nameOf({ owner, form }: DraftKey): string {
  return `wickwise.draft.${owner}.${form}`;
}
