import { eq } from 'drizzle-orm';
import { insertLearner, insertPurchase } from '../../../apps/server/src/db/factories.ts';
import { purchase } from '../../../apps/server/src/db/schema/payment.ts';
import { parseEnv } from '../../../apps/server/src/env.ts';
import { seedDemonstration } from '../../../apps/server/src/features/system/demonstration.ts';
import { createRuntime, type Runtime } from '../../../apps/server/src/runtime.ts';

/** Accounts that only a payment can make, ready in the data of every worker's server. They have no password. */
export const prepared = { refunded: 'refunded@example.com', refundable: 'refundable@example.com' } as const;

/** Fills an empty data folder, which no server may hold, with the demonstration accounts and those above. */
export function prepareData(dataDir: string): Promise<void> {
  return withData(dataDir, async (runtime) => {
    await seedDemonstration(runtime);
    await insertBuyer(runtime, prepared.refunded, 'refunded');
    await insertBuyer(runtime, prepared.refundable, 'paid');
  });
}

/** Gives the money back for every purchase of a learner. No server may hold the folder meanwhile. */
export function refund(dataDir: string, email: string): Promise<void> {
  return withData(dataDir, async ({ db }) => {
    await db.update(purchase).set({ status: 'refunded' }).where(eq(purchase.email, email));
  });
}

async function insertBuyer({ db }: Runtime, email: string, status: 'paid' | 'refunded'): Promise<void> {
  const userId = await insertLearner(db, { email, name: 'Bo Buyer', passwordHash: 'none' });
  await insertPurchase(db, { userId, email, status });
}

async function withData(dataDir: string, work: (runtime: Runtime) => Promise<void>): Promise<void> {
  const runtime = await createRuntime(parseEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  try {
    await work(runtime);
  } finally {
    await runtime.close();
  }
}
