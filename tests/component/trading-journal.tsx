import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { type JournalEntry, newEntry } from '@wickwise/journal/entry';
import { withResult } from '@wickwise/journal/profit';
import TradingJournal from '../../apps/web/app/routes/journal/trading-journal.tsx';
import { answer } from './answers.ts';
import { people } from './people.ts';
import { renderScreen, screen } from './render-screen.tsx';

export const KEY = 'tradingJournalEntries';
let logged = 0;
export const trade = (fields: Partial<JournalEntry> = {}): JournalEntry =>
  withResult({
    ...newEntry({ id: `${1_767_225_600_000 + ++logged}`, date: '2026-03-02' }),
    symbol: 'AAPL',
    entryPrice: 100,
    exitPrice: 110,
    positionSize: 5,
    riskAmount: 25,
    reasonForEntry: 'Hammer',
    ...fields,
  });
export const stored = (): Partial<JournalEntry>[] => JSON.parse(localStorage.getItem(KEY) ?? '[]');

/** Mocks the calls that the journal makes for a Heritage learner. */
export function answerForJournal(): void {
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: true }));
  answer('GET /api/auth/user', people.heritage);
}

/** Shows the journal with these entries in storage. */
export function renderJournal(...entries: JournalEntry[]) {
  localStorage.setItem(`${KEY}.owner`, people.heritage.id);
  if (entries.length > 0) localStorage.setItem(KEY, JSON.stringify(entries));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  return renderScreen(<TradingJournal />, { at: '/trading-journal', viewer: people.heritage });
}

export const buttonNamed = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
/** The journal's figures by their labels. */
export const figures = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl dt')].map((dt) => [dt.textContent, dt.nextSibling?.textContent]),
  );
export const shownSymbols = () => [...document.querySelectorAll('li h3 .num')].map(({ textContent }) => textContent);
