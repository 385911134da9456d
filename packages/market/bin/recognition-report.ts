// npm run recognition: measures the chart-pattern recognizer, prints the figures, puts them into docs/recognition.md,
// and fails when any of them misses its threshold.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measureRecognition } from '../recognition/measure.ts';
import { reportRecognition } from '../recognition/report.ts';
import { ACCURACY_THRESHOLDS, listShortfalls } from '../recognition/thresholds.ts';

const FILE = fileURLToPath(new URL('../../../docs/recognition.md', import.meta.url));
const START = '<!-- figures: written by npm run recognition -->';
const END = '<!-- end of figures -->';
/** Rules and scores were tuned on other seeds. */
const RUN = { seed: 271828, seriesPerPattern: 1000, chartsPerKind: 30 };

function replaceFigures(text: string, figures: string): string {
  const [from, to] = [text.indexOf(START), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${FILE} needs the lines "${START}" and "${END}" around its figures.`);
  return `${text.slice(0, from + START.length)}\n\n${figures}\n\n${text.slice(to)}`;
}

function describeThresholds(shortfalls: readonly string[]): string {
  const { share, alarms } = ACCURACY_THRESHOLDS;
  const thresholds = `precision and recall of ${share} at medium noise, ${alarms} false alarms per 1,000 candles`;
  return shortfalls.length === 0
    ? `All names meet the thresholds (${thresholds}).`
    : [`Below the thresholds (${thresholds}):`, ...shortfalls.map((line) => `- ${line}`)].join('\n');
}

const measured = measureRecognition(RUN);
const figures = reportRecognition(RUN, measured);
writeFileSync(FILE, replaceFigures(readFileSync(FILE, 'utf8'), figures));
const shortfalls = listShortfalls(measured, ACCURACY_THRESHOLDS);
console.log(`${figures}\n\n${describeThresholds(shortfalls)}`);
if (shortfalls.length > 0) process.exitCode = 1;
