import type { JournalEntry } from '@wickwise/journal/entry';
import { byCurrency } from '@wickwise/journal/money';
import { useMemo } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { FormProblem, useFormProblems } from '#app/ui/form/form-problems.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { useJournalSettings, useJournalSettingsChange } from './journal-settings.ts';
import { RateFields } from './rate-fields.tsx';
import { RiskFields } from './risk-fields.tsx';
import { settingsFrom, settingsProblems } from './settings-draft.ts';
import { ToleranceFields } from './tolerance-fields.tsx';

interface JournalSettingsDialogProps {
  entries: readonly JournalEntry[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const NOT_STORED = 'Your browser couldn’t save the settings: its storage is full or turned off.';

/** What is set once for the whole journal. */
export function JournalSettingsDialog({ entries, open, onOpenChange }: JournalSettingsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Journal settings">
      <SettingsForm entries={entries} onSaved={() => onOpenChange(false)} />
    </Dialog>
  );
}

function SettingsForm({ entries, onSaved }: { entries: readonly JournalEntry[]; onSaved: () => void }) {
  const settings = useJournalSettings();
  const store = useJournalSettingsChange();
  const { watch, problems, show, handleSubmit } = useFormProblems(settingsProblems);
  const traded = useMemo(() => byCurrency(entries).flatMap(([currency]) => currency ?? []), [entries]);
  const save = handleSubmit(settingsProblems, (values) => {
    if (store(settingsFrom(values))) onSaved();
    else show({ form: NOT_STORED });
  });
  return (
    <form {...watch} onSubmit={save} className="grid gap-6">
      <RateFields rates={settings.rates} traded={traded} problems={problems} />
      <ToleranceFields settings={settings} problems={problems} />
      <RiskFields risk={settings.defaultRisk} problems={problems} />
      <FormProblem problems={problems} />
      <Button type="submit">Save Settings</Button>
    </form>
  );
}
