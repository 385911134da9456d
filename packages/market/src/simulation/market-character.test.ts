import { describe, expect, it, vi } from 'vitest';

const work = vi.hoisted(() => ({ draws: 0 }));

vi.mock('./hash.ts', async (load) => {
  const original = await load<typeof import('./hash.ts')>();
  const hash32 = (seed: number, counter: number) => {
    work.draws++;
    return original.hash32(seed, counter);
  };
  return { ...original, hash32 };
});

// Another test of this worker may have loaded them already, without the count.
vi.resetModules();
const { instrumentOf, SimulationError } = await import('./instrument.ts');
const { lastCandle, simulateCandles } = await import('./simulated-market.ts');

const at = (text: string) => Date.parse(text);
const daily = (symbol: string) =>
  simulateCandles({ symbol, interval: 'D', from: at('2010-01-01'), to: at('2020-01-01') });
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function returnsOf(close: Float64Array): number[] {
  return [...close.subarray(1)].map((price, index) => Math.log(price / (close[index] ?? price)));
}

/** Correlation of values with those `lag` later. */
function autocorrelation(values: readonly number[], lag: number): number {
  const middle = mean(values);
  const away = values.map((value) => value - middle);
  const together = away.slice(lag).reduce((sum, value, index) => sum + value * (away[index] ?? 0), 0);
  return together / away.reduce((sum, value) => sum + value ** 2, 0);
}

// Every number follows from hashes: these hold always or never.
describe.each(['AAPL', 'TSLA', 'SPY', 'TLT', 'ZZZZ'])('the character of %s over ten years', (symbol) => {
  const series = daily(symbol);
  const returns = returnsOf(series.close);
  const variance = mean(returns.map((value) => value ** 2)) - mean(returns) ** 2;

  it('large moves are more frequent than in a normal distribution', () => {
    expect(mean(returns.map((value) => (value - mean(returns)) ** 4)) / variance ** 2).toBeGreaterThan(3.5);
  });

  it('volatility clusters, while directions do not follow one another', () => {
    const sizes = returns.map(Math.abs);
    for (const lag of [1, 2, 5, 10, 20]) expect(autocorrelation(sizes, lag)).toBeGreaterThan(0.03);
    expect(
      autocorrelation(
        returns.map((value) => value ** 2),
        1,
      ),
    ).toBeGreaterThan(0.02);
    expect(Math.abs(autocorrelation(returns, 1))).toBeLessThan(0.1);
  });

  it("a year's volatility is about the instrument's", () => {
    const ratio = Math.sqrt(variance * 252) / instrumentOf(symbol).volatility;
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.3);
  });

  it('sessions open with a gap from the close before', () => {
    const gaps = [...series.open.subarray(1)].map((price, index) =>
      Math.abs(Math.log(price / (series.close[index] ?? price))),
    );
    expect(mean(gaps) / Math.sqrt(variance)).toBeGreaterThan(0.2);
    expect(mean(gaps) / Math.sqrt(variance)).toBeLessThan(0.6);
    expect(gaps.filter((gap) => gap > 0).length / gaps.length).toBeGreaterThan(0.9);
  });
});

describe('the market', () => {
  it('the symbols move together, and bonds the opposite way', () => {
    const [market, fund, bonds] = ['SPY', 'QQQ', 'TLT'].map((symbol) => returnsOf(daily(symbol).close));
    const product = (a: readonly number[] = [], b: readonly number[] = []) =>
      mean(a.map((value, index) => value * (b[index] ?? 0)));
    const correlation = (a: readonly number[] = [], b: readonly number[] = []) =>
      product(a, b) / Math.sqrt(product(a, a) * product(b, b));
    expect(correlation(market, fund)).toBeGreaterThan(0.6);
    expect(correlation(market, bonds)).toBeLessThan(0);
  });

  it('volume and movement are greatest early and late in a session', () => {
    const series = simulateCandles({ symbol: 'MSFT', interval: '5', from: at('2025-09-02'), to: at('2025-11-01') });
    const bars = Array.from({ length: series.length }, (_, index) => ({ ...series.at(index), bar: index % 78 }));
    const between = (from: number, to: number) => bars.filter(({ bar }) => bar >= from && bar < to);
    const volume = (from: number, to: number) => mean(between(from, to).map((bar) => bar.volume));
    const range = (from: number, to: number) => mean(between(from, to).map(({ high, low }) => high - low));
    expect(volume(0, 6)).toBeGreaterThan(1.5 * volume(33, 45));
    expect(volume(72, 78)).toBeGreaterThan(1.5 * volume(33, 45));
    expect(range(0, 6)).toBeGreaterThan(1.2 * range(33, 45));
    expect(range(72, 78)).toBeGreaterThan(1.05 * range(33, 45));
  });

  it('the market stays plausible from 1990 to 2100', () => {
    for (const symbol of ['AAPL', 'TSLA', 'NVDA', 'GLD', 'A', 'BRK.B']) {
      const { basePrice } = instrumentOf(symbol);
      for (let year = 1990; year <= 2100; year++) {
        const { candle } = lastCandle({ symbol, interval: '240', now: at(`${year}-06-16T23:00:00Z`) });
        expect(candle.close / basePrice).toBeGreaterThan(0.08);
        expect(candle.close / basePrice).toBeLessThan(12);
      }
    }
  });
});

describe('the work', () => {
  const draws = (act: () => unknown) => {
    const before = work.draws;
    act();
    return work.draws - before;
  };

  it('the last candle takes the work of one year of days and one session of bars, in any year', () => {
    for (const now of ['1990-03-06T15:02:00Z', '2026-03-10T15:02:00Z', '2100-03-09T15:02:00Z']) {
      expect(draws(() => lastCandle({ symbol: 'AAPL', interval: 'D', now: at(now) }))).toBeLessThan(6000);
    }
  });

  it('the work grows with the number of sessions requested', () => {
    const days = (to: string) =>
      draws(() => simulateCandles({ symbol: 'AAPL', interval: 'D', from: at('2026-01-01'), to: at(to) }));
    const [oneDay, tenDays] = [days('2026-01-03'), days('2026-01-16')];
    expect(tenDays - oneDay).toBeGreaterThan(0);
    expect(tenDays - oneDay).toBeLessThanOrEqual(9 * 78 * 6);
  });
});

describe('instrumentOf', () => {
  it.each(['A', 'AAPL', 'BRK.B', 'RDS-A', 'X2', 'GOOGLE'])('the symbol %s is accepted', (symbol) => {
    const { basePrice, volatility, dailyVolume } = instrumentOf(symbol);
    expect(basePrice).toBeGreaterThanOrEqual(15);
    expect(volatility).toBeGreaterThan(0.1);
    expect(dailyVolume).toBeGreaterThanOrEqual(500_000);
    expect(instrumentOf(symbol)).toEqual(instrumentOf(symbol));
  });

  it.each(['', 'aapl', '1A', 'TOOLONGNAME', 'A B', 'AAPL\n', '../etc', 'constructor', '__proto__'])(
    'the symbol %j is rejected',
    (symbol) => {
      expect(() => instrumentOf(symbol)).toThrow(SimulationError);
    },
  );
});
