import { beforeEach, expect, test } from 'vitest';
import { screen } from '#tests/component/render-screen.tsx';
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

const choicesOf = (label: string) => [...field(label).querySelectorAll('option')].map(({ textContent }) => textContent);

test('the list of trades can be narrowed to a type and to an outcome', async () => {
  const { user } = renderJournal(
    trade({ symbol: 'WIN', tradeType: 'scalp' }),
    trade({ symbol: 'LOSS', exitPrice: 90, tradeType: 'leap' }),
    trade({ symbol: 'EVEN', exitPrice: 100, tradeType: 'swing' }),
    trade({ symbol: 'OPEN', exitPrice: null }),
  );
  expect(choicesOf('Type')).toEqual(['All types', 'Scalp', 'Day', 'Swing', 'LEAP (position)']);
  expect(choicesOf('Result')).toEqual(['All outcomes', 'Win', 'Loss', 'Breakeven', 'Pending']);
  const byOutcome = { Win: 'WIN', Loss: 'LOSS', Breakeven: 'EVEN', Pending: 'OPEN' };
  for (const [outcome, symbol] of Object.entries(byOutcome)) {
    await user.selectOptions(field('Result'), outcome);
    expect(shownSymbols()).toEqual([symbol]);
  }
});

test('a range of days that ends before it begins is pointed out', async () => {
  const { user } = renderJournal(trade());
  await user.type(field('From'), '2026-03-03');
  await user.type(field('To'), '2026-03-02');
  expect(screen.getByText('“From” is after “To”.')).toBeTruthy();
  await user.clear(field('To'));
  expect(screen.queryByText('“From” is after “To”.')).toBeNull();
});

test('the trade form offers every choice, and prices in steps of a cent', async () => {
  const { user } = renderJournal();
  await user.click(buttonNamed('New Trade'));
  expect(choicesOf('Trade Type')).toEqual(['Scalp', 'Day', 'Swing', 'LEAP (position)']);
  expect(choicesOf('Outcome')).toEqual(['Pending', 'Win', 'Loss', 'Breakeven']);
  expect(choicesOf('Emotion Before')).toEqual(['Calm', 'Confident', 'Anxious', 'Revenge', 'Indecisive']);
  expect(choicesOf('Market Condition')).toEqual(['Bullish', 'Bearish', 'Sideways', 'Volatile']);
  expect(choicesOf('Timeframe')).toEqual(['1M', '5M', '15M', '1H', '4H', '1D', '1W']);
  for (const label of ['Entry Price', 'Exit Price']) expect(field(label).step).toBe('0.01');
});

test('without an exit price the trader chooses the outcome, and the trade has no profit', async () => {
  const { user } = renderJournal();
  await user.click(buttonNamed('New Trade'));
  await user.type(field('Symbol'), 'aapl');
  await user.type(field('Entry Price'), '100');
  await user.type(field('Position Size'), '5');
  await user.type(field('Reason for Entry'), 'Hammer');
  await user.selectOptions(field('Outcome'), 'Win');
  await user.selectOptions(field('Trade Type'), 'Swing');
  await user.click(buttonNamed('Save Trade'));
  expect(stored()).toMatchObject([{ symbol: 'AAPL', winLoss: 'win' }]);
  expect(stored()[0]?.pnl ?? null).toBeNull();
  expect(figures()).toMatchObject({ 'Total P&L': '$0.00', 'Win Rate': '100.0%' });
  await user.click(buttonNamed('New Trade'));
  expect(['Symbol', 'Entry Price', 'Reason for Entry'].map((label) => field(label).value)).toEqual(['', '', '']);
  expect([field('Outcome').value, field('Trade Type').value]).toEqual(['pending', 'day']);
});
