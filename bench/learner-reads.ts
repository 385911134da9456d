import { startBareServer } from './bare-server.ts';
import { addLearners } from './bulk-learners.ts';
import { type Load, raceLoads } from './load.ts';
import type { Product } from './product.ts';
import { median, ratio, type Speed } from './rounds.ts';

const ROUNDS = 7;
const SECONDS = 2;
const LIST = '/api/patterns';
const READS = ['/api/auth/user', '/api/progress', '/api/stats', '/api/subscription/info'];

/** The cached list beside the same bytes, and signed-in reads beside one SELECT, each through bare Fastify. */
export async function measureReads(product: Product): Promise<void> {
  const bare = await startBareServer(product.databaseUrl, product.url + LIST);
  const read = (name: string, url: string): Load => ({ name, url, cookies: [product.cookie], method: 'GET' });
  // As a visitor asks for it: a learner's own list is longer.
  const asVisitor = { cookies: [''], headers: { 'accept-encoding': 'br' } };
  try {
    const [same, list, select, ...reads] = await raceLoads(
      [
        { ...read('the same bytes, bare Fastify', `${bare.url}/list`), ...asVisitor },
        { ...read(LIST, product.url + LIST), ...asVisitor },
        read('one SELECT, bare Fastify', bare.url),
        ...READS.map((path) => read(path, product.url + path)),
      ],
      { rounds: ROUNDS, seconds: SECONDS },
    );
    printReads('A cached list, at least 0.80 ×', [same, list]);
    printReads('Signed-in reads, at least 0.60 × each', [select, ...reads]);
  } finally {
    await bare.close();
  }
}

/** The first is what the others are compared with. */
function printReads(title: string, speeds: readonly (Speed | undefined)[]): void {
  const [first] = speeds;
  console.log(`\n${title}: medians of ${ROUNDS} interleaved rounds`);
  for (const speed of speeds) {
    if (first === undefined || speed === undefined) continue;
    print(speed.name, `${median(speed.rounds).toFixed(0).padStart(6)} answers/s  ${ratio(speed, first).toFixed(2)} ×`);
  }
}

const FEW = 1_000;
const MANY = 1_000_000;
const HISTORY_READS = [
  ...['/api/stats', '/api/progress', '/api/progress/calendar', '/api/progress/week'],
  ...['/api/badges/user', '/api/badges/progress', '/api/celebrations?unviewedOnly=true', '/api/rewards/ledger'],
  ...['/api/analytics/weak-areas', '/api/analytics/sessions'],
];

/** One learner's reads with a thousand and with a million learners stored. */
export async function compareSizes(few: Product, many: Product): Promise<void> {
  await addLearners(few.databaseUrl, { from: 1, to: FEW });
  await addLearners(many.databaseUrl, { from: 1, to: MANY });
  const counts = [MANY, FEW].map((learners) => learners.toLocaleString('en'));
  console.log(`\nOne learner's reads, time with ${counts.join(' learners against ')}, at most 1.30 ×`);
  for (const path of HISTORY_READS) {
    const load = ({ url, cookie }: Product): Load => ({
      name: path,
      url: url + path,
      cookies: [cookie],
      method: 'GET',
    });
    const [small, large] = await raceLoads([load(few), load(many)], { rounds: 5, seconds: 1 });
    if (small === undefined || large === undefined) throw new Error('Nothing was measured.');
    print(path, `${median(large.rounds).toFixed(0).padStart(6)} answers/s  ${ratio(small, large).toFixed(2)} ×`);
  }
}

function print(name: string, figures: string): void {
  console.log(`  ${name.padEnd(38)} ${figures}`);
}
