// The server's speed: a cached list, signed-in reads, quiz results and reads among a million learners, each as ratios
// of interleaved rounds on PostgreSQL; then what an idle server uses on the embedded database.
// With arguments only those parts: reads, events, sizes or idle.
import { startPostgres } from '../tests/support/database/postgres.ts';
import { addActive } from './bulk-learners.ts';
import { measureIdle } from './idle-server.ts';
import { compareSizes, measureReads } from './learner-reads.ts';
import { measureEvents } from './learning-events.ts';
import { withProduct } from './product.ts';
import { describeMachine, describePostgres } from './rounds.ts';

type Part = 'reads' | 'events' | 'sizes' | 'idle';

async function measureOnPostgres(isWanted: (part: Part) => boolean): Promise<void> {
  const postgres = await startPostgres();
  try {
    await withProduct(postgres, 'few', async (few) => {
      console.log(`${describeMachine()}, ${await describePostgres(few.databaseUrl)}`);
      await addActive(few.databaseUrl);
      if (isWanted('reads')) await measureReads(few);
      if (isWanted('events')) await measureEvents(few);
      if (isWanted('sizes')) await withProduct(postgres, 'many', (many) => compareSizes(few, many));
    });
  } finally {
    await postgres.remove();
  }
}

/** Named parts, or all of them. */
const named = process.argv.slice(2);
const isWanted = (part: Part) => named.length === 0 || named.includes(part);
if ((['reads', 'events', 'sizes'] as const).some(isWanted)) await measureOnPostgres(isWanted);
if (isWanted('idle')) await measureIdle();
