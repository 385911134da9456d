import { startBareServer } from './bare-server.ts';
import { addLearners, cookiesOf } from './bulk-learners.ts';
import { type Contender, type LoadSpeed, raceLoads } from './load.ts';
import { type Product, SECRET } from './product.ts';
import { median, ratio } from './rounds.ts';

const ROUNDS = 5;
const SECONDS = 2;
const LIST = '/api/patterns';
/** The learners of the reads that are not all of one. */
const READERS = 400;
const READS = ['/api/auth/user', '/api/progress', '/api/stats', '/api/subscription/info', '/api/today'];
/** A learner's own list is longer than a visitor's. */
const AS_VISITOR = { cookies: [''], headers: { 'accept-encoding': 'br' } };

/**
 * The cached list beside the same bytes, and signed-in reads beside one SELECT, each through bare Fastify. The calls
 * of one learner, as an opening page makes them, also share the row that says who is asking; those of many learners share
 * the query only.
 */
export async function measureReads(product: Product): Promise<void> {
  const ofMany = { cookies: cookiesOf({ count: READERS, secret: SECRET }) };
  const server = await startBareServer(product.databaseUrl, product.url + LIST);
  const bare = { ...server, cookie: product.cookie };
  try {
    const [same, list, select, ...speeds] = await raceLoads(
      [
        { ...readOf(bare, '/list', 'the same bytes, bare Fastify'), ...AS_VISITOR },
        { ...readOf(product, LIST), ...AS_VISITOR },
        readOf(bare, '/', 'one SELECT, bare Fastify'),
        ...READS.map((path) => readOf(product, path)),
        ...READS.map((path) => ({ ...readOf(product, path), ...ofMany })),
      ],
      { rounds: ROUNDS, seconds: SECONDS },
    );
    printReads('A cached list, at least 0.80 ×', [same, list]);
    const [ofOne, others] = [speeds.slice(0, READS.length), speeds.slice(READS.length)];
    printReads('Reads of one learner, at least 0.50 × each', [select, ...ofOne]);
    printReads(`Reads of ${READERS} learners, at least 0.50 × each`, [select, ...others]);
  } finally {
    await server.close();
  }
}

type Server = Pick<Product, 'url' | 'pid' | 'cookie'>;

function readOf({ url, pid, cookie }: Server, path: string, name = path): Contender {
  return { name, pid, url: url + path, cookies: [cookie], method: 'GET' };
}

/** The first is the baseline for the others. */
function printReads(title: string, speeds: readonly (LoadSpeed | undefined)[]): void {
  const [first] = speeds;
  console.log(`\n${title}: medians of ${ROUNDS} interleaved rounds, then per second of the server's processor time`);
  for (const speed of speeds) {
    if (first === undefined || speed === undefined) continue;
    const perCpuSecond = median(speed.perCpuSecond) / median(first.perCpuSecond);
    print(speed, `${ratio(speed, first).toFixed(2)} ×  ${perCpuSecond.toFixed(2)} ×`);
  }
}

const FEW = 1_000;
const MANY = 1_000_000;
const HISTORY_READS = [
  '/api/stats',
  '/api/progress',
  '/api/progress/calendar',
  '/api/progress/week',
  '/api/badges/user',
  '/api/badges/progress',
  '/api/celebrations?unviewedOnly=true',
  '/api/rewards/ledger',
  '/api/today',
  '/api/skills',
  '/api/analytics/weak-areas',
  '/api/analytics/sessions',
];

/** One learner's reads with a thousand and with a million learners stored. */
export async function compareSizes(few: Product, many: Product): Promise<void> {
  await addLearners(few.databaseUrl, { from: 1, to: FEW });
  await addLearners(many.databaseUrl, { from: 1, to: MANY });
  const counts = [MANY, FEW].map((learners) => learners.toLocaleString('en'));
  console.log(`\nOne learner's reads, time with ${counts.join(' learners against ')}, at most 1.30 ×`);
  for (const path of HISTORY_READS) {
    const both = [few, many].map((product) => readOf(product, path));
    const [small, large] = await raceLoads(both, { rounds: ROUNDS, seconds: 1 });
    if (small === undefined || large === undefined) throw new Error('Nothing was measured.');
    print(large, `${ratio(small, large).toFixed(2)} ×`);
  }
}

function print({ name, rounds }: LoadSpeed, ratios: string): void {
  console.log(`  ${name.padEnd(38)} ${median(rounds).toFixed(0).padStart(6)} answers/s  ${ratios}`);
}
