import type { Tallies } from '@wickwise/market/noise/count-statistics';
import type { MeasuredRates, NoiseFigures } from './figures.ts';
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
  const lines = series.map(
    ({ symbol, from, to, candles }) =>
      `    { symbol: '${symbol}', from: '${from}', to: '${to}', candles: ${number(candles)} },`,
  );
  return `${HEADER}import type { MeasuredRates } from './figures.ts';

/** What daily prices of stocks and funds give for each measured lesson. */
export const measuredRates: MeasuredRates = {
  date: '${date}',
  series: [
${lines.join('\n')}
  ],
  tallies: ${talliesSource(tallies, '  ')},
};
`;
}

function talliesSource(tallies: Readonly<Tallies<CountedId>>, indent: string): string {
  const lines = Object.entries(tallies).map(([id, { found, cases, successes }]) => {
    const key = /^[a-z]+$/.test(id) ? id : `'${id}'`;
    return `${indent}  ${key}: { found: ${number(found)}, cases: ${number(cases)}, successes: ${number(successes)} },`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** 240000 as 240_000, from five digits on. */
function number(value: number): string {
  return value < 10_000 ? String(value) : String(value).replace(/\B(?=(?:\d{3})+$)/g, '_');
}
