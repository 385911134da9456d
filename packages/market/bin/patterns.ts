// npm run --silent patterns -- FILE.csv: prints the candlestick patterns in a file of candles
// (date,open,high,low,close,volume) as JSON: for each of TA-Lib's 61 names its [index, value] hits.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { listHits } from '../src/candlestick/hit.ts';
import { scan } from '../src/candlestick/scan.ts';
import { CsvError, parseCandleCsv } from '../src/csv.ts';

const [path, ...others] = process.argv.slice(2);

/** The lists as JSON, one pattern per line. */
function findPatterns(file: string): string {
  const lists = listHits(scan(parseCandleCsv(readFileSync(file, 'utf8'))));
  const lines = Object.entries(lists).map(([name, hits]) => `  ${JSON.stringify(name)}: ${JSON.stringify(hits)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** A problem that the user can fix, in one sentence. */
function describeProblem(file: string, error: unknown): string {
  if (error instanceof CsvError) return `${file}: ${error.message}`;
  if (error instanceof Error && 'code' in error) return `${file} cannot be read: ${explain(String(error.code))}.`;
  throw error;
}

function explain(code: string): string {
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: 'there is no such file',
    EISDIR: 'it is a folder',
    EACCES: 'access is denied',
  };
  return reasons[code] ?? code;
}

function fail(problem: string): void {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}

if (path === undefined || others.length > 0) {
  fail('Name one candle file: npm run --silent patterns -- FILE.csv');
} else {
  try {
    // npm runs us in the root, but the path is relative to the user's folder.
    process.stdout.write(findPatterns(resolve(process.env.INIT_CWD ?? '.', path)));
  } catch (error) {
    fail(describeProblem(path, error));
  }
}
