// npm run noise [-- --real FOLDER]: counts on random prices what the published rates count, into the curriculum's figures
// and docs/noise.md; with a folder of CSV files on real prices too. Takes some minutes.
import { ensureInstalled, nodePath } from './install.mjs';
import { exitLike, runInForeground, runScript } from './process.mjs';

await runScript(async () => {
  await ensureInstalled();
  const args = ['packages/curriculum/bin/noise-report.ts', ...process.argv.slice(2)];
  exitLike(await runInForeground({ command: nodePath, args }));
});
