import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileOf, openImport, WorkerHere } from '#tests/component/journal-import.tsx';
import { screen, within } from '#tests/component/render-screen.tsx';
import { answerForJournal, buttonNamed, field, trade } from '#tests/component/trading-journal.tsx';

beforeEach(() => {
  answerForJournal();
  vi.stubGlobal('Worker', WorkerHere);
});
afterEach(() => vi.unstubAllGlobals());

const EXPORTED =
  'Date,Symbol,Entry Price,Exit Price,Position Size,Trade Type,Outcome,P&L,R Multiple,Emotion Before,Market Condition,Reason for Entry,Lessons Learned';

test('of an old export, only trades that aren’t in the journal are asked about, by what they’re known by', async () => {
  const { user, upload } = await openImport(trade({ symbol: 'ONE', date: '2026-03-02' }));
  await upload(
    fileOf(
      'mine.csv',
      EXPORTED,
      '2026-03-02,"ONE",100,110,5,day,win,50,,calm,sideways,"Hammer",""',
      '2026-03-03,"TWO",20,21,7,day,win,7,,calm,sideways,"Hammer",""',
      '2026-03-04,"SIX",30,31,7,day,win,7,,calm,sideways,"Hammer",""',
    ),
  );
  expect(await screen.findByRole('heading', { name: /Which of these didn’t you take\?$/ })).toBeTruthy();
  expect(
    screen.getByText(/^is a journal that you exported here\. It doesn’t hold currencies, fees or directions\./),
  ).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: 'The rows in question' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(' '))).toEqual([
    'Row Date Symbol Position Size Entry Price Exit Price',
    '3 2026-03-03 TWO 7 20 21',
    '4 2026-03-04 SIX 7 30 31',
  ]);
  await user.type(field(/row numbers/), '2');
  expect(screen.getByText('Row 2 isn’t one of these trades.')).toBeTruthy();
  expect((buttonNamed('Continue') as HTMLButtonElement).disabled).toBe(true);
  await user.clear(field(/row numbers/));
  await user.type(field(/row numbers/), '4');
  await user.click(buttonNamed('Continue'));
  expect(await screen.findByText('1 new, 0 changed, 1 already in your journal.')).toBeTruthy();
  const [, added] = within(screen.getByRole('table', { name: 'New trades' })).getAllByRole('row');
  expect(added?.textContent).toContain('3: 2026-03-03 · TWO');
  expect(screen.getByText(/set aside: trades you didn’t take/).textContent).toBe(
    '1 row set aside: trades you didn’t take',
  );
});

test('a file without a currency is read again in the one that is set, and a code that is none is refused', async () => {
  const { user, upload } = await openImport();
  await upload(
    fileOf(
      'own.csv',
      'Date,Symbol,Side,Quantity,Price,Fees',
      '2026-01-29 10:00:00,WXAB,Buy,100,50.00,1',
      '2026-02-03 10:00:00,WXAB,Sell,100,55.00,1',
    ),
  );
  expect(await screen.findByText('+498.00')).toBeTruthy();
  expect(screen.getByText(/^These files don’t say what currency 1 trade is in\./)).toBeTruthy();
  await user.click(screen.getByText('Import settings'));
  const currency = field('Currency, where a file has none');
  expect(currency.value).toBe('');
  await user.type(currency, 'US$');
  await user.tab();
  expect(screen.getByText('Enter a code such as USD, or leave it empty.')).toBeTruthy();
  expect(screen.getByText('+498.00')).toBeTruthy();
  await user.clear(currency);
  await user.type(currency, 'eur');
  await user.tab();
  expect(await screen.findByText('+498.00 EUR')).toBeTruthy();
  expect(screen.queryByText(/^These files don’t say/)).toBeNull();
});
