import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, recordedCalls, unreachable } from '#tests/component/answers.ts';
import { drawn } from '#tests/component/fake-price-chart.ts';
import { CANDLES, liveChart } from '#tests/component/live-chart.ts';
import { people } from '#tests/component/people.ts';
import { cleanup, renderScreen, screen, waitFor, within } from '#tests/component/render-screen.tsx';
import LiveCharts from './live-charts.tsx';

vi.mock('#app/features/market/chart/price-chart.ts', () => import('#tests/component/fake-price-chart.ts'));

beforeEach(() => {
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  drawn.layers.length = 0;
  answer('GET /api/auth/user', people.heritage);
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: true }));
  answer(CANDLES, liveChart);
});

const open = (at = '/live-charts') => renderScreen(<LiveCharts />, { at, viewer: people.heritage });
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const marks = () => drawn.layers.at(-1)?.marks ?? [];
/** Found once on this chart. */
const FOUND_ONCE = /^Bearish Doji Star/;
const panel = () => within(screen.getByRole('region', { name: 'About the chart' }));

test('three patterns are marked at most, and the rest on request', async () => {
  const { user } = open();
  await heading('Patterns on this chart');
  const showAll = await screen.findByRole('button', { name: /^Show all \d+$/ });
  // The chart draws in an effect of its own, after the list.
  await waitFor(() => expect(marks()).toHaveLength(3));
  expect(panel().getAllByRole('listitem')).toHaveLength(3);
  await user.click(showAll);
  await waitFor(() => expect(marks().length).toBeGreaterThan(20));
  await user.click(screen.getByRole('button', { name: 'Show only what stands out' }));
  await waitFor(() => expect(marks()).toHaveLength(3));
});

test('the rules of an open pattern are drawn on its candles, or one of them alone', async () => {
  const { user } = open();
  await heading('Patterns on this chart');
  await user.click(await screen.findByRole('button', { name: /^Show all/ }));
  await user.click(await panel().findByRole('button', { name: FOUND_ONCE }));
  await heading('Rules');
  const linesNow = () => drawn.layers.at(-1)?.readings?.flatMap(({ lines }) => lines) ?? [];
  const all = linesNow().length;
  expect(all).toBeGreaterThan(1);
  expect(drawn.layers.at(-1)?.highlight).not.toBeNull();
  const [only] = screen.getAllByRole('button', { name: /^Draw only:/ });
  if (only === undefined) throw new Error('No rule can be drawn.');
  await user.click(only);
  expect(only.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(linesNow().length).toBeLessThan(all));
  await user.click(screen.getByRole('button', { name: 'All patterns' }));
  await waitFor(() => expect(linesNow()).toHaveLength(0));
});

test('asked first, the learner names a pattern by keyboard before its mark and rules appear', async () => {
  const { user } = open();
  await heading('Patterns on this chart');
  await user.click(screen.getByLabelText('Ask me first'));
  await heading('What do you see?');
  await waitFor(() => expect(marks()).toHaveLength(0));
  expect(drawn.layers.at(-1)?.highlight).not.toBeNull();
  const choices = panel().getAllByRole('listitem');
  expect(choices).toHaveLength(4);
  await user.keyboard('2');
  const said = await heading(/^(Yes, |The answer: )/);
  expect(document.activeElement).toBe(said);
  await heading('Rules');
  await waitFor(() => expect(marks()).toHaveLength(1));
  await user.keyboard('n');
  await heading('What do you see?');
  await waitFor(() => expect(marks()).toHaveLength(0));
});

test('symbol, timeframe, indicators and being asked first come back', async () => {
  const { user } = open();
  await heading('Patterns on this chart');
  await user.selectOptions(screen.getByLabelText('Ticker'), 'GLD');
  await user.click(screen.getByLabelText('1W'));
  await user.click(await screen.findByLabelText('Ask me first'));
  await user.click(screen.getByRole('button', { name: 'Indicators' }));
  await user.click(await screen.findByLabelText('SMA 200'));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  cleanup();
  open();
  await waitFor(() => expect(recordedCalls(CANDLES).at(-1)?.path).toBe('/api/market/candles/GLD?interval=W'));
  expect(screen.getByLabelText<HTMLSelectElement>('Ticker').value).toBe('GLD');
  expect((await screen.findByLabelText<HTMLInputElement>('Ask me first')).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Indicators' }));
  expect((await screen.findByLabelText<HTMLInputElement>('SMA 200')).checked).toBe(true);
});

test('a symbol is found by its name, and put on the watchlist', async () => {
  const { user, address } = open();
  await user.click(screen.getByRole('button', { name: 'Find a symbol' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'TLT on your watchlist' }));
  expect(await dialog.findByRole('heading', { name: 'Your watchlist' })).toBeTruthy();
  await user.type(dialog.getByLabelText('Ticker or name'), 'boeing');
  expect(dialog.getByRole('status').textContent).toContain('We don’t chart “boeing”');
  await user.clear(dialog.getByLabelText('Ticker or name'));
  await user.type(dialog.getByLabelText('Ticker or name'), 'micro{Enter}');
  expect(address()).toBe('/live-charts?symbol=MSFT&interval=60');
});

test('an unknown symbol is named in place of the chart, with those that there are', async () => {
  const { user, address } = open('/live-charts?symbol=DOGE');
  await heading('We don’t chart “DOGE”');
  expect(recordedCalls(CANDLES)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'SPY' }));
  expect(address()).toBe('/live-charts?symbol=SPY&interval=60');
  expect(await screen.findByRole('application', { name: 'SPY, 1H' })).toBeTruthy();
});

test('without data the bar and the panel keep their place', async () => {
  answer(CANDLES, unreachable);
  open();
  await heading('The market data couldn’t be loaded');
  expect(screen.getByLabelText('Ticker')).toBeTruthy();
  expect(panel().getByText('Patterns are listed here once there is a chart.')).toBeTruthy();
});

test('two charts are beside each other, and the bar is about the one that has the focus', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as MediaQueryList);
  const { user, address } = open();
  await heading('Patterns on this chart');
  await user.click(screen.getByRole('button', { name: 'Two charts' }));
  const second = await screen.findByRole('application', { name: 'AAPL, 4H' });
  second.focus();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('4H').checked).toBe(true));
  await user.selectOptions(screen.getByLabelText('Ticker'), 'QQQ');
  expect(address()).toBe('/live-charts?symbol=AAPL&interval=60&beside=QQQ%2C240');
  expect(screen.getByRole('application', { name: 'AAPL, 1H' })).toBeTruthy();
  vi.restoreAllMocks();
});

test('full screen is offered only where the browser has it', async () => {
  open();
  await heading('Patterns on this chart');
  expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
});
