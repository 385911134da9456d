import type { JournalEntry } from '@wickwise/journal/entry';
import { beforeEach, expect, test } from 'vitest';
import { catchFiles } from '#tests/component/downloads.ts';
import { screen, toastButton, waitFor, within } from '#tests/component/render-screen.tsx';
import {
  answerForJournal,
  buttonNamed,
  field,
  figures,
  renderJournal,
  stored,
  trade,
} from '#tests/component/trading-journal.tsx';

beforeEach(answerForJournal);

const put = (strike: number, fields: Partial<JournalEntry>) =>
  trade({
    symbol: `SPQX P${strike}`,
    option: { underlying: 'SPQX', expiry: '2026-06-19', strike, right: 'put' },
    positionSize: 1,
    multiplier: 100,
    riskAmount: null,
    ...fields,
  });
const legs = (fields: Partial<JournalEntry> = {}) => [
  put(500, { direction: 'short', entryPrice: 2.5, exitPrice: 1.1, tags: ['income'], ...fields }),
  put(495, { entryPrice: 1, exitPrice: 0.4, ...fields }),
];
const spreadIds = () => stored().map(({ spreadId }) => spreadId);

test('two trades combined are one in the list and in the figures, and split again nothing is lost', async () => {
  const before = legs();
  const { user } = renderJournal(...before, trade({ symbol: 'AAPL' }));
  expect(figures()).toMatchObject({ 'Total Trades': '3', 'Win Rate': '66.7%' });
  await user.click(buttonNamed('Select'));
  expect(field(/^Select SPQX P500/)).toBeTruthy();
  await user.click(field(/^Select SPQX P500/));
  expect(buttonNamed('Combine as one spread')).toHaveProperty('disabled', true);
  await user.click(field(/^Select SPQX P495/));
  await user.click(buttonNamed('Combine as one spread'));
  const card = await screen.findByRole('list', { name: 'Legs of SPQX Vertical spread, Mar 2, 2026' });
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Long Jun 19, 2026 495 put1 × 1.00 → 0.40-$60.00Edit',
    'Short Jun 19, 2026 500 put1 × 2.50 → 1.10+$140.00Edit',
  ]);
  expect(screen.getByText('1 × 1.50 credit → 0.70 debit')).toBeTruthy();
  expect(figures()).toMatchObject({ 'Total Trades': '2', 'Win Rate': '100.0%', 'Total P&L': '+$130.00' });
  await user.click(buttonNamed('Split into legs: SPQX Vertical spread, Mar 2, 2026'));
  await waitFor(() => expect(figures()).toMatchObject({ 'Total Trades': '3' }));
  expect(spreadIds()).toEqual(['apart', 'apart', undefined]);
  await user.click(await toastButton('Undo'));
  await waitFor(() => expect(figures()).toMatchObject({ 'Total Trades': '2' }));
  const facts = ({ id, entryPrice, exitPrice, pnl, tags = [] }: Partial<JournalEntry>) => [
    id,
    entryPrice,
    exitPrice,
    pnl,
    tags,
  ];
  expect(stored().slice(0, 2).map(facts)).toEqual(before.map(facts));
});

test('a spread is deleted with its legs, and put back in its place', async () => {
  const { user } = renderJournal(trade({ symbol: 'ONE' }), ...legs({ spreadId: '7' }), trade({ symbol: 'TWO' }));
  const symbols = stored().map(({ symbol }) => symbol);
  await user.click(buttonNamed('Delete SPQX Vertical spread, Mar 2, 2026'));
  await waitFor(() => expect(stored()).toHaveLength(2));
  await user.click(await toastButton('Undo'));
  await waitFor(() => expect(stored().map(({ symbol }) => symbol)).toEqual(symbols));
});

test('what is said of a spread is said of its legs, and its risk gives one R', async () => {
  const { user } = renderJournal(...legs({ spreadId: '7' }));
  await user.click(buttonNamed('Edit SPQX Vertical spread, Mar 2, 2026'));
  await user.clear(field('Reason for Entry'));
  await user.type(field('Reason for Entry'), 'High volatility');
  await user.type(field('Risk Amount'), '400');
  await user.click(buttonNamed('Update Spread'));
  expect(await screen.findByText('0.20R')).toBeTruthy();
  expect(stored().map(({ reasonForEntry, pnl }) => [reasonForEntry, pnl])).toEqual([
    ['High volatility', 140],
    ['High volatility', -60],
  ]);
  expect(stored()[0]).toMatchObject({ tags: ['income'] });
});

test('editing a leg updates the spread', async () => {
  const { user } = renderJournal(...legs({ spreadId: '7' }));
  await user.click(buttonNamed('Edit the leg Jun 19, 2026 495 put of SPQX Vertical spread, Mar 2, 2026'));
  expect(field('Symbol').value).toBe('SPQX P495');
  await user.clear(field('Exit Price'));
  await user.type(field('Exit Price'), '0.50');
  await user.click(buttonNamed('Update Trade'));
  expect(await screen.findByText('1 × 1.50 credit → 0.60 debit')).toBeTruthy();
});

test('the exported file has a row for each leg', async () => {
  const files = catchFiles();
  const { user } = renderJournal(...legs({ spreadId: '7' }));
  await user.click(buttonNamed('Export CSV'));
  const rows = (await files[0]?.content.text())?.split('\r\n') ?? [];
  expect(rows.slice(1, 3).map((row) => row.split(',').slice(1, 5).join())).toEqual([
    '"SPQX P495",1,0.4,1',
    '"SPQX P500",2.5,1.1,1',
  ]);
});
