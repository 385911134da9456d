import type { JournalEntry } from '@wickwise/journal/entry';
import { useMemo } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { useTradeChanges } from '../log/trade-changes.ts';
import { tradesText } from '../trade-texts.ts';

/** The imports whose trades are still here, the newest first. Each can be undone. */
export function TradeImportList({ entries }: { entries: readonly JournalEntry[] }) {
  const imports = useMemo(() => findImports(entries), [entries]);
  const { toast } = useToast();
  const { add, deleteImport } = useTradeChanges();
  if (imports.length === 0) return null;
  const undo = async (importId: string, members: readonly JournalEntry[]) => {
    if (!(await deleteImport(importId)))
      return toast({ title: 'Your browser couldn’t save the change.', variant: 'destructive' });
    toast({
      title: `${tradesText(members.length)} removed`,
      action: { label: 'Undo', altText: 'Click Undo to bring the trades back', onClick: () => void add(members) },
    });
  };
  return (
    <section aria-labelledby="imports-title">
      <h2 id="imports-title" className="mb-4">
        Imports
      </h2>
      <ul className="grid gap-3">
        {imports.map(([importId, members]) => (
          <li
            key={importId}
            className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-panel px-4 py-3"
          >
            <span>
              {tradesText(members.length)}, {timeText(importId)}
            </span>
            <Button
              variant="quiet"
              aria-label={`Undo the import of ${timeText(importId)}`}
              onClick={() => undo(importId, members)}
            >
              Undo import
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function findImports(entries: readonly JournalEntry[]): [string, JournalEntry[]][] {
  const imported = entries.filter(({ importId }) => importId !== null);
  return [...Map.groupBy(imported, ({ importId }) => importId ?? '')].sort(([a], [b]) => (a < b ? 1 : -1));
}

/** An import's id is its time in milliseconds. */
function timeText(importId: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(Number(importId) || 0),
  );
}
