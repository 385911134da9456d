import * as fake from 'fake-indexeddb';
import { vi } from 'vitest';

/** Gives the test an empty IndexedDB in memory, until `vi.unstubAllGlobals`. */
export function stubIndexedDb(): void {
  const { default: _, indexedDB: __, forceCloseDatabase: ___, ...classes } = fake;
  for (const [name, value] of Object.entries(classes)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
}
