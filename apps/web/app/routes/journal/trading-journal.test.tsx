import { affirmations } from '@wickwise/curriculum/copy/affirmations';
import { beforeEach, expect, test, vi } from 'vitest';
import { catchFiles } from '#tests/component/downloads.ts';
import { act, screen, toastButton, waitFor, within } from '#tests/component/render-screen.tsx';
import {
  answerForJournal,
  buttonNamed,
  field,
  figures,
  renderJournal,
  shownSymbols,
  stored,
  trade,
} from '#tests/component/trading-journal.tsx';

beforeEach(answerForJournal);

test('an empty journal says how to begin, with N/A for what takes a trade', () => {
  renderJournal();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Trading Journal');
  expect(screen.getByText('No trades found. Start by logging your first trade!')).toBeTruthy();
  expect(figures()).toEqual({
    'Total P&L': '$0.00',
    'Win Rate': 'N/A',
    'Avg R-Multiple': 'N/A',
    'Total Trades': '0',
    'Top Ticker': 'N/A',
    'Trader Score': 'Needs 20 closed trades; you have 0',
  });
});

test('an empty journal shows a sample beside its message, which counts nowhere and goes with the first trade', async () => {
  const { user } = renderJournal();
  const sample = screen.getByRole('region', { name: 'What your journal will show' });
  expect(within(sample).getByText('Sample')).toBeTruthy();
  expect(within(sample).getByRole('img', { name: /^Running total/ })).toBeTruthy();
  expect(within(sample).getByRole('row', { name: /^Win rate/ }).textContent).toContain('45.0%30.7% to 60.2%');
  expect(figures()).toMatchObject({ 'Total P&L': '$0.00', 'Total Trades': '0' });
  await logTrade(user);
  expect(screen.queryByRole('region', { name: 'What your journal will show' })).toBeNull();
  expect(stored()).toHaveLength(1);
});

test('six fields make a trade, and the next one is a tap away', async () => {
  const { user } = renderJournal();
  await logTrade(user);
  expect(document.activeElement).toBe(buttonNamed('New Trade'));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Log New Trade');
  expect(field('Symbol').value).toBe('');
  expect(screen.queryByRole('button', { name: 'New Trade' })).toBeNull();
});

/** Fills in the six fields of a new trade, and saves it. */
async function logTrade(user: ReturnType<typeof renderJournal>['user']) {
  await user.click(buttonNamed('New Trade'));
  await user.type(field('Symbol'), 'nvda');
  await user.selectOptions(field('Direction'), 'long');
  await user.type(field('Entry Price'), '100');
  await user.type(field('Exit Price'), '103,5');
  await user.type(field('Position Size'), '10');
  await user.type(field('Reason for Entry'), 'Flag');
  await user.click(buttonNamed('Save Trade'));
}

test('a new trade has the specified defaults, forces the symbol to upper case, and is set from its prices', async () => {
  const { user } = renderJournal(trade({ symbol: 'OLD' }));
  await user.click(buttonNamed('New Trade'));
  expect(document.activeElement?.textContent).toBe('Log New Trade');
  const defaults = ['Trade Type', 'Outcome', 'Emotion Before', 'Market Condition', 'Timeframe', 'Direction', 'Tags'];
  expect(defaults.map((label) => field(label).value)).toEqual(['day', 'pending', 'calm', 'sideways', '1D', 'long', '']);
  expect(field('Date').value).toBe(new Date().toLocaleDateString('en-CA'));

  await user.type(field('Symbol'), 'nvda');
  expect(field('Symbol').value).toBe('NVDA');
  await user.type(field('Entry Price'), '100');
  await user.type(field('Exit Price'), '103.5');
  await user.type(field('Position Size'), '10');
  await user.type(field('Risk Amount'), '20');
  expect(field('Outcome').value).toBe('win');
  expect(screen.getByText('Win: $35.00, 1.75R')).toBeTruthy();
  await user.type(field('Tags'), ' breakout, ,earnings ');
  await user.type(field('Reason for Entry'), 'Flag');
  await user.click(buttonNamed('Save Trade'));

  expect(screen.queryByRole('button', { name: 'Save Trade' })).toBeNull();
  expect(shownSymbols()).toEqual(['NVDA', 'OLD']);
  expect(stored()[0]).toMatchObject({
    symbol: 'NVDA',
    pnl: 35,
    rMultiple: 1.75,
    winLoss: 'win',
    tags: ['breakout', 'earnings'],
    setupQuality: 3,
    executionDiscipline: 3,
  });
});

test('date, symbol, entry price, position size and reason are required', async () => {
  const { user } = renderJournal();
  await user.click(buttonNamed('New Trade'));
  await user.clear(field('Date'));
  await user.click(buttonNamed('Save Trade'));
  expect(
    screen
      .getAllByRole('alert')
      .map(({ id }) => document.querySelector(`[aria-describedby~="${id}"]`)?.getAttribute('name')),
  ).toEqual(['symbol', 'entryPrice', 'positionSize', 'reasonForEntry', 'date']);
  expect(document.activeElement).toBe(field('Symbol'));
  expect(
    screen.getByText('Not saved. Check Symbol, Entry Price, Position Size, Reason for Entry, and Date.'),
  ).toBeTruthy();
  expect(stored()).toEqual([]);
  await user.type(field('Symbol'), 'AAPL');
  expect(screen.getByText('Not saved. Check Entry Price, Position Size, Reason for Entry, and Date.')).toBeTruthy();
});

test('a refused field that is folded away is unfolded, and the fields stay so for the next trade', async () => {
  const { user } = renderJournal(trade());
  const more = () => field('Date').closest('details');
  await user.click(buttonNamed(/^Edit AAPL/));
  expect(more()?.open).toBe(false);
  await user.clear(field('Date'));
  await user.click(buttonNamed('Update Trade'));
  expect(document.activeElement).toBe(field('Date'));
  expect(more()?.open).toBe(true);
  await waitFor(() => expect(localStorage.getItem('wickwise.journal-form-more')).toBe('true'));
  await user.click(buttonNamed('Cancel'));
  await user.click(buttonNamed('New Trade'));
  expect(more()?.open).toBe(true);
});

test('edit shows what is stored, and replaces it in its place', async () => {
  const { user } = renderJournal(trade({ symbol: 'ONE' }), trade({ symbol: 'TWO', setupQuality: 5, stopLoss: 95 }));
  await user.click(buttonNamed(/^Edit TWO/));
  expect(screen.getByRole('heading', { name: 'Edit Trade' })).toBeTruthy();
  expect(field('Setup quality, 1 to 5').value).toBe('5');
  expect(field('Stop Loss').value).toBe('95');
  await user.clear(field('Exit Price'));
  await user.type(field('Exit Price'), '90');
  await user.click(buttonNamed('Update Trade'));
  expect(stored()).toMatchObject([{ symbol: 'ONE' }, { symbol: 'TWO', pnl: -50, winLoss: 'loss', stopLoss: 95 }]);
});

test('cancel closes the form, changes nothing, and returns to the trade', async () => {
  const { user } = renderJournal(trade());
  await user.click(buttonNamed(/^Edit AAPL/));
  await user.clear(field('Symbol'));
  await user.click(buttonNamed('Cancel'));
  expect(screen.queryByRole('heading', { name: 'Edit Trade' })).toBeNull();
  expect(document.activeElement).toBe(buttonNamed(/^Edit AAPL/));
  expect(stored()).toMatchObject([{ symbol: 'AAPL' }]);
});

test('deleting takes effect at once, and undoing it restores the trade in its place', async () => {
  const { user } = renderJournal(trade({ symbol: 'ONE' }), trade({ symbol: 'TWO' }));
  await user.click(buttonNamed(/^Delete ONE/));
  expect(shownSymbols()).toEqual(['TWO']);
  await user.click(await toastButton('Undo'));
  expect(shownSymbols()).toEqual(['ONE', 'TWO']);
});

test('a copy opens as a new trade of today', async () => {
  const original = trade();
  const { user } = renderJournal(original);
  await user.click(buttonNamed(/^Duplicate AAPL/));
  expect(screen.getByRole('heading', { name: 'Log New Trade' })).toBeTruthy();
  await user.click(buttonNamed('Save Trade'));
  expect(stored()).toHaveLength(2);
  expect(stored()[0]?.id).not.toBe(original.id);
});

test('search, type and outcome narrow the list, and the export is what the list shows', async () => {
  const files = catchFiles();
  const { user } = renderJournal(
    trade({ symbol: 'ONE', reasonForEntry: '=1+1 "gap"' }),
    trade({ symbol: 'TWO', tradeType: 'swing' }),
    trade({ symbol: 'SIX', exitPrice: 90 }),
  );
  await user.type(field('Search trades'), 'SWING');
  expect(shownSymbols()).toEqual(['TWO']);
  await user.clear(field('Search trades'));
  await user.selectOptions(field('Result'), 'win');
  await user.selectOptions(field('Type'), 'day');
  expect(shownSymbols()).toEqual(['ONE']);

  await user.click(buttonNamed('Export CSV'));
  expect(screen.getByText(/^It doesn’t hold currencies, fees or directions\./)).toBeTruthy();
  expect(files[0]?.name).toMatch(/^trading-journal-\d{4}-\d{2}-\d{2}\.csv$/);
  // Every line ends with a break.
  const lines = (await files[0]?.content.text())?.split('\r\n').slice(0, -1) ?? [];
  expect(lines).toHaveLength(2);
  expect(lines[0]?.replace('\uFEFF', '').replaceAll('"', '')).toBe(
    'Date,Symbol,Entry Price,Exit Price,Position Size,Trade Type,Outcome,P&L,R Multiple,Emotion Before,Market Condition,Reason for Entry,Lessons Learned',
  );
  expect(lines[1]).toContain('"\'=1+1 ""gap"""');

  await user.type(field('Search trades'), 'nothing');
  expect(await screen.findByText('No trades match these filters.')).toBeTruthy();
  await user.click(buttonNamed('Clear the filters'));
  expect(shownSymbols()).toEqual(['ONE', 'TWO', 'SIX']);
});

test('the affirmations take turns every ten seconds, until they are paused', async () => {
  vi.useFakeTimers();
  try {
    renderJournal();
    expect(screen.getByText('Your daily trading wisdom')).toBeTruthy();
    for (const sentence of [...affirmations, affirmations[0]]) {
      expect(screen.getByText(sentence)).toBeTruthy();
      act(() => vi.advanceTimersByTime(10_000));
    }
    act(() => buttonNamed('Pause the affirmations').click());
    act(() => vi.advanceTimersByTime(30_000));
    expect(screen.getByText(affirmations[1])).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

test('a plan is locked before the trade, taken later, and shown beside the outcome', async () => {
  const { user } = renderJournal();
  await user.click(buttonNamed('Plan a Trade'));
  await user.type(field('Symbol'), 'msft');
  await user.type(field('Planned Entry'), '100');
  await user.type(field('Stop'), '98');
  await user.type(field('Target'), '106');
  await user.type(field('Risk Amount'), '100');
  expect(screen.getByText('50 shares, reward-to-risk 3:1')).toBeTruthy();
  await user.type(field('Reason'), 'Hammer at support');
  await user.click(buttonNamed('Lock Plan'));
  expect(figures()['Total Trades']).toBe('0');
  expect(stored()).toMatchObject([
    { symbol: 'MSFT', stage: 'planned', plan: { entry: 100, size: 50, confidence: 50 } },
  ]);

  await user.click(buttonNamed(/^Take the planned trade MSFT/));
  await user.clear(field('Entry Price'));
  await user.type(field('Entry Price'), '100.5');
  await user.type(field('Exit Price'), '103');
  await user.clear(field('Position Size'));
  await user.type(field('Position Size'), '52');
  await user.click(buttonNamed('Update Trade'));
  expect(screen.getByText('You got in 0.50 worse than planned (0.25R).')).toBeTruthy();
  expect(screen.getByText('You traded 2 more shares than planned.')).toBeTruthy();
  expect(screen.getByText('You exited before price reached your stop or your target.')).toBeTruthy();
  expect(stored()).toMatchObject([{ entryPrice: 100.5, plan: { entry: 100 } }]);
  expect(figures()['Total Trades']).toBe('1');
});
