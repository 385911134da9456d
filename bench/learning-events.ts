import { processUsage } from '../tests/support/process-usage.ts';
import { ACTIVE_COUNT, cookiesOf } from './bulk-learners.ts';
import { captureEvent, runPgbench } from './captured-statements.ts';
import { CONNECTIONS, type Load, measure } from './load.ts';
import { type Product, SECRET } from './product.ts';
import { median } from './rounds.ts';

const ROUNDS = 6;
/**
 * Quizzes per learner and round. A number of them, not a time: a faster machine would make longer logs, and more quizzes
 * than the product accepts from one learner in an hour.
 */
const QUIZZES = 1;

/** Quiz results against pgbench running the same statements. */
export async function measureEvents(product: Product): Promise<void> {
  const event = await captureEvent(product.databaseUrl);
  const cookies = cookiesOf({ count: ACTIVE_COUNT, secret: SECRET });
  const load = { name: 'quiz result', url: product.url + event.path, method: 'POST' as const, body: event.body };
  await measure({ ...load, cookies }, { calls: ACTIVE_COUNT });
  const rounds: Round[] = [];
  const events = QUIZZES * ACTIVE_COUNT;
  for (let round = 0; round < ROUNDS; round++) {
    const measured = await measureProduct(product, { ...load, cookies }, events);
    const run = { transactions: events, clients: CONNECTIONS, learners: ACTIVE_COUNT };
    rounds.push({ ...measured, pgbench: await runPgbench(product.databaseUrl, event, run) });
  }
  console.log(`\nA quiz result without answers, ${event.statements.length} statements, at least 0.40 ×`);
  printRounds(rounds);
}

interface Round {
  /** Events per second. */
  readonly product: number;
  readonly pgbench: number;
  /** Seconds of processor time for each event: of the server, and of this process, which sends it. */
  readonly server: number;
  readonly client: number;
}

async function measureProduct({ pid }: Product, load: Load, events: number): Promise<Omit<Round, 'pgbench'>> {
  const before = await processorTimes(pid);
  const product = await measure(load, { calls: events });
  const after = await processorTimes(pid);
  return { product, server: (after.server - before.server) / events, client: (after.client - before.client) / events };
}

/** Seconds that the server and this process have used so far. */
async function processorTimes(pid: number): Promise<{ server: number; client: number }> {
  const { user, system } = process.cpuUsage();
  return { server: (await processUsage(pid)).cpuSeconds, client: (user + system) / 1e6 };
}

function printRounds(rounds: readonly Round[]): void {
  const ratio = median(rounds.map(({ product, pgbench }) => product / pgbench));
  const ofMedian = (part: keyof Round) => median(rounds.map((round) => round[part]));
  const toMs = (part: keyof Round) => `${(ofMedian(part) * 1000).toFixed(2)} ms`;
  const print = (name: string, part: keyof Round, ratio = '') =>
    console.log(`  ${name.padEnd(38)} ${ofMedian(part).toFixed(0).padStart(6)} events/s${ratio}`);
  print('pgbench, the same statements', 'pgbench');
  print('the product', 'product', `  ${ratio.toFixed(2)} ×`);
  console.log(`  processor time of an event: ${toMs('server')} in the server, ${toMs('client')} to send it`);
}
