// npm run --silent patterns -- FILE.csv: prints the candlestick patterns in a file of candles
// (date,open,high,low,close,volume) as JSON: for each of TA-Lib's 61 names its [index, value] hits.
import { resolve } from 'node:path';
import { ensureInstalled, nodePath } from './install.mjs';
import { exitLike, runInForeground, runScript } from './process.mjs';
import { root } from './workspace.mjs';

// Only the result goes to stdout: messages about the installation go to stderr.
console.log = console.error;

await runScript(async () => {
  await ensureInstalled();
  const script = resolve(root, 'packages/market/bin/patterns.ts');
  // npm runs us in the root, but the path is relative to the user's directory.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  exitLike(await runInForeground({ command: nodePath, args: [script, ...process.argv.slice(2)], cwd }));
});
