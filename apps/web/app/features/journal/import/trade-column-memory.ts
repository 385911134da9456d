import type { ColumnMatch } from '@wickwise/journal/broker-csv';
import { brokerFields } from '@wickwise/journal/broker-csv';
import { readStored, storeValue } from '#app/lib/storage-area.ts';

const COLUMNS_KEY = 'wickwise.import-columns';

/** How the columns of a file with this heading were matched the last time; null the first time. */
export function recallColumns(heading: readonly string[]): ColumnMatch | null {
  const match = readColumnMatches()[keyOf(heading)];
  if (typeof match !== 'object' || match === null) return null;
  const titles = brokerFields.map((field) => [field, (match as Record<string, unknown>)[field] ?? null]);
  return titles.every(([, title]) => title === null || heading.includes(String(title)))
    ? (Object.fromEntries(titles) as ColumnMatch)
    : null;
}

export function rememberColumns(heading: readonly string[], match: ColumnMatch): void {
  storeValue('localStorage', COLUMNS_KEY, { ...readColumnMatches(), [keyOf(heading)]: match });
}

function keyOf(heading: readonly string[]): string {
  return heading.join(',');
}

function readColumnMatches(): Record<string, unknown> {
  const stored = readStored('localStorage', COLUMNS_KEY);
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}
