import { parseJson, readItem, writeItem } from '#app/lib/browser-storage.ts';
import type { Row } from './trade-rows.ts';

/** The newest trades that the specified key holds: half of what localStorage has room for in most browsers. */
const MOST_CHARACTERS = 2_000_000;
const LEAST_CHARACTERS = 1000;

/** What is known of the list under the specified key as this version last wrote it. */
export interface CopyState {
  /** Of the database. */
  readonly version: number;
  /** How many trades the list holds: the newest ones. */
  readonly count: number;
  /** How many trades there are. */
  readonly total: number;
}

/** The list of trades under the specified key, beside the database. An older version of the product reads and writes it. */
export interface SpecifiedCopy {
  /** Null where nothing is stored. */
  text(): string | null;
  state(): CopyState | null;
  /** Writes as many of the newest trades as fit. Without room for any, the key is removed. */
  write(version: number, rows: readonly Row[]): void;
  /** Puts back what `text` and `state` were. */
  restore(text: string | null, state: CopyState | null): void;
}

export function specifiedCopy(storage: Storage | null, key: string): SpecifiedCopy {
  const stateKey = `${key}.copy`;
  const put = (name: string, value: string | null) => {
    if (value === readItem(storage, name)) return true;
    if (value !== null) return writeItem(storage, name, value);
    storage?.removeItem(name);
    return true;
  };
  const putBoth = (text: string | null, state: CopyState | null) =>
    put(key, text) && put(stateKey, state === null ? null : JSON.stringify(state));
  return {
    text: () => readItem(storage, key),
    state: () => readState(readItem(storage, stateKey)),
    write: (version, rows) => {
      for (let limit = MOST_CHARACTERS; limit >= LEAST_CHARACTERS; limit /= 2) {
        const count = fittingCount(rows, limit);
        if (putBoth(copyText(rows, count), { version, count, total: rows.length })) return;
      }
      putBoth(null, null);
    },
    restore: (text, state) => {
      if (!putBoth(text, state)) putBoth(null, null);
    },
  };
}

/** The list of the first `count` trades as it is stored. */
export function copyText(rows: readonly Row[], count: number): string {
  return `[${rows
    .slice(0, count)
    .map(({ text }) => text)
    .join(',')}]`;
}

function fittingCount(rows: readonly Row[], limit: number): number {
  let length = 2;
  const count = rows.findIndex(({ text }) => {
    length += text.length + 1;
    return length > limit;
  });
  return count === -1 ? rows.length : count;
}

function readState(text: string | null): CopyState | null {
  const value = text === null ? null : parseJson(text);
  if (typeof value !== 'object' || value === null) return null;
  const { version, count, total } = value as Record<string, unknown>;
  const isKnown = [version, count, total].every((part) => Number.isInteger(part));
  return isKnown ? (value as CopyState) : null;
}
