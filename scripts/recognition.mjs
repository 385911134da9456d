// npm run recognition: measures how well chart patterns are recognized, into docs/recognition.md. Fails below a threshold.
import { ensureInstalled, nodePath } from './install.mjs';
import { exitLike, runInForeground, runScript } from './process.mjs';

await runScript(async () => {
  await ensureInstalled();
  exitLike(await runInForeground({ command: nodePath, args: ['packages/market/bin/recognition-report.ts'] }));
});
