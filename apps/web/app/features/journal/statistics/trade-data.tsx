import type { JournalEntry } from '@wickwise/journal/entry';
import { TradeBackup } from '../backup/trade-backup.tsx';
import { TradeImport } from '../import/trade-import.tsx';
import { TradeImportList } from '../import/trade-import-list.tsx';

/** Import and export of trades. */
export function TradeData({ entries }: { entries: readonly JournalEntry[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <TradeImport />
      <TradeImportList entries={entries} />
      <TradeBackup entries={entries} />
    </div>
  );
}
