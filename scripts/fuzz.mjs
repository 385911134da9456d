// npm run fuzz -- [--seed=1] [--calls=3000] [--engine=pglite|postgres]: generates calls of every documented kind and
// judges the responses. The same seed gives the same calls. Exits with 1 when a response is wrong.
import { parseArgs } from 'node:util';
import { ensureInstalled, nodePath } from './install.mjs';
import { CliError, exitLike, runInForeground, runScript } from './process.mjs';
import { packageBin } from './workspace.mjs';

function readOptions() {
  const options = {
    seed: { type: 'string', default: '1' },
    calls: { type: 'string', default: '3000' },
    engine: { type: 'string', default: 'pglite' },
  };
  const { seed, calls, engine } = parseArgs({ options }).values;
  if (!/^\d+$/.test(seed)) throw new CliError('--seed takes a whole number.');
  if (!/^[1-9]\d*$/.test(calls)) throw new CliError('--calls takes a whole number from 1.');
  if (engine !== 'pglite' && engine !== 'postgres') throw new CliError('--engine is pglite or postgres.');
  return { seed, calls, engine };
}

await runScript(async () => {
  const { seed, calls, engine } = readOptions();
  await ensureInstalled();
  const options = ['tests/fuzz/fuzz.api.test.ts', '--project', `api-${engine}`, '--disable-console-intercept'];
  const args = [packageBin('vitest', 'vitest'), 'run', ...options];
  const env = { ...process.env, FUZZ_SEED: seed, FUZZ_CALLS: calls };
  exitLike(await runInForeground({ command: nodePath, args, env }));
});
