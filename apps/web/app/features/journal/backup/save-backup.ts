import type { JournalEntry } from '@wickwise/journal/entry';
import { writeJournalCsv } from '@wickwise/journal/journal-csv';
import { saveFile } from '#app/lib/save-file.ts';
import { tradeStore } from '../log/trade-storage.ts';
import { localDay } from '../model.ts';
import { writeBackup } from './browser-backup.ts';
import { readBackup } from './whole-backup.ts';

/** Downloads what the browser keeps for its owner. */
export async function saveBackup(storage: Storage, owner: string): Promise<void> {
  const now = new Date();
  const content = writeBackup(await readBackup({ storage, owner, trades: tradeStore(owner) }), now.toISOString());
  saveFile({ name: `wickwise-backup-${localDay(now)}.json`, content, type: 'application/json' });
}

/** Downloads every field of the trades. */
export function saveFullCsv(entries: readonly JournalEntry[]): void {
  const name = `trading-journal-complete-${localDay(new Date())}.csv`;
  saveFile({ name, content: writeJournalCsv(entries, { complete: true }), type: 'text/csv;charset=utf-8' });
}
