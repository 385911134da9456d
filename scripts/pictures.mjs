// npm run pictures: draws the README's pictures from the running product.
import { findBrowser } from './browser.mjs';
import { ensureInstalled, nodePath } from './install.mjs';
import { exitLike, runInForeground, runScript } from './process.mjs';
import { ensureBuilt } from './web-build.mjs';

await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const env = { ...process.env, CHROMIUM_PATH: await findBrowser() };
  exitLike(await runInForeground({ command: nodePath, args: ['tests/pictures/main.ts'], env }));
});
