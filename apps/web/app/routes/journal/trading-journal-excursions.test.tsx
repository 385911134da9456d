import type { ChartData } from '@wickwise/contract/market';
import { parseExchangeDay } from '@wickwise/market/calendar/exchange-day';
import { sessionOf } from '@wickwise/market/calendar/trading-session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { screen, within } from '#tests/component/render-screen.tsx';
import { answerForJournal, renderJournal, trade } from '#tests/component/trading-journal.tsx';

beforeEach(() => {
  answerForJournal();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-06T12:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

const open = (day: string) => sessionOf(parseExchangeDay(day))?.openMs ?? 0;
const chart = (isSimulated: boolean): ChartData => ({
  symbol: 'AAPL',
  interval: 'D',
  source: isSimulated
    ? { id: 'simulated', name: 'Simulated market', isSimulated }
    : { id: 'yahoo', name: 'Yahoo Finance', isSimulated },
  fetchedAt: '2026-03-06T12:00:00.000Z',
  problem: null,
  hours: { isOpen: false, changesAt: '2026-03-06T14:30:00.000Z' },
  candles: [
    [open('2026-03-02'), 100, 101, 94, 100, 1],
    [open('2026-03-03'), 100, 120, 97, 103, 1],
    [open('2026-03-04'), 103, 111, 103, 110, 1],
  ],
  isLastFinished: true,
});

async function show() {
  const { user } = renderJournal(
    trade({ riskAmount: 25, closedAt: '2026-03-04' }),
    trade({ symbol: 'ZZZZ', closedAt: '2026-03-04' }),
  );
  await user.click(screen.getByRole('tab', { name: 'Statistics' }));
  await screen.findByRole('button', { name: 'Measure with market data' });
  return user;
}

const measure = (user: Awaited<ReturnType<typeof show>>) =>
  user.click(screen.getByRole('button', { name: 'Measure with market data' }));

const rowOf = (name: RegExp) =>
  within(screen.getByRole('table', { name: 'Moves for and against you' })).getByRole('row', { name }).textContent;

test('winners are measured once the trader asks for it, and a trade without prices says why', async () => {
  answer('GET /api/market/candles/:symbol', () => chart(false));
  await measure(await show());
  expect((await screen.findByText(/measured, with prices from/)).textContent).toBe(
    '1 of 2 trades measured, with prices from Yahoo Finance.',
  );
  // Five shares: 100 to 94 on the day of the entry, at most 6 × 5; 120 was in between.
  expect(rowOf(/^MAE of winners/)).toContain('at most $30.001.20R1');
  expect(rowOf(/^Kept of MFE/)).toContain('50.0%1');
  expect(rowOf(/^MFE of losers/)).toContain('–0');
  const each = screen.getByRole('table', { name: 'MAE and MFE of each trade', hidden: true });
  expect([...each.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
    'ZZZZMar 2, 2026. We have no prices for this symbol on these days.–––',
    'AAPLMar 2, 2026at most 6.00$30.00, 1.20R20.00$100.00, 4.00R50.0%',
  ]);
});

test('nothing is requested until then, and a simulated market measures nothing', async () => {
  answer('GET /api/market/candles/:symbol', () => chart(true));
  const user = await show();
  expect(recordedCalls('GET /api/market/candles/:symbol')).toEqual([]);
  await measure(user);
  expect(await screen.findByText('0 of 2 trades measured.')).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.getByText(/here shows? a simulated market/)).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Moves for and against you' })).toBeNull();
});

test('a source that can’t be reached is asked again', async () => {
  answer('GET /api/market/candles/:symbol', () => refusal('market_rate_limited'));
  const user = await show();
  await measure(user);
  expect(await screen.findByText(/can’t be reached right now/)).toBeTruthy();
  answer('GET /api/market/candles/:symbol', () => chart(false));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^1 of 2 trades measured/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
