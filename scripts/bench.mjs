// npm run bench: measures the product against what it is compared with, as ratios from one run.
import { ensureInstalled, nodePath } from './install.mjs';
import { exitLike, runInForeground, runScript } from './process.mjs';

await runScript(async () => {
  await ensureInstalled();
  exitLike(await runInForeground({ command: nodePath, args: ['--expose-gc', 'bench/market.ts'] }));
});
