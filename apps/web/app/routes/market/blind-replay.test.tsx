import type { Decision } from '@wickwise/journal/replay/decision';
import { beforeEach, expect, test, vi } from 'vitest';
import { unsentDecisionStore } from '#app/features/decision/public.ts';
import type { ReplaySession, StoredCandle } from '#app/features/replay/desk/session.ts';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import { VISITOR } from '#app/lib/owned-store.ts';
import { answer, never, unreachable } from '#tests/component/answers.ts';
import { cleanup, renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import BlindReplay from './blind-replay.tsx';

vi.mock('#app/features/replay/chart/replay-chart.ts', () => import('#tests/component/fake-replay-chart.ts'));
vi.mock('#app/features/market/chart/price-chart.ts', () => import('#tests/component/fake-price-chart.ts'));

const DAY_MS = 86_400_000;
/** A rise of 1 a bar from 50 on, which a replay shows as a rise of 2 from 100 on. */
const candles = Array.from({ length: 60 }, (_, index): StoredCandle => {
  const close = 50 + Math.max(0, index - 29);
  const open = index < 30 ? 50 : close - 1;
  return [Date.UTC(2020, 0, 1, 17) + index * DAY_MS, open, close + 0.1, open - 0.1, close, 100];
});
const session: ReplaySession = {
  id: '1767225600000',
  source: { symbol: 'SPY', name: 'SPDR S&P 500 ETF', interval: 'D', origin: 'Prices of a test' },
  candles,
  shownAtStart: 30,
  costBasisPoints: 0,
  riskPercent: 1,
  log: [],
};
const next: Decision = { kind: 'advance' };
const close: Decision = { kind: 'close' };
const buy: Decision = { kind: 'open', direction: 'long', entry: null, stop: 98, target: null, size: 10 };

function renderReplay(log: readonly Decision[] | null = []) {
  if (log !== null)
    localStorage.setItem(ownedKeys.replay, JSON.stringify({ version: 1, session: { ...session, log } }));
  window.dispatchEvent(new StorageEvent('storage', { key: ownedKeys.replay }));
  return renderScreen(<BlindReplay />, { at: '/live-charts/replay' });
}

const chart = {
  ...({ symbol: 'TLT', fetchedAt: '2026-03-02T20:00:00.000Z', problem: null, isLastFinished: false } as const),
  source: { id: 'simulated', name: 'Simulated market', isSimulated: true },
  hours: { isOpen: true, changesAt: '2026-03-02T21:00:00.000Z' },
} as const;

/** What a screen reader hears of the last action; the bar is on the chart as well. */
const announced = () => screen.getByText(/^(Entered|Closed): /).textContent;
const buttonNamed = (name: string | RegExp) => screen.getByRole('button', { name });
const part = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  answer('GET /api/auth/user', null);
  answer('GET /api/market/candles/:symbol', never());
});

test('a replay of a live chart symbol begins with its finished candles, and hides its name', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => [index * DAY_MS + DAY_MS, 50, 51, 49, 50, 0] as const);
  answer('GET /api/market/candles/:symbol', { ...chart, interval: 'D', candles: rows.map((row) => [...row]) });
  const { user } = renderReplay(null);
  await user.selectOptions(screen.getByLabelText('Prices'), 'Live chart symbols, simulated');
  // A browser may translate what it shows, and the symbol is sent all the same.
  screen.getByRole('option', { name: 'TLT' }).textContent = 'Anleihen';
  await user.selectOptions(screen.getByLabelText('Symbol'), 'TLT');
  await user.selectOptions(screen.getByLabelText('Length'), '300 bars');
  await user.click(buttonNamed('Start replay'));
  await screen.findByRole('button', { name: /Next bar/ });
  const stored = JSON.parse(localStorage.getItem(ownedKeys.replay) ?? '').session;
  expect(stored).toMatchObject({ source: { symbol: 'TLT', origin: 'Simulated market' }, shownAtStart: 100, log: [] });
  expect(stored.candles).toHaveLength(400);
  expect(screen.queryByText(/TLT/)).toBeNull();
});

test('bars that cannot be loaded can be requested again, and a series that is too short is reported', async () => {
  answer('GET /api/market/candles/:symbol', unreachable);
  const { user } = renderReplay(null);
  await user.selectOptions(screen.getByLabelText('Prices'), 'Live chart symbols, simulated');
  await user.click(buttonNamed('Start replay'));
  expect((await screen.findByRole('alert')).textContent).toContain('The bars couldn’t be loaded');
  expect(buttonNamed('Start replay')).toBeTruthy();
  const candles: [number, number, number, number, number, number][] = [[DAY_MS, 50, 51, 49, 50, 0]];
  answer('GET /api/market/candles/:symbol', { ...chart, interval: 'W', isLastFinished: true, candles });
  await user.click(buttonNamed('Try again'));
  expect(await screen.findByText(/That series is too short/)).toBeTruthy();
});

test('a trade is planned, placed, moved and closed by keyboard alone, and each fill is announced', async () => {
  const { user } = renderReplay();
  await user.keyboard('b');
  expect(screen.getByRole('heading', { name: 'Buy' })).toBeTruthy();
  expect(screen.getByRole('slider', { name: 'Stop' }).getAttribute('aria-valuenow')).toBe('99.2');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('slider', { name: 'Stop' }).getAttribute('aria-valuenow')).toBe('99.1');
  await user.keyboard('{Shift>}{ArrowUp>20/}{/Shift}');
  expect(screen.getByRole('slider', { name: 'Target' }).getAttribute('aria-valuenow')).toBe('103.6');
  await user.keyboard('{Enter}{ArrowRight}');
  expect(announced()).toMatch(/^Entered: bought 1,000 at 100.00, the open\. Bar 31: close 102.00, up 2.0%/);
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}{ArrowUp}c{ArrowRight}');
  expect(announced()).toMatch(/^Closed: sold 1,000 at 102.00, the open\. Trade result: \+\$2,000.00/);
  const kinds = JSON.parse(localStorage.getItem(ownedKeys.replay) ?? '').session.log.map(({ kind }: Decision) => kind);
  expect(kinds).toEqual(['open', 'advance', 'move-target', 'move-stop', 'close', 'advance']);
  // The stop was moved closer, and the exit was not the planned one. Its gain doesn't count.
  const decisions = unsentDecisionStore(VISITOR).getState().value;
  expect(decisions.map(({ id, isKept }) => [id, isKept])).toEqual([
    ['replay:1767225600000-0:trade-risk', true],
    ['replay:1767225600000-0:trade-exit', false],
  ]);
});

test('an open trade is changed by typing, and an impossible change is refused with its reason', async () => {
  const { user } = renderReplay([buy, next]);
  const trade = part('Trade');
  await user.clear(trade.getByLabelText('Stop'));
  await user.type(trade.getByLabelText('Stop'), '101');
  await user.clear(trade.getByLabelText('Size'));
  await user.type(trade.getByLabelText('Size'), '5');
  await user.click(trade.getByRole('button', { name: 'Change' }));
  expect(screen.getByText('Changes to 5 shares at the next open.')).toBeTruthy();
  await user.click(buttonNamed(/^Close at the next open/));
  await user.click(buttonNamed('Undo'));
  await user.clear(trade.getByLabelText('Stop'));
  await user.type(trade.getByLabelText('Stop'), '103');
  await user.click(trade.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText(/^The stop must be on the losing side/)).toBeTruthy();
});

test('play advances bar by bar, and stops at a fill', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = renderReplay([{ ...buy, entry: 103, stop: 99 }]);
  await user.click(buttonNamed(/^Play/));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await screen.findByText(/^Entered: bought 10 at 103.00\./)).toBeTruthy();
  expect(buttonNamed(/^Play/)).toBeTruthy();
  vi.useRealTimers();
});

test('a replay is left by one link, and an order being planned is still there afterwards', async () => {
  const { user } = renderReplay([next]);
  await user.keyboard('s{ArrowUp}');
  await user.type(screen.getByRole('textbox', { name: 'Entry' }), '102.5');
  expect(screen.getByRole('link', { name: 'Save and exit' }).getAttribute('href')).toBe('/live-charts');
  cleanup();
  renderReplay(null);
  expect(screen.getByRole('heading', { name: 'Sell short' })).toBeTruthy();
  expect(screen.getByRole('slider', { name: 'Entry' }).getAttribute('aria-valuenow')).toBe('102.5');
  expect(screen.getByRole('progressbar', { name: 'Bars played' }).getAttribute('aria-valuetext')).toBe('1 of 30');
});

test('the side of a planned order can be changed', async () => {
  const { user } = renderReplay();
  await user.click(buttonNamed(/^Buy/));
  expect(buttonNamed(/^Buy/).getAttribute('aria-pressed')).toBe('true');
  await user.click(buttonNamed(/^Sell short/));
  expect(buttonNamed(/^Sell short/).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('slider', { name: 'Stop' }).getAttribute('aria-valuetext')).toContain('-1.00R');
});

test('a pending order can be canceled', async () => {
  const { user } = renderReplay([{ ...buy, entry: 99, stop: 97 }]);
  expect(screen.getByText('Buy 10 shares with a limit order at 99.00. Stop-loss 97.00, no target.')).toBeTruthy();
  await user.click(buttonNamed(/^Cancel order/));
  expect(screen.getByRole('heading', { name: 'New trade' })).toBeTruthy();
});

test('ending asks for confirmation, then reveals the series and says that there were too few trades to tell', async () => {
  const { user } = renderReplay([buy, next, next, close, next]);
  expect(screen.queryByText(/SPY/)).toBeNull();
  await user.click(buttonNamed('End and reveal'));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/27 bars are left/).textContent).toContain('needs 20 trades; you’ll have 1.');
  await user.click(dialog.getByRole('button', { name: 'End and reveal' }));
  expect(screen.getByRole('heading', { name: 'It was SPDR S&P 500 ETF (SPY)' })).toBeTruthy();
  expect(screen.getByText(/You played the bars from Jan 31, 2020 to Feb 2, 2020/)).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Too few trades to tell' })).toBeTruthy();
  expect(screen.getByRole('img', { name: '1 of the 20 trades that a verdict requires' })).toBeTruthy();
  expect(part('Result').getByText('+$40.00')).toBeTruthy();
  expect(part('Result').getByText('Your decisions after entry cost $20.00')).toBeTruthy();
  const exposure = part('Result').getByText('Time in the market').nextElementSibling;
  expect(exposure?.textContent).toBe('66.7%Of the bars played, in 1 trade');
  await user.click(buttonNamed('New replay'));
  expect(buttonNamed('Start replay')).toBeTruthy();
  expect(localStorage.getItem(ownedKeys.replay)).toBeNull();
});

test('a replay that ends before its first bar has no figure for buy and hold', async () => {
  const { user } = renderReplay();
  await user.click(buttonNamed('End and reveal'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End and reveal' }));
  expect(part('Result').getByText('No bars played')).toBeTruthy();
});

test('with 20 trades the verdict is a bet on their sides, with what it can see', async () => {
  const trades = Array.from({ length: 20 }, (_, bar): Decision[] => {
    const close = 100 + 2 * bar;
    return [{ ...buy, stop: close - 2, target: close + 1 }, next];
  });
  renderReplay([...trades.flat(), { kind: 'finish' }]);
  // Every bar rises, and a side that is always long shows nothing about that.
  expect(screen.getByRole('heading', { name: 'Luck could explain this' })).toBeTruthy();
  expect(
    screen.getByRole('img', { name: /^\$1 of play money.* became \$1\. The bar for skill is \$20\.$/ }),
  ).toBeTruthy();
  expect(screen.getByText(/^The test is strict\. With 65 one-bar trades in 200 bars/)).toBeTruthy();
  expect(screen.getByText(/A trader without skill passes that test at most 5 times out of 100/)).toBeTruthy();
});

test('trades go to the journal once, outside its statistics', async () => {
  const { user } = renderReplay([buy, next, { kind: 'move-stop', stop: 97 }, close, next, { kind: 'finish' }]);
  await user.click(buttonNamed('Send trades to journal'));
  const entries = JSON.parse(localStorage.getItem('tradingJournalEntries') ?? '[]');
  expect(entries).toMatchObject([
    {
      symbol: 'SPY',
      stage: 'replay',
      tags: ['replay'],
      pnl: 20,
      rMultiple: 1,
      brokenRules: ['moved-stop'],
    },
  ]);
  await user.click(buttonNamed('In your journal'));
  expect(JSON.parse(localStorage.getItem('tradingJournalEntries') ?? '[]')).toHaveLength(1);
});

test('a damaged replay is set aside and reported', async () => {
  localStorage.setItem(ownedKeys.replay, '{');
  const { user } = renderReplay(null);
  expect(screen.getByText('A replay in this browser can’t be read')).toBeTruthy();
  expect(buttonNamed('Start replay')).toBeTruthy();
  await user.click(buttonNamed('Delete it'));
  expect(screen.queryByText('A replay in this browser can’t be read')).toBeNull();
  expect(localStorage).toHaveLength(0);
});
