import { beforeEach, expect, test } from 'vitest';
import { screen, within } from '#tests/component/render-screen.tsx';
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

test('six cards: one decimal for the win rate, two for R, the score out of 100', () => {
  renderJournal(trade(), trade({ exitPrice: 95 }), trade({ symbol: 'TSLA', exitPrice: null }));
  expect(figures()).toEqual({
    'Total P&L': '+$25.00',
    'Win Rate': '50.0%',
    'Avg R-Multiple': '0.50',
    'Total Trades': '3',
    'Top Ticker': 'AAPL',
    'Trader Score': 'Needs 20 closed trades; you have 2',
  });
});

test('20 closed trades have a score out of 100', () => {
  renderJournal(...Array.from({ length: 20 }, (_, index) => trade(index < 10 ? {} : { exitPrice: 95 })));
  // (50 × 0.4 + 0.5 × 10 + 30 + 30) / 4
  expect(figures()['Trader Score']).toBe('21/100');
  expect(screen.getByText(/^From your win rate, average R and ratings, including those left at 3\./)).toBeTruthy();
});

test('20 closed trades without ratings say what the score takes', () => {
  const unrated = { setupQuality: null, executionDiscipline: null };
  renderJournal(...Array.from({ length: 20 }, () => trade(unrated)));
  expect(figures()['Trader Score']).toBe('Rate the setup and the discipline of your trades to get a score');
});

test('a trade from a blind replay counts in no figure, and remains one when it is edited', async () => {
  const { user } = renderJournal(trade({ symbol: 'SPY', stage: 'replay', tags: ['replay'] }));
  expect(figures()).toMatchObject({ 'Total P&L': '$0.00', 'Total Trades': '0', 'Top Ticker': 'N/A' });
  expect(screen.getByText('Blind replay')).toBeTruthy();
  await user.click(buttonNamed(/^Edit SPY/));
  expect([...field('This trade was').querySelectorAll('option')].map(({ value }) => value)).toEqual(['replay']);
  await user.click(buttonNamed('Update Trade'));
  expect(stored()).toMatchObject([{ stage: 'replay', tags: ['replay'] }]);
});

test('missed trades count in no amount of money', () => {
  renderJournal(trade(), trade({ stage: 'missed' }));
  expect(figures()).toMatchObject({ 'Total P&L': '+$50.00', 'Total Trades': '1' });
  expect(screen.getByText('Missed')).toBeTruthy();
  expect(screen.getAllByText('5 × 100.00 → 110.00')).toHaveLength(2);
  expect(screen.getByText(/if taken/).parentElement?.textContent).toBe('+$50.00 if taken2.00R');
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
  const cell = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell')[0];
  expect(cell('Expectancy Average')?.textContent).toBe('$0.00needs 20 trades');
  expect(cell('Profit factor')?.textContent).toBe('1.00needs 20 trades');
  expect(cell('SQN')?.textContent).toBe('–needs 30 R-multiples');
  expect(screen.getByRole('img', { name: /^Running total from \$0\.00 to \$0\.00/ })).toBeTruthy();
  expect(screen.getByRole('img', { name: '3 trades by result. -1R to -0.5R: 2. 2R to 2.5R: 1.' })).toBeTruthy();
  expect(
    screen.getByText('Comparing this with random sequences of your trades needs 20 closed trades; you have 3.'),
  ).toBeTruthy();
  expect(screen.queryByText('Middle 95% of sequences')).toBeNull();
  await user.selectOptions(field('Group trades by'), 'weekday');
  expect(screen.getByRole('rowheader', { name: 'Monday' })).toBeTruthy();
});

test('a journal without closed trades has no statistics yet', async () => {
  const { user } = renderJournal(trade({ exitPrice: null }));
  await user.click(screen.getByRole('tab', { name: 'Statistics' }));
  expect(screen.getByRole('heading', { name: 'No closed trades yet' })).toBeTruthy();
});

test('20 trades are drawn in random sequences, unless every sequence has the same drawdown', async () => {
  const { user } = renderJournal(
    ...Array.from({ length: 20 }, (_, index) =>
      trade(index < 2 ? { exitPrice: 95 } : { riskAmount: index < 3 ? 25 : null }),
    ),
  );
  await user.click(screen.getByRole('tab', { name: 'Statistics' }));
  expect(await screen.findByText('The same trades in 10,000 random sequences.')).toBeTruthy();
  expect(screen.getByText('Middle 95% of sequences').nextSibling?.textContent).toBe('$25.00 to $50.00');
  expect(
    screen.getByText(
      'Comparing this with random sequences of your trades needs 20 trades with a risk amount; you have 3.',
    ),
  ).toBeTruthy();
});

test('money is counted for each currency on its own, and R across all', async () => {
  const { user } = renderJournal(
    trade(),
    trade({ exitPrice: 95 }),
    trade({ currency: 'EUR', exitPrice: 120 }),
    trade({ importId: '7', exitPrice: 90 }),
  );
  // 5 × 10 − 5 × 5 dollars, 5 × 20 euros, −5 × 10 of an unknown currency.
  expect(figures()).toMatchObject({
    'Total P&L': '+$25.00+€100.00-50.00 (currency not known)',
    'Avg R-Multiple': '0.75',
  });
  await user.click(screen.getByRole('tab', { name: 'Statistics' }));
  const cell = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell')[0];
  expect(cell('Expectancy Average')?.textContent).toBe('+$12.50needs 20 trades');
  await user.click(screen.getByRole('radio', { name: 'EUR (1)' }));
  expect(cell('Expectancy Average')?.textContent).toBe('+€100.00needs 20 trades');
  expect(cell('Expectancy in R')?.textContent).toBe('0.75Rneeds 20 R-multiples');
  expect(screen.getByRole('img', { name: /^Running total from €0\.00 to €100\.00/ })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Not known (1)' }));
  expect(screen.getByRole('img', { name: /^Running total from 0\.00 to -50\.00/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /^AAPL/ }).textContent).toContain('+$25.00+€100.00-50.00');
});

test('the calendar opens at the month of the last exit, and a copy does not take the exit along', async () => {
  const { user } = renderJournal(trade({ closedAt: '2026-04-10 15:59:00' }));
  await user.click(screen.getByRole('tab', { name: 'Statistics' }));
  expect(screen.getByRole('table', { name: 'Result of each day in April 2026' }).textContent).toContain('+$50.00');
  await user.click(screen.getByRole('tab', { name: 'Trades' }));
  await user.click(buttonNamed(/^Duplicate AAPL/));
  expect(field('Exit Date').value).toBe('');
  await user.click(buttonNamed('Save Trade'));
  expect(stored()[0]).toMatchObject({ symbol: 'AAPL' });
  expect(stored()[0]?.closedAt).toBeUndefined();
  expect(stored()[1]).toMatchObject({ closedAt: '2026-04-10 15:59:00' });
});

test('the statistics follow the filter, and say over how many trades they are', async () => {
  const { user } = renderJournal(
    trade({ account: 'U1', tags: ['gap'] }),
    trade({ account: 'U2', exitPrice: 95 }),
    trade({ account: 'U2', direction: 'short', exitPrice: 90 }),
    trade({ exitPrice: null }),
  );
  await user.click(screen.getByRole('tab', { name: 'Statistics' }));
  expect(screen.getByText('Based on 3 closed trades')).toBeTruthy();
  await user.selectOptions(field('Account'), 'U2');
  expect(await screen.findByText('Based on 2 of 3 closed trades')).toBeTruthy();
  const cell = () => within(screen.getByRole('row', { name: /^Expectancy Average/ })).getAllByRole('cell')[0];
  expect(cell()?.textContent).toBe('+$12.50needs 20 trades');
  await user.selectOptions(field('Side'), 'short');
  expect(await screen.findByText('Based on 1 of 3 closed trades')).toBeTruthy();
  expect(cell()?.textContent).toBe('+$50.00needs 20 trades');
  await user.selectOptions(field('Tag'), 'gap');
  await user.click(await screen.findByRole('button', { name: 'Clear the filters' }));
  expect(await screen.findByText('Based on 3 closed trades')).toBeTruthy();
});

test('a breakdown accounts for every closed trade, and says where what is missing comes from', async () => {
  const { user } = renderJournal(trade({ account: 'U2' }), trade({ tags: ['gap'] }), trade({ emotionBefore: '' }));
  await user.click(screen.getByRole('tab', { name: 'Statistics' }));
  const groupsBy = async (key: string) => {
    await user.selectOptions(field('Group trades by'), key);
    const table = screen.getByRole('table', { name: /^Closed trades by/ });
    return within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].slice(0, 2).map(({ textContent }) => textContent));
  };
  expect(await groupsBy('account')).toEqual([
    ['U2', '1too few'],
    ['Not recorded', '2too few'],
  ]);
  expect(screen.getByText('Accounts come from imported files.')).toBeTruthy();
  expect(await groupsBy('hour')).toEqual([['Not recorded', '3too few']]);
  expect(await groupsBy('holding')).toEqual([['Same day, times not recorded', '3too few']]);
  expect(await groupsBy('tag')).toEqual([
    ['gap', '1too few'],
    ['No tag', '2too few'],
  ]);
  expect(await groupsBy('emotion')).toEqual([
    ['Calm', '2too few'],
    ['Not recorded', '1too few'],
  ]);
});
