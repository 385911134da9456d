import { ACTIVE_COUNT, cookiesOf } from './bulk-learners.ts';
import { captureEvent, runPgbench } from './captured-statements.ts';
import { CONNECTIONS, type Load, measure } from './load.ts';
import { type Product, SECRET } from './product.ts';
import { median } from './rounds.ts';

const ROUNDS = 5;
const SECONDS = 3;
/** Half of the active learners take quizzes of the product, the other half those of pgbench. */
const HALF = ACTIVE_COUNT / 2;

/** Learning events against pgbench running the same statements. */
export async function measureEvents({ databaseUrl, url }: Product): Promise<void> {
  const event = await captureEvent(databaseUrl);
  const cookies = cookiesOf({ count: HALF, secret: SECRET });
  const run = { seconds: SECONDS, clients: CONNECTIONS, learners: { from: HALF + 1, to: ACTIVE_COUNT } };
  const load: Load = { name: 'learning event', url: url + event.path, cookies, method: 'POST', body: event.body };
  // A first quiz earns what no later one does, by statements of its own.
  await measure(load, { calls: ACTIVE_COUNT });
  const rounds = { product: [] as number[], pgbench: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    rounds.product.push(await measure(load, { seconds: SECONDS }));
    rounds.pgbench.push(await runPgbench(databaseUrl, event, run));
  }
  const ratio = median(rounds.product.map((speed, round) => speed / (rounds.pgbench[round] ?? Number.NaN)));
  console.log(`\nA quiz with answers, ${event.statements.length} statements, at least 0.60 ×`);
  print('pgbench, the same statements', rounds.pgbench);
  print('the product', rounds.product, `  ${ratio.toFixed(2)} ×`);
}

function print(name: string, rounds: readonly number[], ratio = ''): void {
  console.log(`  ${name.padEnd(38)} ${median(rounds).toFixed(0).padStart(6)} events/s${ratio}`);
}
