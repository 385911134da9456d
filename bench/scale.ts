// Many learners on PostgreSQL: how many two processes hold at once, how tables grow, what it costs. Writes the figures
// into docs/scale.md.
//   npm run bench -- scale            a million learners, in a PostgreSQL of its own that is deleted at the end
//   npm run bench -- scale 10000      fewer
// With DATABASE_URL it fills and measures that database on this machine, or measures it where it was filled before.
// PgBouncer, which stands between, is Debian's.
import { readFileSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { openDatabase } from '../apps/server/src/db/client.ts';
import { createDatabase } from '../tests/support/database/create-database.ts';
import { startPgbouncer } from '../tests/support/database/pgbouncer.ts';
import { startPostgres } from '../tests/support/database/postgres.ts';
import { describeMachine, describePostgres } from './rounds.ts';
import { isHeld, type Level, measureLevels } from './scale/closed-loop.ts';
import { fillWithDemonstration, openSessions } from './scale/fill.ts';
import { readGrowth, readSizes } from './scale/growth.ts';
import { explainStatements } from './scale/plans.ts';
import { reportScale } from './scale/report.ts';

const DOCUMENT = new URL('../docs/scale.md', import.meta.url);
const START = '<!-- figures: written by npm run bench -- scale -->';
const END = '<!-- end of figures -->';
const SETTINGS = ['shared_buffers=3GB', 'max_wal_size=8GB', 'wal_level=minimal', 'max_wal_senders=0'];
const SESSIONS = 2000;

const { DATABASE_URL } = process.env;
const count = Number(process.argv[2] ?? 1_000_000);
if (DATABASE_URL !== undefined) await measure(DATABASE_URL);
else {
  const postgres = await startPostgres(SETTINGS);
  try {
    await measure(await createDatabase({ server: postgres.url, name: 'scale' }));
  } finally {
    await postgres.remove();
  }
}

async function measure(databaseUrl: string): Promise<void> {
  const connection = await openDatabase({ url: databaseUrl });
  await connection.close();
  if (!(await hasMadeLearners(databaseUrl))) await fillWithDemonstration(databaseUrl, { count, log: logProgress });
  const tokens = await openSessions(databaseUrl, SESSIONS);
  const stored = await readSizes(databaseUrl);
  const planned = await explainStatements(databaseUrl);
  const growth = await readGrowth(databaseUrl, stored);
  const machine = `${describeMachine()}, ${await describePostgres(databaseUrl)}, ${new Date().toISOString().slice(0, 10)}`;
  const levels = await measureBehindPgbouncer(databaseUrl, tokens);
  const level = levels.filter(isHeld).at(-1) ?? levels[0];
  if (level === undefined) throw new Error('Nothing was measured.');
  const measured = {
    appCpus: level.serverCpus / level.learners,
    databaseCpus: level.databaseCpus / level.learners,
    bytesPerLearner: stored.databaseBytes / stored.learners,
    bytesPerYear: growth.reduce((sum, { bytesPerYear }) => sum + bytesPerYear, 0),
  };
  const figures = reportScale({ machine, stored, growth, planned, levels, measured });
  console.log(figures);
  const text = readFileSync(DOCUMENT, 'utf8');
  const [from, to] = [text.indexOf(START), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`docs/scale.md needs the lines "${START}" and "${END}".`);
  writeFileSync(DOCUMENT, `${text.slice(0, from + START.length)}\n\n${figures}\n\n${text.slice(to)}`);
}

async function measureBehindPgbouncer(databaseUrl: string, tokens: readonly string[]): Promise<Level[]> {
  const pgbouncer = await startPgbouncer(databaseUrl, { idleSeconds: 600 });
  const { pathname } = new URL(databaseUrl);
  try {
    return await measureLevels({ databaseUrl, pooledUrl: pgbouncer.url + pathname }, tokens);
  } finally {
    await pgbouncer.stop();
  }
}

async function hasMadeLearners(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ made: string | null }>(`select to_regclass('made') as made`);
  await client.end();
  return rows[0]?.made !== null;
}

function logProgress(text: string): void {
  console.log(`${process.uptime().toFixed(0)} s: ${text}`);
}
