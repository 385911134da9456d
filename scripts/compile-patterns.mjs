// npm run compile-patterns: writes the candlestick scan from the declared patterns. Run it after a rule has changed.
import { ensureInstalled, nodePath } from './install.mjs';
import { exitLike, runInForeground, runScript } from './process.mjs';

await runScript(async () => {
  await ensureInstalled();
  exitLike(await runInForeground({ command: nodePath, args: ['packages/market/bin/compile-patterns.ts'] }));
});
