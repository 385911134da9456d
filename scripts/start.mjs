// npm start: installs and builds what is missing or stale, then runs the server until it ends.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, nodePath } from './install.mjs';
import { exitLike, runInForeground, runScript } from './process.mjs';

await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
  exitLike(await runInForeground({ command: nodePath, args: ['apps/server/src/main.ts'] }));
});
