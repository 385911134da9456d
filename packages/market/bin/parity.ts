// npm run parity: compares all 61 candlestick patterns with TA-Lib's own C sources, which the npm package talib ships,
// on random series, and keeps a digest of TA-Lib's answers for the test. Needs a C compiler (cc) and the npm registry; nothing of it is installed.
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawSeries, LONG, SHORT } from '../fixtures/random-series.ts';
import { digestOf, emptyHits, type SeriesHits, SHORT_ANSWERS, scanAll } from '../fixtures/series-hits.ts';
import type { Ohlc } from '../src/candle.ts';
import { patternNames } from '../src/candlestick/pattern-name.ts';

const TALIB = 'talib@2.0.5';
/** The functions that take one more number, of which TA-Lib has a default. */
const WITH_PENETRATION = new Set<string>([
  'CDLABANDONEDBABY',
  'CDLDARKCLOUDCOVER',
  'CDLEVENINGDOJISTAR',
  'CDLEVENINGSTAR',
  'CDLMATHOLD',
  'CDLMORNINGDOJISTAR',
  'CDLMORNINGSTAR',
]);
/** As TA-Lib's own build has it, and never fused, as JavaScript never fuses. */
const FLAGS = ['-O2', '-fno-strict-aliasing', '-ffp-contract=off', '-DTA_SINGLE_THREAD', '-w'];

/** Fetches and compiles TA-Lib in a folder, and returns the program. */
function buildTalib(folder: string): string {
  const run = (command: string, args: readonly string[]) => execFileSync(command, args, { cwd: folder });
  run('npm', ['pack', '--silent', TALIB]);
  run('tar', ['xzf', `${TALIB.replace('@', '-')}.tgz`]);
  const lines = patternNames.map((name) => `${WITH_PENETRATION.has(name) ? 'PENETRATION' : 'PLAIN'}(${name})`);
  writeFileSync(path.join(folder, 'patterns.inc'), lines.join('\n'));
  const library = 'package/src/lib';
  const sources = globSync(`${library}/src/{ta_func/ta_CDL*,ta_func/ta_utility,ta_common/*}.c`, { cwd: folder });
  const includes = ['.', `${library}/include`, `${library}/src/ta_common`].map((each) => `-I${each}`);
  const main = path.join(import.meta.dirname, 'talib-answers.c');
  run('cc', [...FLAGS, ...includes, '-o', 'talib-answers', main, ...sources, '-lm']);
  return path.join(folder, 'talib-answers');
}

/** For each series, the values of one pattern after the other. */
function askTalib(program: string, series: readonly Ohlc[][]): Int32Array[] {
  const columns = [0, 1, 2, 3] as const;
  const input = series.flatMap((candles) => [
    Buffer.from(Int32Array.of(candles.length).buffer),
    ...columns.map((column) => Buffer.from(Float64Array.from(candles, (candle) => candle[column]).buffer)),
  ]);
  const output = execFileSync(program, { input: Buffer.concat(input), maxBuffer: 2 ** 29 });
  const values = new Int32Array(output.buffer.slice(output.byteOffset, output.byteOffset + output.byteLength));
  let read = 0;
  return series.map(({ length }) => {
    const from = read;
    read += length * patternNames.length;
    return values.subarray(from, read);
  });
}

/** The hits of each pattern in all series, as TA-Lib has them. */
function hitsOf(answers: readonly Int32Array[]): SeriesHits {
  const hits = emptyHits();
  for (const [series, values] of answers.entries()) {
    const length = values.length / patternNames.length;
    for (const [place, value] of values.entries()) {
      const name = patternNames[Math.floor(place / length)];
      if (value !== 0 && name) hits[name].push([series, place % length, value]);
    }
  }
  return hits;
}

/** What only one of the two found, as pattern, series, index and value. */
function differences(own: SeriesHits, talib: SeriesHits): string[] {
  return patternNames.flatMap((name) => {
    const setOf = (hits: SeriesHits) => new Set(hits[name].map((hit) => hit.join(' ')));
    const [ours, theirs] = [setOf(own), setOf(talib)];
    const all = new Set([...ours, ...theirs]);
    return [...all].filter((hit) => !(ours.has(hit) && theirs.has(hit))).map((hit) => `${name} ${hit}`);
  });
}

const folder = mkdtempSync(path.join(tmpdir(), 'parity-'));
try {
  const program = buildTalib(folder);
  for (const kind of [SHORT, LONG]) {
    const series = drawSeries(kind);
    const talib = hitsOf(askTalib(program, series));
    const found = differences(scanAll(series), talib);
    console.log(`${kind.count} series of ${kind.from} to ${kind.to} candles: ${found.length} differences`);
    for (const difference of found.slice(0, 20)) console.log(`  ${difference}`);
    if (found.length > 0) process.exitCode = 1;
    if (kind === SHORT) writeFileSync(SHORT_ANSWERS, `${JSON.stringify(digestOf(talib), null, 2)}\n`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
