import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, never, recordedCalls, refusal } from '#tests/component/answers.ts';
import { drawn } from '#tests/component/fake-price-chart.ts';
import { CANDLES, liveChart as chart, chartStatus as status } from '#tests/component/live-chart.ts';
import { people } from '#tests/component/people.ts';
import { act, fireEvent, renderScreen, screen, toastButton, waitFor, within } from '#tests/component/render-screen.tsx';
import LiveCharts from './live-charts.tsx';

vi.mock('#app/features/market/chart/price-chart.ts', () => import('#tests/component/fake-price-chart.ts'));

class FakeSource extends EventTarget {
  static newest: FakeSource | null = null;
  constructor() {
    super();
    FakeSource.newest = this;
  }
  close() {}
  say(name: string, data: unknown) {
    act(() => void this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) })));
  }
}

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeSource);
  drawn.layers.length = 0;
  localStorage.clear();
  answer('GET /api/auth/user', people.heritage);
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: true }));
  answer(CANDLES, chart);
});

const heading = (name: string) => screen.findByRole('heading', { name });
const page = () => document.body.textContent ?? '';
const openTab = async (user: User, name: string) => await user.click(screen.getByRole('tab', { name }));
/** Every pattern is listed and marked, not only those that stand out. */
const showAll = async (user: User) => await user.click(await screen.findByRole('button', { name: /^Show all \d+$/ }));
type User = ReturnType<typeof renderScreen>['user'];

const DRAWINGS_KEY = `wickwise.chart-drawings.${people.heritage.id}`;

test('the simulated market is named, with the age of its data and when it opens', async () => {
  const { user } = renderScreen(<LiveCharts />, { at: '/live-charts' });
  await heading('Patterns on this chart');
  expect(page()).toContain('Simulated market');
  expect(page()).toContain('Market closed. Opens Mon at 9:30 AM EST');
  expect(screen.getByRole('application', { name: 'AAPL, 1H' })).toBeTruthy();
  await openTab(user, 'More');
  expect(page()).toContain('Last checked 3:30 PM EST');
});

test('the tickers and timeframes are those that are specified, and a choice is loaded and kept in the address', async () => {
  const { user, address } = renderScreen(<LiveCharts />, { at: '/live-charts' });
  await heading('Patterns on this chart');
  const options = within(screen.getByLabelText('Ticker')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(
    'AAPL TSLA MSFT GOOGL AMZN NVDA META SPY QQQ IWM GLD TLT'.split(' '),
  );
  const timeframes = within(screen.getByRole('group', { name: 'Timeframe' })).getAllByRole('radio');
  expect(timeframes.map((radio) => radio.closest('label')?.textContent)).toEqual(['5M', '15M', '1H', '4H', '1D', '1W']);
  expect(screen.getByLabelText<HTMLInputElement>('1H').checked).toBe(true);
  await user.selectOptions(screen.getByLabelText('Ticker'), 'TLT');
  await user.click(screen.getByLabelText('1D'));
  expect(address()).toBe('/live-charts?symbol=TLT&interval=D');
  expect(recordedCalls(CANDLES).at(-1)?.path).toBe('/api/market/candles/TLT?interval=D');
});

test('a pattern opens its rules, the trend before, what came after, its evidence, its lesson and the journal', async () => {
  const { user } = renderScreen(<LiveCharts />, { at: '/live-charts' });
  await heading('Patterns on this chart');
  await showAll(user);
  const [first] = await screen.findAllByRole('button', { name: /Bullish Engulfing/ });
  if (first === undefined) throw new Error('There is no bullish engulfing among the latest patterns.');
  await user.click(first);
  expect((await heading('Bullish Engulfing')) === document.activeElement).toBe(true);
  for (const title of ['Rules', 'The trend before it', 'What happened next', 'Evidence']) {
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  }
  expect(page()).toContain('Every rule is met.');
  expect(screen.getByRole('link', { name: 'Open the lesson' }).getAttribute('href')).toBe('/learn/bullish-engulfing');
  expect(screen.getByRole('link', { name: 'Log a trade on this pattern' }).getAttribute('href')).toMatch(
    /^\/trading-journal\?symbol=AAPL&price=[\d.]+&pattern=Bullish\+Engulfing&timeframe=1H$/,
  );
});

test('a rule shows what was measured and its threshold, and a moved threshold removes marks', async () => {
  const { user } = renderScreen(<LiveCharts />, { at: '/live-charts' });
  await heading('Patterns on this chart');
  await user.click(screen.getByRole('button', { name: 'Indicators' }));
  await user.selectOptions(await screen.findByLabelText('Candlestick patterns'), 'All 61, any trend');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await showAll(user);
  const [line] = await screen.findAllByRole('button', { name: /^Short Line/ });
  if (line === undefined) throw new Error('There is no short line among the latest patterns.');
  await user.click(line);
  expect(page()).toContain('under 1.00 × the usual body');
  expect(page()).toContain('don’t show a published rate');
  const before = drawn.layers.at(-1)?.marks?.length ?? 0;
  fireEvent.change(screen.getByRole('slider', { name: /Small body/ }), { target: { value: '0.2' } });
  expect(await screen.findByText(/Not every rule is met with these thresholds/)).toBeTruthy();
  expect(page()).toContain('under 0.20 × the usual body');
  await waitFor(() => expect(drawn.layers.at(-1)?.marks?.length ?? 0).toBeLessThan(before));
  await user.click(screen.getByRole('button', { name: /^Reset to 1:/ }));
  expect(await screen.findByText('Every rule is met.')).toBeTruthy();
});

test('the keyboard moves from candle to candle, and each is announced', async () => {
  const { user } = renderScreen(<LiveCharts />, { at: '/live-charts' });
  await heading('Patterns on this chart');
  screen.getByRole('application').focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  const [said] = [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent);
  expect(said).toMatch(/Close [\d,.]+, (up|down) [\d.]+%\. Open [\d,.]+, high [\d,.]+, low [\d,.]+\.$/);
});

test('a drawing is placed by keyboard, listed in words, kept, deleted and put back', async () => {
  const { user } = renderScreen(<LiveCharts />, { at: '/live-charts' });
  await heading('Patterns on this chart');
  screen.getByRole('button', { name: 'Level' }).focus();
  await user.keyboard('{Enter}');
  expect(page()).toContain('Level: choose a price');
  expect(document.activeElement, 'the chart takes the keys').toBe(screen.getByRole('application'));
  await user.keyboard('{ArrowLeft}');
  await user.keyboard('{ArrowUp}{Enter}');
  await openTab(user, 'Drawings');
  const remove = await screen.findByRole('button', { name: /^Delete: Level at/ });
  expect(localStorage.getItem(DRAWINGS_KEY)).toContain('"symbol":"AAPL"');
  await user.click(remove);
  expect(localStorage.getItem(DRAWINGS_KEY)).toBeNull();
  await user.click(await toastButton('Undo'));
  expect(await screen.findByRole('button', { name: /^Delete: Level at/ })).toBeTruthy();
});

test('a streamed bar updates the newest candle, and a problem with the source is shown beside the last good data', async () => {
  renderScreen(<LiveCharts />, { at: '/live-charts' });
  await heading('Patterns on this chart');
  const [time = 0, open = 0] = chart.candles.at(-1) ?? [];
  FakeSource.newest?.say('status', { ...status, hours: { ...status.hours, isOpen: true } });
  FakeSource.newest?.say('bar', { candle: [time, open, 999, 1, 987.65, 5], isFinished: false });
  await waitFor(() => expect(page()).toContain('987.65'));
  expect(page()).toContain('Updating live');
  expect(page()).toContain('Data as of 3:30 PM EST');
  FakeSource.newest?.say('status', { ...status, problem: 'rate_limited' });
  expect(await screen.findByText('Simulated market is limiting requests')).toBeTruthy();
  const asked = recordedCalls(CANDLES).length;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(recordedCalls(CANDLES).length).toBe(asked + 1));
});

test('a chart that cannot be loaded says why, and can be tried again', async () => {
  answer(CANDLES, refusal('market_rate_limited', 'Twelve Data allows eight requests a minute. Try again in a minute.'));
  const { user } = renderScreen(<LiveCharts />, { at: '/live-charts' });
  await heading('The market data source is limiting requests');
  expect(page()).toContain('Twelve Data allows eight requests a minute.');
  answer(CANDLES, chart);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Patterns on this chart');
});

test('a chart that is still loading has its space reserved', () => {
  answer(CANDLES, never);
  renderScreen(<LiveCharts />, { at: '/live-charts' });
  expect(screen.getByText('Loading the market data')).toBeTruthy();
});

test('TradingView’s chart says so when its script does not load', async () => {
  const { user } = renderScreen(<LiveCharts />, { at: '/live-charts?view=tradingview&symbol=SPY' });
  const script = document.querySelector<HTMLScriptElement>('script[src*="tradingview"]');
  expect(JSON.parse(script?.textContent ?? '{}')).toMatchObject({ symbol: 'SPY', interval: '60' });
  act(() => void script?.dispatchEvent(new Event('error')));
  await heading('TradingView’s chart didn’t load');
  await openTab(user, 'More');
  expect(screen.getByRole('link', { name: 'Wickwise' }).getAttribute('href')).toBe(
    '/live-charts?symbol=SPY&interval=60',
  );
});
