// From the embedded database to PostgreSQL and back with the demonstration accounts and ten thousand made learners (or
// the number after it): every row, all points, all purchases and what a sample of learners sees have to be equal.
import assert from 'node:assert/strict';
import path from 'node:path';
import { identityCalls } from '@wickwise/contract/identity';
import { progressCalls } from '@wickwise/contract/progress';
import { reviewCalls } from '@wickwise/contract/review';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { todayCalls } from '@wickwise/contract/today';
import pg from 'pg';
import pino from 'pino';
import { copyDatabase } from '../apps/server/src/backup/copy.ts';
import { type DatabasePlace, openDatabase } from '../apps/server/src/db/client.ts';
import { makeDataDir, removeDataDir } from '../tests/browser/support/server-process.ts';
import { createDatabase } from '../tests/support/database/create-database.ts';
import { startPostgres } from '../tests/support/database/postgres.ts';
import { send, startTestServer } from '../tests/support/server.ts';
import { SECRET } from './product.ts';
import { cookieOf } from './scale/closed-loop.ts';
import { fillWithDemonstration, openSessions } from './scale/fill.ts';

const count = Number(process.argv[2] ?? 10_000);
const SAMPLE = 20;
const NOW = new Date();
const CALLS = [
  ...[
    identityCalls.currentUser,
    progressCalls.listProgress,
    progressCalls.listCompletions,
    progressCalls.studyCalendar,
  ],
  ...[rewardCalls.stats, rewardCalls.listLedger, rewardCalls.listUserBadges, rewardCalls.listCelebrations],
  ...[todayCalls.readToday, todayCalls.listSkills, reviewCalls.readReviews, rewardCalls.listMilestones],
];

interface Seen {
  readonly points: unknown;
  readonly purchases: unknown;
  /** The answers to the calls, for each learner of the sample. */
  readonly answers: readonly unknown[];
}

async function look(place: DatabasePlace, tokens: readonly string[]): Promise<Seen> {
  const connection = await openDatabase(place);
  const server = await startTestServer({ AUTH_SECRET: SECRET }, { sharing: connection });
  try {
    server.now = NOW;
    const answers: unknown[] = [];
    for (const token of tokens) {
      const as = { id: '', email: '', cookie: cookieOf(token) };
      for (const call of CALLS) {
        const { status, body } = await send(server, call, { as });
        assert.equal(status, 200, `${call.path} was answered with ${status}.`);
        answers.push(body);
      }
    }
    const [points, purchases] = await Promise.all([
      connection.run('select count(*)::int, sum(points)::int from xp_ledger'),
      connection.run('select status, count(*)::int, sum(amount_cents)::int from purchase group by 1 order by 1'),
    ]);
    return { points: points.rows, purchases: purchases.rows, answers };
  } finally {
    await server.close();
    await connection.close();
  }
}

const postgres = await startPostgres();
const folder = await makeDataDir();
try {
  const log = pino({ level: 'silent' });
  const timed = async <T>(what: string, run: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    const result = await run();
    console.log(`${what}: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    return result;
  };
  const made = await createDatabase({ server: postgres.url, name: 'made' });
  const database = await openDatabase({ url: made });
  await database.close();
  await timed(`${count} learners made`, () => fillWithDemonstration(made, { count, log: () => {} }));
  const tokens = await openSessions(made, SAMPLE);
  const client = new pg.Client({ connectionString: made });
  await client.connect();
  await client.query('drop table made, made_template');
  await client.end();

  const first = { dataDir: path.join(folder, 'first') };
  const middle = { url: await createDatabase({ server: postgres.url, name: 'middle' }) };
  const last = { dataDir: path.join(folder, 'last') };
  const copy = (from: DatabasePlace, to: DatabasePlace) => copyDatabase({ from, to, now: NOW, log });
  await timed('to the embedded database', () => copy({ url: made }, first));
  const before = await look(first, tokens);
  const there = await timed('embedded to PostgreSQL', () => copy(first, middle));
  const back = await timed('PostgreSQL to embedded', () => copy(middle, last));
  assert.deepEqual(back.sums, there.sums);
  const after = await look(last, tokens);
  assert.deepEqual(after, before);
  const rows = Object.values(back.sums).reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Equal: ${rows} rows, points ${JSON.stringify(after.points)}, purchases ${JSON.stringify(after.purchases)},`,
  );
  console.log(`and ${after.answers.length} answers to ${tokens.length} learners.`);
} finally {
  await postgres.remove();
  await removeDataDir(folder);
}
