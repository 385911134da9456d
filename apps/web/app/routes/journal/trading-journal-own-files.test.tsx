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
  expect(screen.getByText('is a journal that you exported here.')).toBeTruthy();
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
  expect(screen.getByText(/set aside: trades you didn’t take/).textContent).toBe(
    '1 row set aside: trades you didn’t take',
  );
});
