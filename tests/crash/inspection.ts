import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { type DatabaseConnection, openDatabase } from '../../apps/server/src/db/client.ts';
import { receiptNumber } from '../../apps/server/src/features/access/rules.ts';
import type { CrashLearner } from './learner.ts';
import type { World } from './world.ts';

/** The contents of the database and the mailbox once all activity has stopped. */
export interface Inspection {
  /** What is still in progress, each in a sentence. */
  readonly unsettled: string[];
  /** Losses and contradictions that no waiting can repair. */
  readonly wrong: string[];
  readonly purchases: number;
  readonly receipts: number;
}

export interface CrashEvidence {
  readonly where: { readonly url: string } | { readonly dataDir: string };
  readonly mailFolder: string;
  readonly world: World;
  readonly learners: readonly CrashLearner[];
}

/** Opens the database, which for the embedded one no server may hold meanwhile. */
export async function inspect({ where, mailFolder, world, learners }: CrashEvidence): Promise<Inspection> {
  const connection = await openDatabase(where);
  try {
    const receipts = await listReceipts(mailFolder);
    const { purchases, unsettled, wrong } = await inspectPurchases(connection, { receipts, acknowledged: world.paid });
    return {
      unsettled: [...unsettled, ...(await findJobs(connection, ['created', 'retry', 'active']))],
      wrong: [
        ...wrong,
        ...(await findJobs(connection, ['failed'])),
        ...(await findDoubles(connection)),
        ...(await findUnearned(connection, learners)),
      ],
      purchases,
      receipts: receipts.length,
    };
  } finally {
    await connection.close();
  }
}

interface Paid {
  readonly receipts: readonly string[];
  /** The payments that buyers were told have succeeded. */
  readonly acknowledged: readonly string[];
}

async function inspectPurchases(connection: DatabaseConnection, { receipts, acknowledged }: Paid) {
  const purchases = await query<{ number: number; payment: string }>(
    connection,
    `select number, payment_intent_id as payment from purchase`,
  );
  const settled = new Set(purchases.map(({ payment }) => payment));
  const succeeded = await query<{ id: string }>(
    connection,
    `select id from sandbox_object where kind = 'payment_intent' and data ->> 'status' = 'succeeded'`,
  );
  const paid = new Set([...succeeded.map(({ id }) => id), ...acknowledged]);
  const countOf = ({ number }: { number: number }) =>
    receipts.filter((receipt) => receipt === receiptNumber(number)).length;
  return {
    purchases: purchases.length,
    unsettled: [
      ...[...paid].filter((id) => !settled.has(id)).map((id) => `The payment ${id} is paid and not settled.`),
      ...purchases.filter((bought) => countOf(bought) === 0).map(({ number }) => `Purchase ${number} has no receipt.`),
    ],
    wrong: purchases
      .filter((bought) => countOf(bought) > 1)
      .map((bought) => `Purchase ${bought.number} has ${countOf(bought)} receipts.`),
  };
}

async function findJobs(connection: DatabaseConnection, states: readonly string[]): Promise<string[]> {
  // Periodic work is not waited for, and a run of it may be cut short.
  const jobs = await query<{ name: string; state: string }>(
    connection,
    `select name, state from pgboss.job where name <> 'payment-reconciliation'`,
  );
  return jobs.filter(({ state }) => states.includes(state)).map(({ name, state }) => `A job ${name} is ${state}.`);
}

export async function findDoubles(connection: DatabaseConnection): Promise<string[]> {
  const orders = await query<{ id: string; times: number }>(
    connection,
    `select order_id as id, count(*)::int as times from purchase group by 1 having count(*) > 1`,
  );
  const causes = await query<{ id: string; times: number }>(
    connection,
    `select user_id || ' ' || cause as id, count(*)::int as times from xp_ledger group by 1 having count(*) > 1`,
  );
  return [
    ...orders.map(({ id, times }) => `The order ${id} has ${times} purchases.`),
    ...causes.map(({ id, times }) => `The ledger has ${times} entries of ${id}.`),
  ];
}

/** Lessons that were acknowledged and have left nothing in the ledger. */
async function findUnearned(connection: DatabaseConnection, learners: readonly CrashLearner[]): Promise<string[]> {
  const earned = await query<{ email: string }>(
    connection,
    `select email from "user" join xp_ledger on user_id = "user".id where cause like 'pattern-mastered:%'`,
  );
  const earners = new Set(earned.map(({ email }) => email));
  return learners
    .filter(({ hasEarned, email }) => hasEarned && !earners.has(email))
    .map(({ email }) => `${email} has earned nothing for a lesson.`);
}

async function query<T>(connection: DatabaseConnection, text: string): Promise<T[]> {
  return (await connection.run(text)).rows as T[];
}

/** The numbers of all receipts in a mailbox, one for each mail. */
async function listReceipts(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const subjects = await Promise.all(
    names.map(async (name) => (await PostalMime.parse(await readFile(path.join(folder, name)))).subject ?? ''),
  );
  return subjects.flatMap((subject) => /^Your receipt (W-\d+)/.exec(subject)?.[1] ?? []);
}
