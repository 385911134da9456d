import type { BaseInterval, CandleRequest } from '../../../apps/server/src/features/market/source.ts';

export const NOW = Date.parse('2026-03-10T15:02:30Z');
export const FROM = Date.parse('2026-03-09T13:30:00Z');
export const request = (interval: BaseInterval): CandleRequest => ({ symbol: 'AAPL', interval, from: FROM, to: NOW });

/** What a provider is to send: rows of time, open, high, low, close and volume. */
export type ProviderRows = readonly (readonly [time: string, ...figures: number[]])[];

export const minutes: ProviderRows = [
  ['2026-03-09 13:30:00', 10, 12, 9, 11, 500],
  ['2026-03-09 13:35:00', 11, 13, 10, 12, 600],
  ['2026-03-10 15:00:00', 12, 12.5, 11.5, 12.25, 70],
];
export const days: ProviderRows = [
  ['2026-03-09', 10, 13, 9, 12, 1_100],
  ['2026-03-10', 12, 12.5, 11.5, 12.25, 70],
];

export const twelveData = (rows: ProviderRows) => ({
  meta: { symbol: 'AAPL', interval: '5min', currency: 'USD', exchange: 'NASDAQ', type: 'Common Stock' },
  values: rows.map(([datetime, ...figures]) => {
    const [open, high, low, close, volume] = figures.map((figure) => figure.toFixed(5));
    return { datetime, open, high, low, close, volume: String(Math.round(Number(volume))) };
  }),
  status: 'ok',
});

/** Yahoo stamps a day with its open, the current one with its last trade. */
export const yahoo = (rows: ProviderRows) => {
  const column = (place: number) => rows.map((row) => row[place]);
  const timestamp = rows.map(([time], index) => {
    if (time.includes(' ')) return Date.parse(`${time.replace(' ', 'T')}Z`) / 1000;
    return Date.parse(`${time}T${index === rows.length - 1 ? '15:01:07' : '13:30:00'}Z`) / 1000;
  });
  const quote = { open: column(1), high: column(2), low: column(3), close: column(4), volume: column(5) };
  const meta = { symbol: 'AAPL', currency: 'USD', gmtoffset: -14_400, exchangeTimezoneName: 'America/New_York' };
  return { chart: { result: [{ meta, timestamp, indicators: { quote: [quote] } }], error: null } };
};
