import type { JournalEntry } from '@wickwise/journal/entry';
import { useState } from 'react';
import { useOwner } from '#app/features/identity/queries.ts';
import { browserStorage } from '#app/lib/browser-storage.ts';
import { Button } from '#app/ui/button/button.tsx';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { TradeFileField } from '../import/trade-file-field.tsx';
import { tradeStore } from '../log/trade-storage.ts';
import { type Backup, parseBackup, planRestore, type RestoreStep } from './browser-backup.ts';
import { type RestoredPart, restoredParts } from './restored-parts.ts';
import { saveBackup, saveFullCsv } from './save-backup.ts';
import { readData, restoreBackup } from './whole-backup.ts';

/** Backs up what this browser keeps for the learner into one file, and restores it. */
export function TradeBackup({ entries }: { entries: readonly JournalEntry[] }) {
  const [plan, setPlan] = useState<{ backup: Backup; steps: readonly RestoreStep[] } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { toast } = useToast();
  const storage = browserStorage();
  const owner = useOwner();
  if (storage === null)
    return (
      <Notice tone="warning">This browser doesn’t store anything for this site, so there’s nothing to back up.</Notice>
    );
  const browser = { storage, owner, trades: tradeStore(owner) };
  const preview = async (_name: string, text: string) => {
    const backup = parseBackup(text);
    setProblem(backup === null ? 'This file isn’t a Wickwise backup, or it’s from a newer version.' : null);
    await browser.trades.reload();
    setPlan(backup && { backup, steps: planRestore(backup.data, readData(browser)) });
  };
  const apply = async () => {
    if (plan === null) return;
    if (!(await restoreBackup(browser, plan)))
      return setProblem('Your browser’s storage is full. Everything is as it was.');
    // As if another tab had written it: every store of this page reads again.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    setPlan(null);
    toast({ title: 'Backup restored' });
  };
  return (
    <section aria-labelledby="backup-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="backup-title">Backup</h2>
      <p className="max-w-2xl text-soft">
        Your journal with its pictures, your notes and your settings are kept in this browser. A backup holds them all
        in one file.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => void saveBackup(storage, owner)}>
          Download a backup
        </Button>
        <Button variant="quiet" onClick={() => saveFullCsv(entries)}>
          Export all fields as CSV
        </Button>
      </div>
      <TradeFileField
        label="Restore from a backup"
        accept=".json,application/json"
        onText={(name, text) => void preview(name, text)}
      />
      {problem === null ? null : (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
      {plan === null ? null : <RestorePlan steps={plan.steps} onRestore={apply} onCancel={() => setPlan(null)} />}
    </section>
  );
}

interface RestorePlanProps {
  steps: readonly RestoreStep[];
  onRestore: () => void;
  onCancel: () => void;
}

function RestorePlan({ steps, onRestore, onCancel }: RestorePlanProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <DataTable
        caption="Nothing has changed yet. This is what the backup would do:"
        showsCaption
        columns={columns}
        rows={restoredParts(steps)}
        keyOf={({ name }) => name}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRestore}>Restore</Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

const columns: readonly Column<RestoredPart>[] = [
  { key: 'name', title: 'In the backup', cell: ({ name }) => name },
  { key: 'effect', title: 'What restoring would do', cell: ({ effect }) => effects[effect] },
];

const effects: Record<RestoredPart['effect'], string> = {
  same: 'No change',
  new: 'Added',
  merged: 'Merged: trades in the backup replace the same ones here; all others stay',
  replaced: 'Replaced by what’s in the backup',
};
