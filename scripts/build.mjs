// npm run build: what npm start builds before it starts.
import { ensureInstalled } from './install.mjs';
import { runScript } from './process.mjs';
import { ensureBuilt } from './web-build.mjs';

await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
