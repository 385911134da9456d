/** What people make in this browser, each of them their own. */
export const ownedKeys = {
  trades: 'tradingJournalEntries',
  journalSettings: 'wickwise.journal-settings',
  lessonNotes: 'wickwise.lesson-notes',
  drawings: 'wickwise.chart-drawings',
  charts: 'wickwise.charts',
  replay: 'wickwise.replay',
  imports: 'wickwise.imports',
} as const;
