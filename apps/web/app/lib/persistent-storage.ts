import { queryOptions } from '@tanstack/react-query';

/**
 * Asks the browser, once per visit, not to delete what this site stores. False where it may, as also in a browser
 * that cannot be asked.
 */
export const persistentStorageQuery = queryOptions({
  queryKey: ['browser', 'persistent-storage'],
  queryFn: async () => {
    // Missing in old browsers and on pages without HTTPS.
    const storage: StorageManager | undefined = navigator.storage;
    if (storage?.persist === undefined) return false;
    return (await storage.persisted()) || (await storage.persist());
  },
});
