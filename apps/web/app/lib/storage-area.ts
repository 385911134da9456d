import { parseJson } from './browser-storage.ts';

type Area = 'localStorage' | 'sessionStorage';

/** Where the browser refuses to store, a value lasts until the page is closed. */
const memory = new Map<string, string>();

/** A stored value as it was parsed; null when there is none that can be read. */
export function readStored(area: Area, key: string): unknown {
  const text = memory.get(key) ?? readText(area, key);
  return text === null ? null : parseJson(text);
}

/** Stores a value, or removes it with null. */
export function storeValue(area: Area, key: string, value: unknown): void {
  memory.delete(key);
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, JSON.stringify(value));
  } catch {
    if (value !== null) memory.set(key, JSON.stringify(value));
  }
}

/** Even accessing the storage throws where the browser blocks it. */
function readText(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}
