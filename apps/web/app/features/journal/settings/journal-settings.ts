import {
  DEFAULT_JOURNAL_SETTINGS,
  type JournalSettings,
  parseJournalSettings,
} from '@wickwise/journal/journal-settings';
import { useStore } from 'zustand';
import { useOwner } from '#app/features/identity/queries.ts';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import { ownedStore } from '#app/lib/owned-store.ts';

const storeOf = ownedStore<JournalSettings>({
  key: ownedKeys.journalSettings,
  empty: DEFAULT_JOURNAL_SETTINGS,
  parse: parseJournalSettings,
  serialize: JSON.stringify,
});

/** What the learner set for the journal, in this browser. */
export function useJournalSettings(): JournalSettings {
  return useStore(storeOf(useOwner())).value;
}

/** Stores other settings; false when the browser refused to. */
export function useJournalSettingsChange(): (settings: JournalSettings) => boolean {
  const store = storeOf(useOwner());
  return (settings) => store.change(() => settings);
}
