import type { ColumnMatch } from '@wickwise/journal/broker-csv';
import { brokerFields } from '@wickwise/journal/broker-csv';
import { browserStorage } from '#app/lib/browser-storage.ts';

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
  try {
    browserStorage()?.setItem(COLUMNS_KEY, JSON.stringify({ ...readColumnMatches(), [keyOf(heading)]: match }));
  } catch {
    // On a full disk the columns are guessed again the next time.
  }
}

function keyOf(heading: readonly string[]): string {
  return heading.join(',');
}

function readColumnMatches(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(browserStorage()?.getItem(COLUMNS_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}
