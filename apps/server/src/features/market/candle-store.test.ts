import type { Candle } from '@wickwise/market/candle';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CandleStore } from './candle-store.ts';
import { simulatedSource } from './simulated.ts';
import { type CandleRequest, type MarketSource, SourceError } from './source.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** A Monday, 11:02:30 in New York. */
const IN_SESSION = Date.parse('2026-03-09T15:02:30Z');

let now = IN_SESSION;
let requests: CandleRequest[] = [];
let logged: string[] = [];
let answer: (request: CandleRequest) => Promise<readonly Candle[]>;
let store: CandleStore;

const source: MarketSource = {
  id: 'twelvedata',
  name: 'Twelve Data',
  isSimulated: false,
  freshMs: MINUTE,
  settleMs: 2 * MINUTE,
  fetchCandles: (request) => {
    requests.push(request);
    return answer(request);
  },
};

beforeEach(() => {
  now = IN_SESSION;
  requests = [];
  logged = [];
  answer = simulatedSource.fetchCandles;
  const note = (level: string) => (about: unknown) => {
    logged.push(`${level} ${(about as { problem: string }).problem}`);
  };
  store = new CandleStore({ source, clock: () => new Date(now), log: { warn: note('warn'), error: note('error') } });
});

const read = () => store.read('AAPL', '5');
const fail = (problem: SourceError['problem'], retryAfterMs: number | null = null) => {
  answer = () => Promise.reject(new SourceError(problem, 'no', retryAfterMs));
};

describe('a source', () => {
  test('a thousand learners watching one symbol cause one request to the source', async () => {
    const reads = await Promise.all(Array.from({ length: 1_000 }, read));
    expect(requests).toHaveLength(1);
    expect(new Set(reads).size).toBe(1);
  });

  test('after a minute only the newest candle is requested from the source', async () => {
    const before = (await read()).candles;
    now += 59 * SECOND;
    await read();
    expect(requests).toHaveLength(1);
    now += 4 * MINUTE;
    const after = (await read()).candles;
    expect(requests[1]?.from).toBe(before.at(-1)?.time);
    expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    expect(after).toHaveLength(before.length + 1);
  });

  test('every candle is requested from the source again once the next session opens', async () => {
    await read();
    now = Date.parse('2026-03-10T13:31:00Z');
    await read();
    expect(requests[1]?.from).toBe(now - (requests[0]?.to ?? 0) + (requests[0]?.from ?? 0));
  });

  test('nothing is requested from the source while the exchange is closed, once its last candles are final', async () => {
    now = Date.parse('2026-03-13T20:01:00Z');
    await read();
    now += 3 * MINUTE;
    await read();
    now = Date.parse('2026-03-16T13:29:59Z');
    await read();
    expect(requests).toHaveLength(2);
    now = Date.parse('2026-03-16T13:31:00Z');
    await read();
    expect(requests).toHaveLength(3);
  });

  test('every candle is requested from the source again after the clock was set back', async () => {
    await read();
    now -= 10 * MINUTE;
    const { candles } = await read();
    expect(candles.at(-1)?.time).toBeLessThanOrEqual(now);
  });
});

describe('a failure', () => {
  test('a failure leaves the last good data with its age and the error', async () => {
    const good = await read();
    now += 10 * MINUTE;
    fail('unavailable');
    expect(await read()).toEqual({ ...good, problem: 'unavailable' });
    expect(good.fetchedAt).toBe(IN_SESSION);
  });

  test('a failure is distinguished from a rate limit', async () => {
    await read();
    now += 2 * MINUTE;
    fail('rate_limited');
    expect((await read()).problem).toBe('rate_limited');
  });

  test('a failure without any data is thrown', async () => {
    fail('unavailable');
    await expect(read()).rejects.toMatchObject({ problem: 'unavailable' });
  });

  test('after a failure the wait doubles from five seconds to a minute', async () => {
    fail('unavailable');
    const waits: number[] = [];
    let last = now;
    for (; now < IN_SESSION + 5 * MINUTE; now += SECOND) {
      const before = requests.length;
      await read().catch(() => {});
      if (requests.length === before) continue;
      waits.push((now - last) / SECOND);
      last = now;
    }
    expect(waits).toEqual([0, 5, 10, 20, 40, 60, 60, 60]);
    expect(logged).toEqual(['warn unavailable']);
  });

  test('the first good response ends a failure', async () => {
    fail('unavailable');
    await expect(read()).rejects.toThrow();
    now += 5 * SECOND;
    answer = simulatedSource.fetchCandles;
    expect((await read()).problem).toBe(null);
  });

  test('an unexpected failure counts as unavailable and is logged as an error', async () => {
    await read();
    now += 2 * MINUTE;
    answer = () => Promise.reject(new TypeError('x is not a function'));
    expect((await read()).problem).toBe('unavailable');
    expect(logged).toEqual(['error unavailable']);
  });

  test('while a source is slow, readers get the last good data without waiting', async () => {
    const good = await read();
    now += 2 * MINUTE;
    answer = () => new Promise(() => {});
    vi.useFakeTimers();
    const reading = read();
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    vi.useRealTimers();
    expect(await reading).toBe(good);
  });
});

describe('a limit', () => {
  test('a rate limit applies to every symbol for as long as the source says', async () => {
    await read();
    now += 2 * MINUTE;
    fail('rate_limited', 30 * SECOND);
    await read();
    await expect(store.read('TSLA', 'D')).rejects.toMatchObject({ problem: 'rate_limited' });
    now += 29 * SECOND;
    await read();
    expect(requests).toHaveLength(2);
    answer = simulatedSource.fetchCandles;
    now += SECOND;
    expect((await read()).problem).toBe(null);
    expect((await store.read('TSLA', 'D')).problem).toBe(null);
  });
});
