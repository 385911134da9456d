// npm run exercises: draws 1,000 charts and 1,000 near misses of every pattern, and has the recognizer judge each.
import { ensureInstalled, nodePath } from './install.mjs';
import { exitLike, runInForeground, runScript } from './process.mjs';
import { packageBin } from './workspace.mjs';

await runScript(async () => {
  await ensureInstalled();
  const args = [
    packageBin('vitest', 'vitest'),
    'run',
    'packages/curriculum/src/exercises.test.ts',
    '--project',
    'unit',
  ];
  const env = { ...process.env, EXERCISE_SEEDS: '1000' };
  exitLike(await runInForeground({ command: nodePath, args: [...args, '--testTimeout=120000'], env }));
});
