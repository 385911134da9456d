/** `localStorage`, or null where the browser blocks it: even accessing it throws there. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export function readItem(storage: Storage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** False when the browser refused, as it does on a full disk. */
export function writeItem(storage: Storage | null, key: string, text: string): boolean {
  try {
    storage?.setItem(key, text);
    return storage !== null;
  } catch {
    return false;
  }
}

/** Null when the text isn’t JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Copies a damaged item to a free key of its own. Returns that key, or null when the browser refused. */
export function copyAside(storage: Storage, key: string): string | null {
  const free = freeKey(storage, key);
  return writeItem(storage, free, readItem(storage, key) ?? '') ? free : null;
}

function freeKey(storage: Storage, key: string): string {
  let free = `${key}.set-aside`;
  for (let copy = 2; readItem(storage, free) !== null; copy += 1) free = `${key}.set-aside-${copy}`;
  return free;
}

/** The key of a damaged item that was set aside earlier, or null when there is none. */
export function findSetAside(storage: Storage | null, key: string): string | null {
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index));
  return keys.find((stored) => stored?.startsWith(`${key}.set-aside`)) ?? null;
}

/** Calls `listener` when another tab changes one of the items whose key begins with `key`. */
export function onOtherTabsChange(key: string, listener: () => void): void {
  globalThis.window?.addEventListener('storage', (event) => {
    if (event.key === null || event.key.startsWith(key)) listener();
  });
}
