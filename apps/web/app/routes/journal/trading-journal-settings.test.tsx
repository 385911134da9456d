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

test('typed rates convert the figures and are named beside them; what has no rate is left out and counted', async () => {
  const { user } = renderJournal(
    trade(),
    trade({ currency: 'EUR', exitPrice: 120 }),
    trade({ importId: '7', exitPrice: 90 }),
  );
  await user.click(buttonNamed('Settings'));
  await user.type(field('1 EUR in USD'), '1.085');
  await user.click(buttonNamed('Save Settings'));
  await user.click(screen.getByRole('tab', { name: 'Statistics' }));
  await user.click(screen.getByRole('radio', { name: 'All in USD (2)' }));
  const rates = 'Converted at your rates: 1 EUR = 1.085 USD.';
  expect(screen.getByText(new RegExp(`${rates} Left out for lack of a rate: 1 trade.`))).toBeTruthy();
  // 50 dollars, and 100 euros at 1.085.
  expect(screen.getByRole('img', { name: /^Running total from \$0\.00 to \$158\.50/ })).toBeTruthy();
  expect(screen.getAllByText(rates)).toHaveLength(2);
  expect(screen.getByRole('row', { name: /^AAPL/ }).textContent).toContain('+$158.50-50.00');
});

test('a tolerance for breakeven is stated, and badges, filters, ratios and streaks follow it', async () => {
  const { user } = renderJournal(
    trade(),
    trade({ symbol: 'EVEN', exitPrice: 101 }),
    trade({ symbol: 'EVEN', exitPrice: 99 }),
    trade({ exitPrice: 95 }),
  );
  expect(figures()['Win Rate']).toBe('50.0%');
  await user.click(buttonNamed('Settings'));
  await user.clear(field('Tolerance'));
  await user.type(field('Tolerance'), '5');
  await user.click(buttonNamed('Save Settings'));
  expect(figures()['Win Rate']).toBe('25.0%');
  expect(screen.getAllByText('Breakeven', { selector: 'li span' })).toHaveLength(2);
  await user.selectOptions(field('Result'), 'breakeven');
  expect(shownSymbols()).toEqual(['EVEN', 'EVEN']);
  await user.click(screen.getAllByRole('button', { name: /^Edit EVEN/ })[0] as HTMLElement);
  expect(screen.getByText('Breakeven: $5.00, 0.20R')).toBeTruthy();
  await user.type(field('Reason for Entry'), ' at support');
  await user.click(buttonNamed('Update Trade'));
  expect(stored()[1]).toMatchObject({ winLoss: 'win', reasonForEntry: 'Hammer at support' });
  await user.selectOptions(field('Result'), 'all');
  await user.click(screen.getByRole('tab', { name: 'Statistics' }));
  expect(
    screen.getByText('Results within ±5.00 (in the currency of the trade) of zero count as breakeven.'),
  ).toBeTruthy();
  expect(screen.getByRole('row', { name: /^Win rate/ }).textContent).toContain('25.0%');
  // Without the 5 dollars that two trades made and lost.
  expect(screen.getByRole('row', { name: /^Payoff/ }).textContent).toContain('2.00');
  expect(screen.getByRole('row', { name: /^Profit factor/ }).textContent).toContain('2.00');
  expect(screen.getByRole('row', { name: /^Expectancy Average/ }).textContent).toContain('+$6.25');
  expect(screen.getByText(/^Longest streaks: 1 win, 1 loss. Now: 1 loss/)).toBeTruthy();
});
