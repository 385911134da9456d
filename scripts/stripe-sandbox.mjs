// npm run stripe-sandbox: runs the stand-in for Stripe on its own, for any program that calls Stripe.
import { ensureInstalled, nodePath } from './install.mjs';
import { exitLike, runInForeground, runScript } from './process.mjs';

await runScript(async () => {
  await ensureInstalled();
  exitLike(await runInForeground({ command: nodePath, args: ['apps/stripe-sandbox/src/main.ts'] }));
});
