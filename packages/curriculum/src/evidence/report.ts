import type { Tallies } from '@wickwise/market/noise/count-statistics';
import type { Tally } from '@wickwise/market/noise/statistic';
import type { PatternEntry } from '../pattern.ts';
import type { MeasuredRates, NoiseFigures, TradeCounts } from './figures.ts';
import { count, seriesTable, table } from './markdown.ts';
import { rateOf } from './rates.ts';
import { type CountedId, isCounted } from './statistics.ts';
import { reportTrades } from './trade-report.ts';

/** Everything that a run of `npm run noise` counted. */
export interface NoiseCounts {
  readonly noise: NoiseFigures;
  readonly real: MeasuredRates;
  readonly trades: TradeCounts;
  /** The runs that are together the noise figures. */
  readonly runs: readonly [Tallies<CountedId>, Tallies<CountedId>];
  /** Other random markets, by what sets them apart. */
  readonly others: Readonly<Record<string, Tallies<CountedId>>>;
}

/** The figures of docs/noise.md as Markdown. */
export function reportNoise(patterns: readonly PatternEntry[], measured: NoiseCounts): string {
  const lessons = patterns.filter(({ id }) => isCounted(id));
  return [
    parameters(measured),
    '### Published, chance, and our own count',
    rateTable(lessons, measured),
    '### Two runs, and other random markets',
    robustnessTable(lessons, measured),
    agreement(measured.runs),
    '### The real series',
    seriesTable(measured.real.series),
    `Counted on ${measured.real.date}.`,
    reportTrades(measured.trades),
  ].join('\n\n');
}

function parameters({ noise }: NoiseCounts): string {
  const { session, gap, seed } = noise.sample.run;
  return [
    '### The run',
    '',
    `- Counted on ${noise.date}; ${count(noise.candles)} candles in two runs, the first from seed ${count(seed)}.`,
    `- Session: a standard deviation of ${(100 * session).toFixed(1)}%; overnight gap: ${gap} of that.`,
  ].join('\n');
}

function rateTable(lessons: readonly PatternEntry[], { noise, real }: NoiseCounts): string {
  const rows = lessons.map(({ id, evidence }) => {
    if (!isCounted(id) || evidence.kind !== 'measured') return [id];
    const published = `${evidence.percent}${evidence.cases === null ? '' : ` (n ${count(evidence.cases)})`}`;
    return [id, published, ...rateCells(noise.tallies[id]), ...rateCells(real.tallies[id])];
  });
  return table(['Lesson', 'Published', 'Chance', '95%', 'n', 'Real', '95%', 'n'], rows);
}

function rateCells(tally: Tally): string[] {
  const rate = rateOf(tally);
  if (rate === null) return ['none', '', '0'];
  return [rate.percent.toFixed(1), `${rate.low.toFixed(1)} to ${rate.high.toFixed(1)}`, count(rate.cases)];
}

function robustnessTable(lessons: readonly PatternEntry[], { runs, others }: NoiseCounts): string {
  const columns = { 'first run': runs[0], 'second run': runs[1], ...others };
  const rows = lessons.flatMap(({ id }) =>
    isCounted(id) ? [[id, ...Object.values(columns).map((tallies) => percent(tallies[id]))]] : [],
  );
  return table(['Lesson', ...Object.keys(columns)], rows);
}

function percent(tally: Tally): string {
  return rateOf(tally)?.percent.toFixed(1) ?? 'none';
}

function agreement(runs: NoiseCounts['runs']): string {
  const apart = listDisagreements(runs);
  return apart.length === 0
    ? 'The intervals of the two runs overlap for every lesson.'
    : `The intervals of the two runs do not overlap for: ${apart.join(', ')}.`;
}

/** The lessons whose rates in two runs differ by more than their intervals. */
export function listDisagreements([first, second]: NoiseCounts['runs']): CountedId[] {
  return (Object.keys(first) as CountedId[]).filter((id) => {
    const [a, b] = [rateOf(first[id]), rateOf(second[id])];
    return a !== null && b !== null && (a.low > b.high || b.low > a.high);
  });
}
