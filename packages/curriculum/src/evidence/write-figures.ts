import type { TradeResult } from '@wickwise/contract/lesson/evidence';
import type { Tallies } from '@wickwise/market/noise/count-statistics';
import type { MeasuredRates, NoiseFigures, TradeCounts } from './figures.ts';
import type { CountedId } from './statistics.ts';

const HEADER = '// Written by npm run noise; docs/noise.md says how. Do not edit.\n';

/** The figures on random prices as the source text of `noise-figures.ts`. */
export function noiseFiguresSource({ date, candles, tallies, sample }: NoiseFigures): string {
  const { seed, walks, session, gap } = sample.run;
  return `${HEADER}import type { NoiseFigures } from './figures.ts';

/** What random prices give for each measured lesson. */
export const noiseFigures: NoiseFigures = {
  date: '${date}',
  candles: ${number(candles)},
  tallies: ${talliesSource(tallies, '  ')},
  sample: {
    run: { seed: ${number(seed)}, walks: ${walks}, session: ${session}, gap: ${gap} },
    tallies: ${talliesSource(sample.tallies, '    ')},
  },
};
`;
}

/** Our own count on real prices as the source text of `measured-rates.ts`. */
export function measuredRatesSource({ date, series, tallies }: MeasuredRates): string {
  return `${HEADER}import type { MeasuredRates } from './figures.ts';

/** What daily prices of stocks and funds give for each measured lesson. */
export const measuredRates: MeasuredRates = {
  date: '${date}',
  series: [
${seriesSource(series)}
  ],
  tallies: ${talliesSource(tallies, '  ')},
};
`;
}

/** Our own trades as the source text of `trade-counts.ts`. */
export function tradeCountsSource({ series, results, chartPatterns }: TradeCounts): string {
  const lines = Object.entries(results).map(([id, { all, above, below, chance }]) => {
    const parts = Object.entries({ all, above, below, chance }).map(
      ([name, result]) => `      ${name}: ${resultSource(result)},`,
    );
    return `    ${key(id)}: {\n${parts.join('\n')}\n    },`;
  });
  const breakouts = Object.entries(chartPatterns).map(([id, found]) => `    ${key(id)}: ${number(found)},`);
  return `${HEADER}import type { TradeCounts } from './figures.ts';

/** What the bets behind the published rates would have made on real daily prices, after costs. */
export const tradeCounts: TradeCounts = {
  series: [
${seriesSource(series)}
  ],
  results: {
${lines.join('\n')}
  },
  chartPatterns: {
${breakouts.join('\n')}
  },
};
`;
}

function resultSource({ trades, successes, mean }: TradeResult): string {
  const figures = mean === null ? 'null' : `{ percent: ${mean.percent}, low: ${mean.low}, high: ${mean.high} }`;
  return `{ trades: ${number(trades)}, successes: ${number(successes)}, mean: ${figures} }`;
}

function seriesSource(series: TradeCounts['series']): string {
  const lines = series.map(
    ({ symbol, from, to, candles }) =>
      `    { symbol: '${symbol}', from: '${from}', to: '${to}', candles: ${number(candles)} },`,
  );
  return lines.join('\n');
}

function talliesSource(tallies: Readonly<Tallies<CountedId>>, indent: string): string {
  const lines = Object.entries(tallies).map(([id, { found, cases, successes }]) => {
    return `${indent}  ${key(id)}: { found: ${number(found)}, cases: ${number(cases)}, successes: ${number(successes)} },`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function key(id: string): string {
  return /^[a-z]+$/.test(id) ? id : `'${id}'`;
}

/** 240000 as 240_000, from five digits on. */
function number(value: number): string {
  return value < 10_000 ? String(value) : String(value).replace(/\B(?=(?:\d{3})+$)/g, '_');
}
