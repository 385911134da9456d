// The server's speed: a cached list, signed-in reads, learning events and reads among a million learners, each as ratios
// of interleaved rounds on PostgreSQL; then what an idle server uses on the embedded database.
import { startPostgres } from '../tests/support/postgres.ts';
import { addActive } from './bulk-learners.ts';
import { measureIdle } from './idle-server.ts';
import { compareSizes, measureReads } from './learner-reads.ts';
import { measureEvents } from './learning-events.ts';
import { startProduct } from './product.ts';
import { describeMachine, describePostgres } from './rounds.ts';

async function measureOnPostgres(): Promise<void> {
  const postgres = await startPostgres();
  try {
    const few = await startProduct(postgres, 'few');
    console.log(`${describeMachine()}, ${await describePostgres(few.databaseUrl)}`);
    await addActive(few.databaseUrl);
    await measureReads(few);
    await measureEvents(few);
    const many = await startProduct(postgres, 'many');
    await compareSizes(few, many);
    await many.stop();
    await few.stop();
  } finally {
    await postgres.remove();
  }
}

await measureOnPostgres();
await measureIdle();
