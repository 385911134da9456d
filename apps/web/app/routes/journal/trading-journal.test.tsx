import { affirmations } from '@wickwise/curriculum/copy/affirmations';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { type JournalEntry, newEntry } from '@wickwise/journal/entry';
import { settle } from '@wickwise/journal/profit';
import { beforeEach, expect, test, vi } from 'vitest';
import { tradeStore } from '#app/features/journal/trade-storage.ts';
import { answer } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { act, renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import TradingJournal from './trading-journal.tsx';

const KEY = 'tradingJournalEntries';
let logged = 0;
const trade = (fields: Partial<JournalEntry> = {}): JournalEntry =>
  settle({
    ...newEntry({ id: `${1_767_225_600_000 + ++logged}`, date: '2026-03-02' }),
    ...{ symbol: 'AAPL', entryPrice: 100, exitPrice: 110, positionSize: 5, riskAmount: 25, reasonForEntry: 'Hammer' },
    ...fields,
  });
const stored = (): Partial<JournalEntry>[] => JSON.parse(localStorage.getItem(KEY) ?? '[]');

beforeEach(() => {
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: true }));
  answer('GET /api/auth/user', people.heritage);
});

function renderJournal(...entries: JournalEntry[]) {
  if (entries.length > 0) localStorage.setItem(KEY, JSON.stringify(entries));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  return renderScreen(<TradingJournal />, { at: '/trading-journal' });
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const figures = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl dt')].map((dt) => [dt.textContent, dt.nextSibling?.textContent]),
  );
const shownSymbols = () => [...document.querySelectorAll('li h3 .num')].map(({ textContent }) => textContent);

/** Collects what the screen hands over as files. */
function catchFiles(): { name: string; content: Blob }[] {
  const files: { name: string; content: Blob }[] = [];
  let content = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content });
  });
  return files;
}

test('an empty journal says how to begin, with N/A as its top ticker', () => {
  renderJournal();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Trading Journal');
  expect(screen.getByText('No trades found. Start by logging your first trade!')).toBeTruthy();
  expect(figures()).toEqual({
    ...{ 'Total P&L': '$0.00', 'Win Rate': '0.0%', 'Avg R-Multiple': '0.00', 'Total Trades': '0' },
    ...{ 'Top Ticker': 'N/A', 'Trader Score': '15/100' },
  });
});

test('six cards: one decimal for the win rate, two for R, the score out of 100', () => {
  renderJournal(trade(), trade({ exitPrice: 95 }), trade({ symbol: 'TSLA', exitPrice: null }));
  expect(figures()).toEqual({
    ...{ 'Total P&L': '+$25.00', 'Win Rate': '50.0%', 'Avg R-Multiple': '0.50', 'Total Trades': '3' },
    ...{ 'Top Ticker': 'AAPL', 'Trader Score': '21/100' },
  });
});

test('a trade of a blind replay counts in no figure, and stays one when it is edited', async () => {
  const { user } = renderJournal(trade({ symbol: 'SPY', stage: 'replay', tags: ['replay'] }));
  expect(figures()).toMatchObject({ 'Total P&L': '$0.00', 'Total Trades': '0', 'Top Ticker': 'N/A' });
  expect(screen.getByText('Blind replay')).toBeTruthy();
  await user.click(press(/^Edit SPY/));
  expect([...field('This trade was').querySelectorAll('option')].map(({ value }) => value)).toEqual(['replay']);
  await user.click(press('Update Trade'));
  expect(stored()).toMatchObject([{ stage: 'replay', tags: ['replay'] }]);
});

test('a new trade has the specified defaults, forces the symbol to upper case, and is set from its prices', async () => {
  const { user } = renderJournal(trade({ symbol: 'OLD' }));
  await user.click(press('New Trade'));
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
  await user.click(press('Save Trade'));

  expect(screen.queryByRole('button', { name: 'Save Trade' })).toBeNull();
  expect(shownSymbols()).toEqual(['NVDA', 'OLD']);
  expect(stored()[0]).toMatchObject({
    ...{ symbol: 'NVDA', pnl: 35, rMultiple: 1.75, winLoss: 'win', tags: ['breakout', 'earnings'] },
    ...{ setupQuality: 3, executionDiscipline: 3 },
  });
});

test('date, symbol, entry price, position size and reason are required', async () => {
  const { user } = renderJournal();
  await user.click(press('New Trade'));
  await user.clear(field('Date'));
  await user.click(press('Save Trade'));
  expect(
    screen
      .getAllByRole('alert')
      .map(({ id }) => document.querySelector(`[aria-describedby~="${id}"]`)?.getAttribute('name')),
  ).toEqual(['date', 'symbol', 'entryPrice', 'positionSize', 'reasonForEntry']);
  expect(document.activeElement).toBe(field('Date'));
  expect(stored()).toEqual([]);
});

test('edit shows what is stored, and replaces it in its place', async () => {
  const { user } = renderJournal(trade({ symbol: 'ONE' }), trade({ symbol: 'TWO', setupQuality: 5, stopLoss: 95 }));
  await user.click(press(/^Edit TWO/));
  expect(screen.getByRole('heading', { name: 'Edit Trade' })).toBeTruthy();
  expect(field('Setup quality, 1 to 5').value).toBe('5');
  expect(field('Stop Loss').value).toBe('95');
  await user.clear(field('Exit Price'));
  await user.type(field('Exit Price'), '90');
  await user.click(press('Update Trade'));
  expect(stored()).toMatchObject([{ symbol: 'ONE' }, { symbol: 'TWO', pnl: -50, winLoss: 'loss', stopLoss: 95 }]);
});

test('cancel closes the form and changes nothing', async () => {
  const { user } = renderJournal(trade());
  await user.click(press(/^Edit AAPL/));
  await user.clear(field('Symbol'));
  await user.click(press('Cancel'));
  expect(screen.queryByRole('heading', { name: 'Edit Trade' })).toBeNull();
  expect(stored()).toMatchObject([{ symbol: 'AAPL' }]);
});

test('delete removes at once, and can be undone in its place', async () => {
  const { user } = renderJournal(trade({ symbol: 'ONE' }), trade({ symbol: 'TWO' }));
  await user.click(press(/^Delete ONE/));
  expect(shownSymbols()).toEqual(['TWO']);
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  expect(shownSymbols()).toEqual(['ONE', 'TWO']);
});

test('a copy opens as a new trade of today', async () => {
  const original = trade();
  const { user } = renderJournal(original);
  await user.click(press(/^Duplicate AAPL/));
  expect(screen.getByRole('heading', { name: 'Log New Trade' })).toBeTruthy();
  await user.click(press('Save Trade'));
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

  await user.click(press('Export CSV'));
  expect(files[0]?.name).toMatch(/^trading-journal-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await files[0]?.content.text())?.split('\r\n') ?? [];
  expect(lines).toHaveLength(2);
  expect(lines[0]?.replaceAll('"', '')).toBe(
    'Date,Symbol,Entry Price,Exit Price,Position Size,Trade Type,Outcome,P&L,R Multiple,Emotion Before,Market Condition,Reason for Entry,Lessons Learned',
  );
  expect(lines[1]).toContain('"\'=1+1 ""gap"""');

  await user.type(field('Search trades'), 'nothing');
  await user.click(press('Clear the filters'));
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
    act(() => press('Pause the affirmations').click());
    act(() => vi.advanceTimersByTime(30_000));
    expect(screen.getByText(affirmations[1])).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

test('a full disk is said with the trade still in the form, and saved once there is room', async () => {
  const { user } = renderJournal(trade({ symbol: 'ONE' }));
  await user.click(press(/^Edit ONE/));
  await user.clear(field('Reason for Entry'));
  await user.type(field('Reason for Entry'), 'A reason worth keeping');
  const full = vi.spyOn(tradeStore(), 'change').mockReturnValue(false);
  await user.click(press('Update Trade'));
  expect(screen.getByRole('alert').textContent).toContain('storage is full');
  expect(field('Reason for Entry').value).toBe('A reason worth keeping');
  full.mockRestore();
  await user.click(press('Update Trade'));
  expect(stored()).toMatchObject([{ reasonForEntry: 'A reason worth keeping' }]);
});

test('damaged data is said, can be downloaded, and leaves the other trades alone', async () => {
  const files = catchFiles();
  const text = JSON.stringify([{ symbol: 'BROKEN' }, trade({ symbol: 'GOOD' })]);
  localStorage.setItem(KEY, text);
  const { user } = renderJournal();
  expect(shownSymbols()).toEqual(['GOOD']);
  await user.click(press('Download it'));
  expect(await files[0]?.content.text()).toBe(text);
  await user.click(press('Delete it'));
  expect(screen.queryByText('Some trades in this browser can’t be read')).toBeNull();
});

test('another tab’s trade appears', () => {
  renderJournal(trade({ symbol: 'ONE' }));
  localStorage.setItem(KEY, JSON.stringify([trade({ symbol: 'TWO' }), ...stored()]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(shownSymbols()).toEqual(['TWO', 'ONE']);
});

test('a plan is locked before the trade, taken later, and stands beside the outcome', async () => {
  const { user } = renderJournal();
  await user.click(press('Plan a Trade'));
  await user.type(field('Symbol'), 'msft');
  await user.type(field('Planned Entry'), '100');
  await user.type(field('Stop'), '98');
  await user.type(field('Target'), '106');
  await user.type(field('Risk Amount'), '100');
  expect(screen.getByText('50 shares, reward 3.0:1')).toBeTruthy();
  await user.type(field('Reason'), 'Hammer at support');
  await user.click(press('Lock Plan'));
  expect(figures()['Total Trades']).toBe('0');
  expect(stored()).toMatchObject([
    { symbol: 'MSFT', stage: 'planned', plan: { entry: 100, size: 50, confidence: 50 } },
  ]);

  await user.click(press(/^Take the planned trade MSFT/));
  await user.clear(field('Entry Price'));
  await user.type(field('Entry Price'), '100.5');
  await user.type(field('Exit Price'), '103');
  await user.click(press('Update Trade'));
  expect(screen.getByText('You got in 0.50 worse than planned (0.25R).')).toBeTruthy();
  expect(screen.getByText('You exited before either your stop or your target.')).toBeTruthy();
  expect(stored()).toMatchObject([{ entryPrice: 100.5, plan: { entry: 100 } }]);
  expect(figures()['Total Trades']).toBe('1');
});

test('missed trades stay out of the money', () => {
  renderJournal(trade(), trade({ stage: 'missed' }));
  expect(figures()).toMatchObject({ 'Total P&L': '+$50.00', 'Total Trades': '1' });
  expect(screen.getByText('Missed')).toBeTruthy();
});

test('three of five hammers without confirmation lead back to the lesson', async () => {
  const hammers = [1, 2, 3, 4, 5].map((n) =>
    trade({ pattern: 'Hammer', brokenRules: n <= 3 ? ['no-confirmation'] : [] }),
  );
  renderJournal(...hammers);
  expect(screen.getByText('3 of your 5 Hammer trades had no confirmation.')).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Study Hammer again' });
  expect(link.getAttribute('href')).toBe('/learn/hammer');
});

test('statistics say that there are too few trades, with n and interval beside each figure', async () => {
  const { user } = renderJournal(trade(), trade({ exitPrice: 95 }), trade({ exitPrice: 95, symbol: 'TSLA' }));
  await user.click(screen.getByRole('tab', { name: 'Statistics' }));
  expect(screen.getByText('Too few trades', { selector: 'p' })).toBeTruthy();
  const row = screen.getByRole('row', { name: /^Win rate/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['33.3%6.1% to 79.2%', '3']);
  expect(screen.getByRole('img', { name: /^Running total from \$0\.00 to \$0\.00/ })).toBeTruthy();
  expect(screen.getByRole('img', { name: '3 trades by result. -1R to -0.5R: 2. 2R to 2.5R: 1.' })).toBeTruthy();
  expect(await screen.findAllByText('The same trades in 10,000 random orders.')).toHaveLength(2);
  await user.selectOptions(field('Group trades by'), 'weekday');
  expect(screen.getByRole('rowheader', { name: 'Monday' })).toBeTruthy();
});

test('a journal without closed trades has no statistics yet', async () => {
  const { user } = renderJournal(trade({ exitPrice: null }));
  await user.click(screen.getByRole('tab', { name: 'Statistics' }));
  expect(screen.getByRole('heading', { name: 'No closed trades yet' })).toBeTruthy();
});

test('an import is previewed, remembers its columns, and can be undone', async () => {
  const file = () =>
    new File(
      ['When,Action,Ticker,Qty,Price\n2026-01-05,Buy,X,10,5\n2026-01-06,Sell,X,10,6\n2026-01-06,Split,X,1,1'],
      'fills.csv',
    );
  const { user } = renderJournal(trade({ symbol: 'ONE' }));
  await user.click(screen.getByRole('tab', { name: 'Import and backup' }));
  await user.upload(field('CSV file'), file());
  expect(await screen.findByText('Choose a column for date and time.')).toBeTruthy();
  await user.selectOptions(field('Date and time'), 'When');
  expect(screen.getByText('1 new, 0 already in your journal, 1 left out.')).toBeTruthy();
  expect(screen.getByText('Row 4: Action: “Split” can’t be read.')).toBeTruthy();
  expect(stored()).toHaveLength(1);
  await user.click(press('Import 1 trade'));
  expect(stored()).toMatchObject([{ symbol: 'X', pnl: 10 }, { symbol: 'ONE' }]);

  await user.upload(field('CSV file'), file());
  expect(await screen.findByText('0 new, 1 already in your journal, 1 left out.')).toBeTruthy();
  await user.click(press(/^Undo the import/));
  expect(stored()).toMatchObject([{ symbol: 'ONE' }]);
});

test('a backup is tried before it is restored', async () => {
  const files = catchFiles();
  const { user } = renderJournal(trade({ symbol: 'ONE' }), trade({ symbol: 'TWO' }));
  await user.click(screen.getByRole('tab', { name: 'Import and backup' }));
  await user.click(press('Download a backup'));
  expect(files[0]?.name).toMatch(/^wickwise-backup-.*\.json$/);
  const backup = new File([files[0]?.content ?? ''], 'backup.json');
  localStorage.setItem(KEY, JSON.stringify(stored().slice(0, 1)));
  await user.upload(field('Restore from a backup'), backup);
  expect(
    await screen.findByRole('row', { name: `${KEY} Merged: trades in the file win, all others stay` }),
  ).toBeTruthy();
  expect(stored()).toHaveLength(1);
  await user.click(press('Restore'));
  expect(
    stored()
      .map(({ symbol }) => symbol)
      .sort(),
  ).toEqual(['ONE', 'TWO']);
  await user.upload(field('Restore from a backup'), new File(['{}'], 'other.json'));
  expect(await screen.findByText(/isn’t a Wickwise backup/)).toBeTruthy();
});
