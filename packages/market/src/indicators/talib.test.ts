import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adx } from './adx.ts';
import { atr } from './atr.ts';
import { bollingerBands } from './bollinger.ts';
import { cci } from './cci.ts';
import { ema } from './ema.ts';
import { type IndicatorLine, valueAt } from './indicator.ts';
import { macd } from './macd.ts';
import { obv } from './obv.ts';
import { rsi } from './rsi.ts';
import { sma } from './sma.ts';
import { stochastic } from './stochastic.ts';

const TOLERANCE = 1e-9;

/** The output of TA-Lib 0.6.4 for a series: every value, or those at `index`; null in the look-back. */
interface Reference {
  readonly begin: Readonly<Record<string, number>>;
  readonly index?: readonly number[];
  readonly dense?: Readonly<Record<string, readonly (number | null)[]>>;
  readonly sampled?: Readonly<Record<string, readonly (number | null)[]>>;
}

interface Columns {
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  readonly volume: Float64Array;
}

function computeAll(columns: Columns): Readonly<Record<string, IndicatorLine>> {
  const { close } = columns;
  const { line, signal, histogram } = macd(close);
  const bands5 = bollingerBands(close, { period: 5, deviations: 2 });
  const bands20 = bollingerBands(close);
  const { slowK, slowD } = stochastic(columns);
  return {
    SMA30: sma(close, 30),
    EMA30: ema(close, 30),
    RSI14: rsi(close, 14),
    MACD: line,
    MACD_signal: signal,
    MACD_hist: histogram,
    BB5_upper: bands5.upper,
    BB5_middle: bands5.middle,
    BB5_lower: bands5.lower,
    BB20_upper: bands20.upper,
    BB20_middle: bands20.middle,
    BB20_lower: bands20.lower,
    ATR14: atr(columns, 14),
    STOCH_slowK: slowK,
    STOCH_slowD: slowD,
    ADX14: adx(columns, 14).adx,
    OBV: obv(columns),
    CCI14: cci(columns, 14),
  };
}

/** Which values differ, as `candle: ours instead of TA-Lib's`. */
function differences(line: IndicatorLine | undefined, reference: Reference, name: string): string[] {
  const expected = reference.dense?.[name] ?? reference.sampled?.[name] ?? [];
  return expected.flatMap((value, place) => {
    const candle = reference.index?.[place] ?? place;
    const ours = line ? valueAt(line, candle) : null;
    const equal = value === null || ours === null ? value === ours : Math.abs(ours - value) <= TOLERANCE;
    return equal ? [] : [`${candle}: ${ours} instead of ${value}`];
  });
}

describe('a flat market, in the arithmetic of TA-Lib', () => {
  const still = new Float64Array(60).fill(12.1);
  const lines = computeAll({ high: still, low: still, close: still, volume: still });

  it.each([
    ['RSI14', 0],
    ['ATR14', 0],
    ['ADX14', 0],
    ['STOCH_slowK', 0],
    ['OBV', 12.1],
  ])('in a flat market %s is %d', (name, value) => {
    expect(new Set(lines[name]?.values)).toEqual(new Set([value]));
  });

  it('the bands of a flat market coincide, and everything stays finite', () => {
    expect(lines.BB5_upper?.values[0]).toBeCloseTo(12.1, 6);
    for (const line of Object.values(lines)) expect(line.values.every(Number.isFinite)).toBe(true);
  });
});

// Recorded output of TA-Lib for market data that may be used but not distributed; compared where available.
const folder = new URL('../../../../../shared/data/real/', import.meta.url);
const recorded = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.indicators.json')) : [];

function readColumns(name: string): Columns {
  const csv = readFileSync(new URL(name.replace('.indicators.json', '.csv'), folder), 'utf8');
  const rows = csv
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(',').map(Number));
  const column = (place: number) => Float64Array.from(rows, (row) => row[place] ?? Number.NaN);
  return { high: column(2), low: column(3), close: column(4), volume: column(5) };
}

describe.each(recorded)('the recorded series %s', (name) => {
  const reference: Reference = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const lines = computeAll(readColumns(name));

  it.each(Object.entries(reference.begin))('%s begins at %i and equals TA-Lib', (indicator, begin) => {
    expect(lines[indicator]?.begin).toBe(begin);
    expect(differences(lines[indicator], reference, indicator)).toEqual([]);
  });
});
