/** A browser's storage in memory that can be made to refuse writes. */
export class MemoryStorage implements Storage {
  readonly items: Map<string, string>;
  isFull = false;
  [name: string]: unknown;

  constructor(items: Readonly<Record<string, string>> = {}) {
    this.items = new Map(Object.entries(items));
  }
  get length() {
    return this.items.size;
  }
  key(index: number) {
    return [...this.items.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (this.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this.items.set(key, value);
  }
  removeItem(key: string) {
    this.items.delete(key);
  }
  clear() {
    this.items.clear();
  }
}
