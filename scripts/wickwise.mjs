// npm run wickwise -- COMMAND EMAIL: what an operator does about one person's access.
import { ensureInstalled, nodePath } from './install.mjs';
import { exitLike, runInForeground, runScript } from './process.mjs';

await runScript(async () => {
  await ensureInstalled();
  const args = ['apps/server/src/cli.ts', ...process.argv.slice(2)];
  exitLike(await runInForeground({ command: nodePath, args }));
});
