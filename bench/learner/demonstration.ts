import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoggedAnswer } from '@wickwise/learning/learner-model/answer-kinds';
import { user } from '../../apps/server/src/db/schema/identity.ts';
import { parseEnv } from '../../apps/server/src/env.ts';
import { seedDemonstration } from '../../apps/server/src/features/system/demonstration.ts';
import { openLog } from '../../apps/server/src/plugins/log.ts';
import type { Learner } from '../../apps/server/src/plugins/session.ts';
import { authSecret, createRuntime } from '../../apps/server/src/runtime.ts';
import { readLoggedAnswers } from './logged-answers.ts';

/** The answers of the demonstration accounts, made as `npm run seed` makes them. */
export async function demonstrationAnswers(): Promise<LoggedAnswer[][]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wickwise-bench-'));
  const env = parseEnv({ DATA_DIR: dataDir });
  const clock = () => new Date('2026-11-01T18:00:00Z');
  const runtime = await createRuntime(env, { log: openLog('error'), clock });
  try {
    await seedDemonstration(runtime);
    const secret = await authSecret(env);
    const accounts = await runtime.db.select().from(user);
    const logs = accounts.map((account) => readLoggedAnswers(runtime.db, { learner: asLearner(account), secret }));
    return (await Promise.all(logs)).filter((answers) => answers.length > 0);
  } finally {
    await runtime.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** With Heritage, so that the questions of every drill can be drawn again. */
function asLearner({ id, email, name, createdAt }: typeof user.$inferSelect): Learner {
  const session = { id: '', token: '', createdAt, lastUsedAt: createdAt, mailboxProvenAt: null };
  const access = { tier: 'heritage', status: 'active' } as const;
  return { id, email, name, ...access, timeZone: 'UTC', dayBeginsAt: 0, logRevision: 0, session };
}
