// npm run seed: fills the database with the demonstration accounts.
import { ensureInstalled, nodePath } from './install.mjs';
import { exitLike, runInForeground, runScript } from './process.mjs';

await runScript(async () => {
  await ensureInstalled();
  exitLike(await runInForeground({ command: nodePath, args: ['apps/server/src/seed.ts', ...process.argv.slice(2)] }));
});
