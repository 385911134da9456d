import { inArray, isNull } from 'drizzle-orm';
import pino from 'pino';
import { insertLearner, insertPurchase } from '../../../apps/server/src/db/factories.ts';
import { user } from '../../../apps/server/src/db/schema/identity.ts';
import { celebration } from '../../../apps/server/src/db/schema/reward.ts';
import { parseEnv } from '../../../apps/server/src/env.ts';
import { seedDemonstration } from '../../../apps/server/src/features/system/demonstration.ts';
import { createRuntime, type Runtime } from '../../../apps/server/src/runtime.ts';
import { PASSWORD, refunded, unused } from './prepared-accounts.ts';

/**
 * Fills an empty data folder, which no server may hold, with the accounts that tests use. A process of its own, which
 * loads the server's modules as they are: Playwright would compile each of them first.
 */
async function prepareData(dataDir: string): Promise<void> {
  const runtime = await createRuntime(parseEnv({ DATA_DIR: dataDir }), { log: pino({ level: 'silent' }) });
  try {
    await seedDemonstration(runtime);
    // Or a dialog lies over the page that a test looks at.
    await runtime.db.update(celebration).set({ viewedAt: new Date() }).where(isNull(celebration.viewedAt));
    await insertAccounts(runtime);
    // Makes the tables of the queue, which every server would have to make otherwise.
    await runtime.jobs.start();
  } finally {
    await runtime.close();
  }
}

/** All have one password, which is hashed once: hashing is slow on purpose. */
async function insertAccounts({ db, auth }: Runtime): Promise<void> {
  const { password } = await auth.$context;
  const passwordHash = await password.hash(PASSWORD);
  await db.transaction(async (tx) => {
    const insert = ({ name, email }: { name: string; email: string }) =>
      insertLearner(tx, { name, email, passwordHash });
    await insertPurchase(tx, { userId: await insert(refunded), email: refunded.email, status: 'refunded' });
    for (const account of unused) await insert(account);
    // As after signing up: the browser tells its own zone.
    const emails = unused.map(({ email }) => email);
    await tx.update(user).set({ timeZone: null }).where(inArray(user.email, emails));
  });
}

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('Name the data folder to fill.');
await prepareData(dataDir);
