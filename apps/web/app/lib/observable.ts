/** A value and its listeners, in the form that `useSyncExternalStore` takes. */
export interface Observable<Value> {
  /** The same object until something is published. */
  read(): Value;
  publish(next: Value): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

export function createObservable<Value>(initial: Value): Observable<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    read: () => current,
    publish: (next) => {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
