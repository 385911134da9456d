import type { ChartData, StatusEvent } from '@wickwise/contract/market';
import { simulateCandles } from '@wickwise/market/simulation/simulated-market';

export const CANDLES = 'GET /api/market/candles/:symbol';
const series = simulateCandles({
  symbol: 'AAPL',
  interval: '60',
  from: Date.UTC(2026, 6, 1),
  to: Date.UTC(2026, 10, 20),
});
/** Of a simulated market that is closed. */
export const chartStatus: StatusEvent = {
  source: { id: 'simulated', name: 'Simulated market', isSimulated: true },
  fetchedAt: '2026-11-20T20:30:00.000Z',
  problem: null,
  hours: { isOpen: false, changesAt: '2026-11-23T14:30:00.000Z' },
};
/** AAPL by the hour, 300 candles. */
export const liveChart: ChartData = {
  symbol: 'AAPL',
  interval: '60',
  isLastFinished: true,
  ...chartStatus,
  candles: Array.from({ length: 300 }, (_, age) => {
    const { time, open, high, low, close, volume } = series.at(series.length - 300 + age);
    return [time, open, high, low, close, volume] as const;
  }).map((row) => [...row]),
};
