import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoggedAnswer } from '@wickwise/learning/learner-model/answer-kinds';
import { user } from '../../apps/server/src/db/schema/identity.ts';
import { parseEnv } from '../../apps/server/src/env.ts';
import { seedDemonstration } from '../../apps/server/src/features/system/demonstration.ts';
import { readLoggedAnswers } from '../../apps/server/src/features/today/public.ts';
import { openLog } from '../../apps/server/src/plugins/log/log.ts';
import { createRuntime } from '../../apps/server/src/runtime.ts';

/** The answers of the demonstration accounts, made as `npm run seed` makes them. */
export async function demonstrationAnswers(): Promise<LoggedAnswer[][]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wickwise-bench-'));
  const env = parseEnv({ DATA_DIR: dataDir });
  const clock = () => new Date('2026-11-01T18:00:00Z');
  const runtime = await createRuntime(env, { log: openLog('error'), clock });
  try {
    await seedDemonstration(runtime);
    const accounts = await runtime.db.select().from(user);
    const logs = accounts.map((account) => readLoggedAnswers(runtime.db, account));
    return (await Promise.all(logs)).filter((answers) => answers.length > 0);
  } finally {
    await runtime.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
