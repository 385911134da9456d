import type { JournalEntry } from '@wickwise/journal/entry';
import { type DeletionFacts, deleteImport, planDeletion } from '@wickwise/journal/import/delete-import';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useOwner } from '#app/features/identity/queries.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { withRestoredTrades } from '../backup/browser-backup.ts';
import { useTradeChanges } from '../log/trade-changes.ts';
import { tradesText } from '../trade-texts.ts';
import { importMemoryStore } from './import-memory.ts';

const UndoImportDialog = lazy(() =>
  import('./undo-import-dialog.tsx').then(({ UndoImportDialog: loaded }) => ({ default: loaded })),
);

/** The imports whose trades are still here, the newest first. Each can be undone. */
export function TradeImportList({ entries }: { entries: readonly JournalEntry[] }) {
  const imports = useMemo(() => findImports(entries), [entries]);
  const { matching } = useStore(importMemoryStore(useOwner())).value.settings;
  const undoImport = useUndoImport(entries);
  const [asked, setAsked] = useState<string | null>(null);
  if (imports.length === 0) return null;
  const undo = (importId: string) => {
    const { changed } = planDeletion(entries, { importId, matching, orphans: 'leave-out' });
    if (changed.length > 0) setAsked(importId);
    else void undoImport({ importId, matching, orphans: 'leave-out' });
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
            <span>{[...filesOf(members, importId), tradesText(members.length), timeText(importId)].join(', ')}</span>
            <Button
              variant="quiet"
              aria-label={`Undo the import of ${timeText(importId)}`}
              onClick={() => undo(importId)}
            >
              Undo import
            </Button>
          </li>
        ))}
      </ul>
      {asked === null ? null : (
        <Suspense>
          <UndoImportDialog
            entries={entries}
            importId={asked}
            matching={matching}
            onClose={() => setAsked(null)}
            onConfirm={(deletion) => {
              setAsked(null);
              void undoImport(deletion);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Takes an import back, and offers to bring it again. */
function useUndoImport(entries: readonly JournalEntry[]) {
  const { toast } = useToast();
  const { change } = useTradeChanges();
  return async (deletion: DeletionFacts) => {
    const remaining = new Set(deleteImport(entries, deletion));
    const concerned = entries.filter((entry) => !remaining.has(entry));
    if (!(await change((current) => deleteImport(current, deletion))))
      return toast({ title: 'Your browser couldn’t save the change.', variant: 'destructive' });
    toast({
      title: 'Import undone',
      action: {
        label: 'Undo',
        altText: 'Click Undo to bring the trades back',
        onClick: () => void change((current) => withRestoredTrades(current, concerned)),
      },
    });
  };
}

/** A trade that two files complete belongs to both imports. */
function findImports(entries: readonly JournalEntry[]): [string, JournalEntry[]][] {
  const imports = new Map<string, JournalEntry[]>();
  for (const entry of entries) {
    for (const importId of importsOf(entry)) imports.set(importId, [...(imports.get(importId) ?? []), entry]);
  }
  return [...imports].sort(([a], [b]) => (a < b ? 1 : -1));
}

function importsOf({ importId, fills, splits }: JournalEntry): Set<string> {
  const held = [...fills, ...splits].flatMap(({ imports }) => imports ?? []);
  return new Set(held.length > 0 || importId === null ? held : [importId]);
}

function filesOf(members: readonly JournalEntry[], importId: string): string[] {
  const fills = members.flatMap((member) => member.fills);
  const own = fills.filter(({ imports }) => imports?.includes(importId));
  return [...new Set(own.flatMap(({ file }) => file ?? []))];
}

/** An import's id is its time in milliseconds. */
function timeText(importId: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(Number(importId) || 0),
  );
}
