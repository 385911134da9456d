import type { Database, Transaction } from './client.ts';

/**
 * Runs a transaction and sends its commit along with its last statements: PostgreSQL turns the commit into a rollback
 * when one of them fails. `run` returns their answers in an object, which nothing waits for. All of them have to be
 * sent by then, since a later one would miss the transaction.
 */
export async function commitWithLast<T>(
  db: Database,
  run: (tx: Transaction) => Promise<{ readonly last: Promise<T> }>,
): Promise<T> {
  const { last } = await db.transaction(async (tx) => {
    const written = await run(tx);
    await untilSent(written.last);
    return written;
  });
  return last;
}

/** What can't be sent fails before this turn's ticks, and then nothing may be committed. */
function untilSent(statements: Promise<unknown>): Promise<unknown> {
  return Promise.race([statements, new Promise<void>((resolve) => process.nextTick(resolve))]);
}
