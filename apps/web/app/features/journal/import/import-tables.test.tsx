import { expect, test, vi } from 'vitest';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { ImportTables } from './import-tables.tsx';
import type { ImportView, TableView } from './import-view.ts';

const table: TableView = {
  name: null,
  heading: ['Day', 'Price', '', 'Debit', 'Credit', 'Balance', 'Memo'],
  layout: { id: 'guess-x', name: 'Unknown, Trades' },
  isGuess: true,
  isOwn: false,
  columns: { time: 'Day', price: 'Price', currency: 'Price+1' },
  fees: [],
  totals: ['Balance'],
  moneySides: { paid: 'Debit', received: 'Credit' },
};

test('a guess shows an untitled column, and what says buy and sell', () => {
  const view = { files: [{ name: 'a.csv', refusal: null, tables: [table] }] } as unknown as ImportView;
  renderScreen(<ImportTables view={view} remembered={new Set()} onAnswer={vi.fn()} />);
  const currency = screen.getByLabelText<HTMLSelectElement>('Currency');
  expect(currency.selectedOptions[0]?.textContent).toBe('The one after “Price”');
  expect(
    screen.getByText('Rows with an amount in “Debit” are purchases, and those in “Credit” are sales.'),
  ).toBeTruthy();
  expect(screen.getByText('No fee column was found. Not used: Memo.')).toBeTruthy();
});
