import pino from 'pino';
import type { DatabaseConnection } from '../../../apps/server/src/db/client.ts';
import { createJobQueue } from '../../../apps/server/src/db/job-queue.ts';
import { recordTouched } from './touched-learners.ts';

/**
 * Gives a migrated database the tables of the job queue as well, which every start of a server would have to make, and
 * the record of whose rows a transaction writes.
 */
export async function prepareDatabase(connection: DatabaseConnection): Promise<void> {
  const queue = createJobQueue(connection, pino({ level: 'silent' }));
  await queue.start();
  await queue.close();
  await recordTouched(connection);
  await connection.close();
}
