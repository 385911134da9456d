import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCandleCsv } from '../csv.ts';
import { listHits } from './hit.ts';
import { lookbackOf } from './measure/lookback.ts';
import { patternNames } from './pattern-name.ts';
import { scan } from './scan.ts';

interface Answers {
  /** Candles in the series. */
  readonly n: number;
  readonly cdl: Readonly<Record<string, readonly (readonly [number, number])[]>>;
}

const fixtures = new URL('../../fixtures/', import.meta.url);
/** Market data that may not be distributed is next to the project where available. */
const realData = new URL('../../../../../shared/data/real/', import.meta.url);

const files = [fixtures, realData].flatMap((folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.talib.json'))
        .map((file) => ({ name: file.replace('.talib.json', ''), folder }))
    : [],
);

function readText(file: string, folder: URL): string {
  return readFileSync(new URL(file, folder), 'utf8');
}

describe.each(files)('the TA-Lib fixture $name', ({ name, folder }) => {
  const answers: Answers = JSON.parse(readText(`${name}.talib.json`, folder));
  const series = parseCandleCsv(readText(`${name}.csv`, folder));
  const hits = listHits(scan(series));

  it('every TA-Lib fixture has all its candles', () => {
    expect(series.length).toBe(answers.n);
    expect(Object.keys(hits)).toEqual(Object.keys(answers.cdl));
  });

  it.each(patternNames)('%s equals TA-Lib', (pattern) => {
    expect(hits[pattern]).toEqual(answers.cdl[pattern]);
  });

  it('no pattern has a hit before its look-back', () => {
    for (const pattern of patternNames) {
      expect(hits[pattern][0]?.[0] ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(lookbackOf(pattern));
    }
  });
});
