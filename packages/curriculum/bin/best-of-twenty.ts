// npm run backtest: tries twenty rules on 10,000 random markets and writes the sums, from which the article on
// backtests has its figures, into packages/curriculum/checks/best-of-twenty-figures.ts. Takes about a minute.
import { writeFileSync } from 'node:fs';
import {
  type BestOfTwentyFigures,
  MARKETS,
  meanAndError,
  SAMPLE_MARKETS,
  sumMarkets,
} from '../checks/best-of-twenty-sums.ts';

function sourceOf([name, sums]: [string, BestOfTwentyFigures]): string {
  const object = JSON.stringify(sums, null, 2)
    .replaceAll(/"(\w+)":/g, '$1:')
    .replaceAll(/(?<=[\d}])\n/g, ',\n');
  return `export const ${name}: BestOfTwentyFigures = ${object};\n`;
}

const figures = { all: sumMarkets(MARKETS), sample: sumMarkets(SAMPLE_MARKETS) };
const HEADER = '// Written by npm run backtest. Do not edit.\n';
const IMPORT = "import type { BestOfTwentyFigures } from './best-of-twenty-sums.ts';\n";
writeFileSync(
  new URL('../checks/best-of-twenty-figures.ts', import.meta.url),
  `${HEADER}${IMPORT}\n${Object.entries(figures).map(sourceOf).join('\n')}`,
);
for (const years of ['chosenOn', 'tradedOn'] as const) {
  for (const [name, sum] of Object.entries(figures.all[years])) {
    const { mean, error } = meanAndError(sum, MARKETS);
    console.log(`${years} ${name}: ${mean.toFixed(4)}, standard error ${error.toFixed(4)}`);
  }
}
