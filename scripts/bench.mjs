// npm run bench: measures the product against what it is compared with, as ratios from one run.
//   npm run bench               pattern recognition against other libraries
//   npm run bench -- chart      first paint and panning of ten thousand candles in a browser
//   npm run bench -- journal    a trading journal of ten thousand trades
//   npm run bench -- pages      Lighthouse on public pages, beside a plain static page; paths after it for others
//   npm run bench -- presses    from the press of a link to the next page's text
//   npm run bench -- server     reads, learning events and a million learners on PostgreSQL; idle use; parts after it
//   npm run bench -- exercises  drawing a chart for a flashcard review
import { findBrowser } from './browser.mjs';
import { ensureInstalled, nodePath } from './install.mjs';
import { CliError, exitLike, runInForeground, runScript } from './process.mjs';
import { ensureBuilt } from './web-build.mjs';

const benchmarks = {
  chart: 'bench/chart.ts',
  exercises: 'bench/exercises.ts',
  journal: 'bench/journal.ts',
  market: 'bench/market.ts',
  pages: 'bench/pages.ts',
  presses: 'bench/presses.ts',
  server: 'bench/server.ts',
};

await runScript(async () => {
  const name = process.argv[2] ?? 'market';
  const file = benchmarks[name];
  if (file === undefined) throw new CliError(`${name} is none of: ${Object.keys(benchmarks).join(', ')}.`);
  await ensureInstalled();
  if (name === 'pages' || name === 'presses') await preparePages();
  if (name === 'chart') process.env.CHROMIUM_PATH = await findBrowser();
  exitLike(await runInForeground({ command: nodePath, args: ['--expose-gc', file, ...process.argv.slice(3)] }));
});

/** What the benchmark of pages needs: the product as it is built, and a browser. */
async function preparePages() {
  await ensureBuilt();
  process.env.CHROMIUM_PATH = await findBrowser();
}
