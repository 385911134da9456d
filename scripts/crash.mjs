// npm run crash: kills the server again and again while it is used, and looks for what it has lost. Options:
// --kills=20, --engine=embedded or postgres, --seed= to repeat a run.
import { ensureInstalled, nodePath } from './install.mjs';
import { exitLike, runInForeground, runScript } from './process.mjs';

await runScript(async () => {
  await ensureInstalled();
  exitLike(await runInForeground({ command: nodePath, args: ['tests/crash/main.ts', ...process.argv.slice(2)] }));
});
