import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RealExample } from '@wickwise/contract/lesson/pattern';
import type { PatternEntry } from '@wickwise/curriculum/pattern';
import { chooseExamples, type NamedSeries } from '@wickwise/curriculum/real-examples/choose-examples';
import { EXAMPLE_SERIES, readExampleSeries } from '@wickwise/curriculum/real-examples/example-series';

/** Read and searched when a lesson first needs them: the prices never change. */
let series: readonly NamedSeries[] | null = null;
const examplesById = new Map<string, readonly RealExample[]>();

/** The real charts of a pattern; none where the market engine finds no pattern of that name. */
export function listRealExamples(entry: PatternEntry): RealExample[] {
  const known = examplesById.get(entry.id) ?? findExamples(entry);
  examplesById.set(entry.id, known);
  return [...known];
}

function findExamples(entry: PatternEntry): RealExample[] {
  series ??= readExampleSeries(readHistory);
  return chooseExamples(entry, series).map(({ symbol, outcome, asRead, to, settledOn, ...picture }) => {
    const name = EXAMPLE_SERIES.find((known) => known.symbol === symbol)?.name ?? symbol;
    const alt = `Daily candles of ${symbol} with the ${entry.name.toLowerCase()} of ${dayText(to)} marked. ${OUTCOMES[outcome]} on ${dayText(settledOn)}.`;
    const { candles, mark, lines } = picture;
    return {
      symbol,
      name,
      outcome,
      asRead,
      completedOn: to,
      settledOn,
      picture: { candles, mark, lines: [...lines], alt },
    };
  });
}

function readHistory(file: string): string {
  return readFileSync(fileURLToPath(import.meta.resolve(`@wickwise/market/history/${file}`)), 'utf8');
}

const OUTCOMES: Readonly<Record<RealExample['outcome'], string>> = {
  'closed above': 'Price closed above it',
  'closed below': 'Price closed below it',
  'target reached': 'Price reached its target',
  'stop reached': 'Price reached its stop',
};

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function dayText(day: string): string {
  return days.format(new Date(day));
}
