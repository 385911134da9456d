import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catchFiles } from '#tests/component/downloads.ts';
import { fileOf, openImport, WorkerHere } from '#tests/component/journal-import.tsx';
import { screen, waitFor, within } from '#tests/component/render-screen.tsx';
import { answerForJournal, buttonNamed, field, stored, trade } from '#tests/component/trading-journal.tsx';

beforeEach(() => {
  answerForJournal();
  vi.stubGlobal('Worker', WorkerHere);
});
afterEach(() => vi.unstubAllGlobals());

const HEADING = 'Date,Symbol,Side,Quantity,Price,Fees';
const bought = fileOf('january.csv', HEADING, '2026-01-29 10:00:00,WXAB,Buy,100,50.00,1');
const sold = fileOf('february.csv', HEADING, '2026-02-03 10:00:00,WXAB,Sell,100,55.00,1', ',WXAB,Sell,,,');

test('an import is previewed beside its rows, counts every row, and can be undone', async () => {
  const { user, upload } = await openImport(trade({ symbol: 'ONE' }));
  await upload(bought, sold);
  expect(await screen.findByText('1 new, 0 changed, 0 already in your journal.')).toBeTruthy();
  expect(screen.getByText(/= 2 in trades \+ 0 set aside \+ 1 rejected/).textContent).toMatch(/^3 rows/);
  const row = within(within(screen.getByRole('table', { name: 'New trades' })).getByRole('row', { name: /WXAB/ }));
  expect(row.getByText('+498.00')).toBeTruthy();
  expect(row.getByText(/2026-01-29 10:00:00 · WXAB · Buy/)).toBeTruthy();
  expect(stored()).toHaveLength(1);
  await user.click(buttonNamed('Import 1 trade'));
  await waitFor(() => expect(stored()).toMatchObject([{ symbol: 'WXAB', pnl: 498 }, { symbol: 'ONE' }]));
  expect(screen.getByText(/^january\.csv, february\.csv, 1 trade, /)).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Trades' }));
  const fills = within(screen.getByRole('table', { name: /^Fills of WXAB/ }));
  expect(fills.getByText('february.csv, row 2')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Import and backup' }));
  await screen.findByRole('heading', { name: 'Backup' });

  await upload(bought);
  expect(await screen.findByText('0 new, 0 changed, 1 already in your journal.')).toBeTruthy();
  await user.click(buttonNamed(/^Undo the import/));
  await waitFor(() => expect(stored()).toMatchObject([{ symbol: 'ONE' }]));
});

test('a later file closes the position of an earlier one, and the change is shown before it is made', async () => {
  const { user, upload } = await openImport();
  await upload(bought);
  await user.click(await screen.findByRole('button', { name: 'Import 1 trade' }));
  await waitFor(() => expect(stored()).toHaveLength(1));
  await upload(sold);
  expect(await screen.findByText('0 new, 1 changed, 0 already in your journal.')).toBeTruthy();
  expect(screen.getByText('Changed trades').closest('table')?.textContent).toContain('before Open now 55.00');
  await user.click(buttonNamed('Import 1 change'));
  await waitFor(() => expect(stored()).toMatchObject([{ symbol: 'WXAB', exitPrice: 55 }]));
});

test('what a file doesn’t say is asked with its rows, and remembered for the next file of its kind', async () => {
  const files = catchFiles();
  const { user, upload } = await openImport();
  const unknown = (name: string) =>
    fileOf(name, 'When,What,Which,Much,Paid', '2026-01-05,Buy,X,10,5', '2026-01-06,Sell,X,10,6');
  await upload(unknown('a.csv'));
  expect(await screen.findByRole('heading', { name: /^Which columns hold/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  await user.selectOptions(field('Symbol'), 'Which');
  await user.selectOptions(field('Quantity'), 'Much');
  await user.selectOptions(field('Price'), 'Paid');
  await user.click(buttonNamed('Continue'));
  await user.click(await screen.findByRole('button', { name: 'Import 1 trade' }));
  await waitFor(() => expect(stored()).toMatchObject([{ symbol: 'X', pnl: 10 }]));

  await upload(unknown('b.csv'));
  expect(await screen.findByText('0 new, 0 changed, 1 already in your journal.')).toBeTruthy();
  expect(
    screen.getByText('has columns that you’ve answered questions about before. We used those answers.'),
  ).toBeTruthy();
  await user.click(screen.getByText('Remembered layouts (1)'));
  await user.click(buttonNamed('Download the layout Files like a.csv'));
  const shared = (await files.at(-1)?.content.text()) ?? '';
  await user.click(buttonNamed('Delete the layout Files like a.csv'));
  expect(screen.getByText('Remembered layouts (0)')).toBeTruthy();
  await user.upload(field('Add a layout from a file'), fileOf('layout.json', shared));
  expect(await screen.findByText('Remembered layouts (1)')).toBeTruthy();
  await user.upload(field('Add a layout from a file'), fileOf('other.json', '{}'));
  expect(await screen.findByText(/isn’t a layout from Wickwise/)).toBeTruthy();
});

test('a row that lists a finished trade is named once', async () => {
  const { upload } = await openImport();
  await upload(
    fileOf(
      'round.csv',
      'Symbol,Side,Quantity,Entry time,Entry price,Exit time,Exit price',
      'WXAB,Long,10,2026-01-05 10:00:00,5,2026-01-06 10:00:00,6',
    ),
  );
  const table = within(await screen.findByRole('table', { name: 'New trades' }));
  expect(within(table.getByRole('row', { name: /WXAB/ })).getByText('2', { selector: 'summary' })).toBeTruthy();
});

test('a guessed column can be corrected', async () => {
  const { user, upload } = await openImport();
  await upload(
    fileOf(
      'c.csv',
      'Date,Symbol,Side,Quantity,Price,Filled price',
      '2026-01-05,X,Buy,1,9,5',
      '2026-01-06,X,Sell,1,9,6',
    ),
  );
  await user.click(await screen.findByText('Check the columns'));
  await user.selectOptions(field('Price'), 'Filled price');
  expect(await screen.findByText('+1.00')).toBeTruthy();
});

test('a file that is no table says what to do, and nothing is lost', async () => {
  const { upload } = await openImport(trade({ symbol: 'ONE' }));
  await upload(fileOf('statement.csv', '%PDF-1.7'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Export the trades as CSV or Excel (.xlsx) instead.',
  );
  expect(stored()).toHaveLength(1);
});

test('a worker that stops is reported, and the import can be tried again', async () => {
  class StoppedWorker extends WorkerHere {
    override async postMessage(): Promise<void> {
      this.dispatchEvent(new Event('error'));
    }
  }
  vi.stubGlobal('Worker', StoppedWorker);
  const { upload } = await openImport();
  await upload(bought);
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed.');
});

test('undoing the import of a purchase says what becomes of its sale in another import', async () => {
  const { user, upload } = await openImport();
  await upload(bought);
  await user.click(await screen.findByRole('button', { name: 'Import 1 trade' }));
  await screen.findByText(/^january\.csv, 1 trade, /);
  await upload(sold);
  await user.click(await screen.findByRole('button', { name: 'Import 1 change' }));
  await waitFor(() => expect(stored()).toMatchObject([{ pnl: 498 }]));
  await user.click(screen.getAllByRole('button', { name: /^Undo the import of/ }).at(-1) as HTMLElement);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }));
  expect(dialog.getByText(/would be removed/)).toBeTruthy();
  await user.click(dialog.getByLabelText(/I sold short/));
  expect(dialog.getByText(/would be short/).textContent).toMatch(/would be short 100 × 55.00 → open$/);
  await user.click(dialog.getByRole('button', { name: 'Undo import' }));
  await waitFor(() => expect(stored()).toMatchObject([{ direction: 'short', entryPrice: 55 }]));
});

test('undoing the import of a purchase can keep its sale with a typed price', async () => {
  const { user, upload } = await openImport();
  await upload(bought);
  await user.click(await screen.findByRole('button', { name: 'Import 1 trade' }));
  await upload(sold);
  await user.click(await screen.findByRole('button', { name: 'Import 1 change' }));
  await waitFor(() => expect(stored()).toMatchObject([{ pnl: 498 }]));
  await user.click(screen.getAllByRole('button', { name: /^Undo the import of/ }).at(-1) as HTMLElement);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }));
  await user.click(dialog.getByLabelText(/I’ll type/));
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Undo import' });
  expect(confirm.disabled).toBe(true);
  const opening = within(dialog.getByRole('group', { name: /^What did you pay for WXAB/ }));
  await user.type(opening.getByLabelText('Price'), '50.5');
  await user.type(opening.getByLabelText('Day'), '2026-01-28');
  await user.click(confirm);
  await waitFor(() => expect(stored()).toMatchObject([{ entryPrice: 50.5, exitPrice: 55, pnl: 449 }]));
});

test('the preview says that legs of one order are one trade, and the list shows it', async () => {
  const { user, upload } = await openImport();
  const heading = 'Date,Symbol,Side,Quantity,Price,Fees,Order ID';
  await upload(
    fileOf(
      'options.csv',
      heading,
      '2026-01-29 10:00:00,SPQX 260619P00500000,Sell to Open,1,2.50,1,77',
      '2026-01-29 10:00:00,SPQX 260619P00495000,Buy to Open,1,1.00,1,77',
    ),
  );
  expect((await screen.findByText(/^2 new, 0 changed/)).textContent).toContain('as one trade: 1 spread.');
  await user.click(buttonNamed('Import 2 trades'));
  await user.click(screen.getByRole('tab', { name: 'Trades' }));
  expect(await screen.findByRole('list', { name: /^Legs of SPQX Vertical spread/ })).toBeTruthy();
});
