// npm start: installs and builds what is missing or stale, then runs the server until it ends.

import { ensureInstalled, nodePath } from './install.mjs';
import { exitLike, runInForeground, runScript } from './process.mjs';
import { ensureBuilt } from './web-build.mjs';

await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
  exitLike(
    await runInForeground({ command: nodePath, args: ['--env-file-if-exists=.env', 'apps/server/src/main.ts'] }),
  );
});
